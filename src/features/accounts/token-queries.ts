import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'

type TokenKind = 'reset' | 'email-change' | 'deletion' | 'undo-deletion' | 'newsletter'

type NewToken = {
  kind: TokenKind
  userId: number
  detail?: Record<string, unknown>
  now: Date
  lifeMs: number
}

/** Creates a one-use link and voids the person's older ones of its kind. @returns its secret */
export async function renewToken(db: Db, { kind, userId, detail = {}, now, lifeMs }: NewToken) {
  await voidTokens(db, userId, [kind])
  const { text, hash } = newSecret()
  await db
    .insertInto('tokens')
    .values({
      hash,
      kind,
      userId,
      detail: JSON.stringify(detail),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .execute()
  return text
}

export const voidTokens = (db: Db, userId: number, kinds: readonly TokenKind[]) =>
  db.deleteFrom('tokens').where('userId', '=', userId).where('kind', 'in', kinds).execute()

type Detail = { email?: string; keepsByline?: boolean }

/** Marks a link as used; undefined if it is used already or expired. */
export async function spendToken(db: Db, kind: TokenKind, hash: Buffer, now: Date) {
  const { rows } = await sql<{ userId: number; detail: Detail }>`
    update tokens t set used_at = ${now} from users u
    where t.hash = ${hash} and t.kind = ${kind} and t.used_at is null and t.expires_at > ${now}
      and u.id = t.user_id and ${isAccount('u')}
    returning t.user_id, t.detail`.execute(db)
  return rows[0]
}
