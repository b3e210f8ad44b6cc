import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { DAY_MS } from '#src/wire/duration.ts'

const LIFE_MS = 730 * DAY_MS

/** Older links stay valid: last year's mail must still allow unsubscribing. */
export const insertNewsletterToken = (db: Db, userId: number, hash: Buffer, now: Date) =>
  db
    .insertInto('tokens')
    .values({
      hash,
      kind: 'newsletter',
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
    .execute()

/** Reader of an unsubscribe link, which can be used repeatedly. */
export const findReader = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['u.id', 'u.role'])
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'newsletter')
    .where('t.expiresAt', '>', now)
    .where(isAccount('u'))
    .executeTakeFirst()
