import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Where others write freely, about whomever they like. What stands there stays, without who was erased. */
const freeTexts: readonly (readonly [table: string, column: string])[] = [
  ['news_steps', 'comment'],
  ['news_steps', 'quote'],
  ['participant_changes', 'comment'],
  ['donation_acts', 'reason'],
  ['donation_acts', 'decision_note'],
  ['donation_acts', 'reference'],
  ['donation_acts', 'refusal'],
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
  ['contact_messages', 'message'],
  ['donations', 'message'],
]

/** A pattern that finds a person in text, by address, name and telephone; null when nothing is known of them. */
export async function findErasurePattern(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ pattern: string | null }>`select erasure_pattern(${id}) as pattern`.execute(db)
  return rows[0]!.pattern
}

/** Takes the person out of the audit trail's details, while the account still says who they are. */
export const redactAudit = (db: Db, id: number) => sql`select redact_audit(${id})`.execute(db)

/** Takes the person out of what others wrote at the desk, and out of notices of the gateway that nobody matched. */
export async function redactFreeTexts(db: Db, pattern: string, replacement: string) {
  for (const [table, column] of freeTexts)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} =
        regexp_replace(${sql.ref(column)}, ${pattern}, ${replacement}, 'gi')
      where ${sql.ref(column)} ~* ${pattern}`.execute(db)
  await sql`update payment_notices set body = null where body::text ~* ${pattern}`.execute(db)
}

/**
 * Removes jobs that hold the person's words in what they were given or in how they failed, finished or not: what they
 * would do is not wanted any more. One that runs just now is emptied instead.
 */
export async function removeJobsAbout(db: Db, pattern: string) {
  const isAbout = sql`(data::text ~* ${pattern} or output::text ~* ${pattern})`
  await sql`delete from pgboss.job where state <> 'active' and ${isAbout}`.execute(db)
  await sql`update pgboss.job set data = '{}', output = null where ${isAbout}`.execute(db)
}
