import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { ContactMessage } from './schema.ts'

export type StoredMessage = {
  id: number
  name: string
  email: string
  message: string
  createdAt: Date
  isNew: boolean
}

/** Stores a message once per key; with a key already used it gives what was stored then. */
export async function insertMessage(db: Db, given: ContactMessage, now: Date): Promise<StoredMessage> {
  const { rows } = await sql<StoredMessage>`
    with stored as (
      insert into contact_messages (idempotency_key, name, email, message, created_at)
      values (${given.idempotency_key}, ${given.name}, ${given.email}, ${given.message}, ${now})
      on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
      returning *, xmax = 0 as is_new
    )
    select id, name, email, message, created_at, is_new from stored`.execute(db)
  return rows[0]!
}

export const findMessage = (db: Db, id: number) =>
  db
    .selectFrom('contactMessages')
    .select(['id', 'name', 'email', 'message', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
