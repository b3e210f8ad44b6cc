import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** A permanently failed mail. */
export async function insertFailedMail(
  db: Db,
  given: { toEmail?: string; subject?: string; text?: string } = {},
) {
  const key = `gagal-${randomUUID()}`
  const { id } = await db
    .insertInto('letters')
    .values({
      key,
      toEmail: 'penerima@contoh.example',
      subject: 'Undangan temu region',
      text: 'Isi surat.',
      html: '<p>Isi surat.</p>',
      tries: 5,
      lastError: '550 <penerima@contoh.example>: tidak dikenal',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

/** A permanently failed job of this name, in the queue's form. */
export async function insertFailedJob(db: Db, name: string, data: object = {}): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, output)
    values (${name}, ${JSON.stringify(data)}, 'failed', 4, 4, now(), '{"message":"tidak jadi untuk ani@contoh.example"}')
    returning id`.execute(db)
  return rows[0]!.id
}
