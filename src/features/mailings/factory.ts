import { randomInt } from 'node:crypto'
import type { Db } from '#src/platform/database/connect.ts'
import { CONSENT_VERSION } from './subscriptions/queries.ts'

/** Somebody on the national list, or asked for it. @param isGiven false: the letter waits for the answer */
export async function makeSubscription(db: Db, { isGiven = true, now = new Date() } = {}) {
  const { id: listId } = await db
    .selectFrom('mailingLists')
    .select('id')
    .where('slug', '=', 'nasional')
    .executeTakeFirstOrThrow()
  const email = `pembaca-${randomInt(1e12)}@contoh.example`
  const { id: subscriberId } = await db
    .insertInto('subscribers')
    .values({ email, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      subscriberId,
      listId,
      source: 'form',
      consentVersion: CONSENT_VERSION,
      askedAt: now,
      givenAt: isGiven ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, subscriberId, listId, email }
}

/** A list of the secretariat's own. */
export const makeList = (db: Db, given: { isOpen?: boolean; deletedAt?: Date } = {}) =>
  db
    .insertInto('mailingLists')
    .values({ slug: `daftar-${randomInt(1e12)}`, name: 'Surat doa', kind: 'own', ...given })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
