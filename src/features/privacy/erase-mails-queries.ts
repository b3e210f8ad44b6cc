import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isUnderFormer } from '../former-addresses/queries.ts'

type About = { id: number; email: string; pattern: string | null }

/**
 * Empties mails to the person's current and former addresses, and mails to others that mention them. Unsent ones,
 * queued or failed, are cancelled.
 * @returns the keys of all of them
 */
export async function clearMailsAbout(db: Db, { id, email, pattern }: About, now: Date): Promise<string[]> {
  const isTo = sql`(to_email = ${email} or ${isUnderFormer(id, { email: 'to_email', at: 'created_at' })})`
  const says = sql`subject || ' ' || text || ' ' || html || ' ' || coalesce(reply_to::text, '') || ' ' || coalesce(last_error, '')`
  const { rows } = await sql<{ key: string }>`
    update letters set to_email = case when ${isTo} then '' else to_email end, reply_to = null, subject = '', text = '',
      html = '', attachments = '[]', last_error = null, sent_at = coalesce(sent_at, ${now})
    where ${isTo} or ${says} ~* ${pattern ?? '(?!)'} returning key`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * Deletes the addresses of final mails: to an erased person, or about a change of address. An unsent one is abandoned
 * once older than `before`.
 * @returns their keys
 */
export async function clearFarewellAddresses(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .updateTable('letters')
    .set({ toEmail: '', subject: '', text: '', html: '', attachments: '[]', lastError: null })
    .where((eb) => eb.or([eb('key', 'like', 'erased-%'), eb('key', 'like', 'email-change%')]))
    .where('toEmail', '!=', '')
    .where((eb) => eb.or([eb('sentAt', 'is not', null), eb('createdAt', '<', before)]))
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}
