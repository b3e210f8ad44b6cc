import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { CONSENT_VERSION } from './subscriptions/queries.ts'

/** Somebody on the national list, or asked for it. @param isGiven false: the letter waits for the answer */
export async function makeSubscription(db: Db, { isGiven = true, now = new Date() } = {}) {
  const listId = await nationalList(db)
  const email = `pembaca-${randomInt(1e12)}@contoh.example`
  const subscriberId = await makeSubscriber(db, { email, createdAt: now })
  const id = await makeConsent(db, { subscriberId, askedAt: now, givenAt: isGiven ? now : null })
  return { id, subscriberId, listId, email }
}

/** A list of the secretariat's own. */
export const makeList = (db: Db, given: { isOpen?: boolean; deletedAt?: Date } = {}) =>
  db
    .insertInto('mailingLists')
    .values({ slug: `daftar-${randomInt(1e12)}`, name: 'Surat doa', kind: 'own', ...given })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()

/** Number of the national list. */
export const nationalList = async (db: Db) =>
  (await db.selectFrom('mailingLists').select('id').where('kind', '=', 'national').executeTakeFirstOrThrow())
    .id

export const makeSubscriber = async (db: Db, given: Partial<Insertable<Tables['subscribers']>> = {}) =>
  (
    await db
      .insertInto('subscribers')
      .values({ email: null, ...given })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

type Given = { subscriberId: number } & Partial<Insertable<Tables['subscriptions']>>

/** A subscription to the national list, given now; tests pass only the fields they need. */
export async function makeConsent(db: Db, given: Given) {
  const now = new Date()
  const row = { source: 'form', consentVersion: CONSENT_VERSION, askedAt: now, givenAt: now, ...given }
  const listId = given.listId ?? (await nationalList(db))
  const { id } = await db
    .insertInto('subscriptions')
    .values({ ...row, listId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A mailing that is being sent, to these recipients. */
export async function makeSend(
  db: Db,
  recipients: readonly Omit<Insertable<Tables['mailingRecipients']>, 'mailingId' | 'changedAt'>[],
) {
  const now = new Date()
  const text = { title: 'Kabar bulan ini' }
  const { id } = await db
    .insertInto('mailings')
    .values({ ...text, coverFamily: 'indigo', coverSeed: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: revisionId } = await db
    .insertInto('revisions')
    .values({ ...text, kind: 'mailing', itemId: id, sanitizerVersion: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const send = { mailingId: id, revisionId, state: 'running', startedAt: now, changedAt: now }
  await db.insertInto('mailingSends').values(send).execute()
  for (const one of recipients)
    await db
      .insertInto('mailingRecipients')
      .values({ ...one, mailingId: id, changedAt: now })
      .execute()
  return id
}

/** A reader with all that mailings hold of a person: consent, letters that were refused or wait, what came back. */
export async function makeReader(
  db: Db,
  who: Insertable<Tables['subscribers']> & { email: string },
  evidence: string,
) {
  const subscriberId = await makeSubscriber(db, who)
  await makeConsent(db, { subscriberId, source: 'import', evidence, typedName: who.name ?? '' })
  const reason = `550 ${who.email} unknown`
  for (const state of ['refused', 'waiting']) await makeSend(db, [{ subscriberId, state, reason }])
  const digest = newSecret().hash
  const bounce = { subscriberId, kind: 'hard', detail: reason, digest, receivedAt: new Date() }
  await db.insertInto('mailBounces').values(bounce).execute()
}
