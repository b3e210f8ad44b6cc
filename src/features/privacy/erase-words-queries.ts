import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Columns in which others write freely about people. The texts stay, with the erased person redacted. */
const freeTexts: readonly (readonly [table: string, column: string])[] = [
  ['news_steps', 'comment'],
  ['news_steps', 'quote'],
  ['participant_changes', 'comment'],
  ['donation_acts', 'reason'],
  ['donation_acts', 'decision_note'],
  ['donation_acts', 'reference'],
  ['donation_acts', 'refusal'],
  ['disbursements', 'note'],
  ['disbursements', 'receiver_name'],
  ['disbursements', 'decision_note'],
  ['gifts_in_kind', 'thing'],
  ['gifts_in_kind', 'note'],
  ['gifts_in_kind', 'void_reason'],
  ['notice_notes', 'note'],
  ['privacy_cases', 'title'],
  ['privacy_cases', 'detail'],
  ['privacy_cases', 'measures'],
  ['privacy_cases', 'proof'],
  ['privacy_steps', 'note'],
  ['post_flags', 'note'],
  ['questions', 'hidden_reason'],
  ['answers', 'hidden_reason'],
  ['users', 'suspension_reason'],
  ['person_notes', 'text'],
  ['contact_messages', 'message'],
  ['contact_answers', 'text'],
  ['donations', 'message'],
  ['subscriptions', 'evidence'],
  ['uploads', 'alt'],
  ['uploads', 'shows'],
  ['uploads', 'consent_note'],
]

/** Pattern that finds a person in text by address, name and phone; null if none of these is known. */
export async function findErasurePattern(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ pattern: string | null }>`select erasure_pattern(${id}) as pattern`.execute(db)
  return rows[0]!.pattern
}

/** Redacts the person in audit details, while the account still identifies them. */
export const redactAudit = (db: Db, id: number) => sql`select redact_audit(${id})`.execute(db)

/**
 * Redacts the person in free texts written at the desk, and clears unmatched gateway notices that mention them. A label
 * that names them is taken from everybody, since two redacted ones would be one word.
 */
export async function redactFreeTexts(db: Db, pattern: string, replacement: string) {
  for (const [table, column] of freeTexts)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} =
        regexp_replace(${sql.ref(column)}, ${pattern}, ${replacement}, 'gi')
      where ${sql.ref(column)} ~* ${pattern}`.execute(db)
  await sql`delete from person_labels where label_id in (select id from labels where word ~* ${pattern})`.execute(
    db,
  )
  await sql`delete from labels where word ~* ${pattern}`.execute(db)
  await sql`update payment_notices set body = null where body::text ~* ${pattern}`.execute(db)
}

/**
 * Deletes jobs whose data or errors mention the person, finished or not, since they must no longer run. A running one
 * is emptied instead.
 */
export async function removeJobsAbout(db: Db, pattern: string) {
  const isAbout = sql`(data::text ~* ${pattern} or output::text ~* ${pattern})`
  await sql`delete from pgboss.job where state <> 'active' and ${isAbout}`.execute(db)
  await sql`update pgboss.job set data = '{}', output = null where ${isAbout}`.execute(db)
}
