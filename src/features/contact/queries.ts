import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { languages } from '#src/wire/language.ts'
import type { ContactMessage } from './schema.ts'

export type StoredMessage = {
  id: number
  participantId: number | null
  name: string
  email: string
  message: string
  createdAt: Date
  isNew: boolean
}

/** Inserts a message once per key, by default of the first language; for a used key it returns the stored one. */
export async function insertMessage(
  db: Db,
  given: ContactMessage & { idempotency_key: string; language?: string },
  now: Date,
): Promise<StoredMessage> {
  const { rows } = await sql<StoredMessage>`
    with stored as (
      insert into contact_messages (idempotency_key, participant_id, name, email, message, language, created_at)
      values (${given.idempotency_key}, ${given.participant_id ?? null}, ${given.name}, ${given.email},
        ${given.message}, ${given.language ?? languages[0]}, ${now})
      on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
      returning *, xmax = 0 as is_new
    )
    select id, participant_id, name, email, message, created_at, is_new from stored`.execute(db)
  return rows[0]!
}

/** The key of a message's mail. */
export const mailKey = (id: number) => `contact-${id}`

/** Messages without a queued mail for lack of an address that now have one; oldest first. */
export async function listUnaddressed(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from contact_messages m left join participants p on p.id = m.participant_id
    where not exists (select from letters where key = 'contact-' || m.id)
      and (p.email is not null or exists (select from settings where key = 'email' and value <> '""'))
    order by m.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A message with its institution; null for the secretariat. */
export const findMessage = (db: Db, id: number) =>
  db
    .selectFrom('contactMessages as m')
    .leftJoin('participants as p', 'p.id', 'm.participantId')
    .select([
      'm.id',
      'm.name',
      'm.email',
      'm.message',
      'm.language',
      'm.createdAt',
      'p.title as institution',
      'p.email as institutionEmail',
    ])
    .where('m.id', '=', id)
    .executeTakeFirst()
export type MailedMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** True if an institution has an e-mail address. */
export async function hasAddress(db: Db, participantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('participants')
    .select('id')
    .where('id', '=', participantId)
    .where('email', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
