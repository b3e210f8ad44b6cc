import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { readSubscriberErasures } from '#src/features/privacy/erasure-journal.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { untilBlocked } from '#test/support/until-blocked.ts'
import { makeConsent, makeSend, makeSubscriber, nationalList } from '../factory.ts'
import { findPresentSubscriber, followAddress } from '../subscriber-queries.ts'
import { leaveToken } from '../subscriptions/leave-token.ts'
import { confirmationToken } from '../subscriptions/letters.ts'
import { endSubscription } from '../subscriptions/queries.ts'

const site = await freshApp()
const { db, write, time } = site
const admin = await site.as(await makeUser(db, { role: 'admin', userType: 'sekretariat' }))

const regionalList = async () => {
  const regionId = await makeRegion(write, { title: `Region ${crypto.randomUUID()}` })
  const list = db.selectFrom('mailingLists').select('id').where('regionId', '=', regionId)
  return (await list.executeTakeFirstOrThrow()).id
}
const rowOf = (id: number) =>
  db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const openOf = async (subscriberId: number) =>
  (
    await db
      .selectFrom('subscriptions')
      .select('id')
      .where('subscriberId', '=', subscriberId)
      .where('endedAt', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
const recipientsOf = async (mailingId: number) =>
  (
    await db
      .selectFrom('mailingRecipients')
      .select('subscriberId')
      .where('mailingId', '=', mailingId)
      .orderBy('subscriberId')
      .execute()
  ).map(({ subscriberId }) => subscriberId)
const stateOf = async (mailingId: number, subscriberId: number) => {
  const row = await db
    .selectFrom('mailingRecipients')
    .select('state')
    .where('mailingId', '=', mailingId)
    .where('subscriberId', '=', subscriberId)
    .executeTakeFirst()
  return row?.state ?? null
}
const leave = (subscriberId: number) => {
  const token = leaveToken(site.services.secret, { subscriberId, mailingId: null })
  return site.send('POST', `/v1/lists/unsubscription?t=${token}&list=nasional`)
}

/** An account on the national list, and a guest of whom it turns out to be the same person. */
async function sameTwice() {
  const user = await makeUser(db)
  const into = await makeSubscriber(db, { userId: user.id, email: user.email })
  const email = `tamu-${user.id}@contoh.example`
  const from = await makeSubscriber(db, { email })
  await makeConsent(db, { subscriberId: into })
  return { user, into, from, email }
}

const correct = (user: { id: number; version: number }, email: string) =>
  admin.send('PATCH', `/v1/desk/people/${user.id}`, {
    body: JSON.stringify({ version: user.version, reason: 'Salah tulis', email }),
    headers: { 'content-type': 'application/json' },
  })

test('PATCH /v1/desk/people/{id}: another address takes the subscriptions along, and lifts the stop of the former', async () => {
  const user = await makeUser(db, { email: 'salah-tulis@contoh.example' })
  const stop = { stoppedAt: time.now, stoppedBecause: 'hard' }
  const id = await makeSubscriber(db, { userId: user.id, email: user.email, ...stop })
  const own = await makeConsent(db, { subscriberId: id })
  const guest = await makeSubscriber(db, { email: 'betul-tulis@contoh.example', name: 'Tamu' })
  const listId = await regionalList()
  const theirs = await makeConsent(db, { subscriberId: guest, listId })
  await makeConsent(db, { subscriberId: guest })
  const both = await makeSend(db, [
    { subscriberId: id, state: 'sent' },
    { subscriberId: guest, state: 'waiting' },
  ])
  const alone = await makeSend(db, [{ subscriberId: guest, state: 'waiting' }])

  expect((await correct(user, 'betul-tulis@contoh.example')).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ email: 'betul-tulis@contoh.example', stoppedAt: null })
  expect(await openOf(id)).toEqual([own, theirs])
  expect(await rowOf(guest)).toMatchObject({ email: null, name: '', userId: null })
  expect(await recipientsOf(both)).toEqual([id, guest])
  expect(await recipientsOf(alone)).toEqual([id])
})

test('POST /v1/lists/unsubscription: a letter from before an address change and a merge leads to who is there now', async () => {
  const { user, into, from, email } = await sameTwice()
  expect((await correct(user, email)).status).toBe(200)
  const kept = await makeUser(db)
  const stays = await makeSubscriber(db, { userId: kept.id, email: kept.email })
  const wish = { into: kept.id, version: user.version + 1, into_version: kept.version }
  expect((await admin.post(`/v1/desk/people/${user.id}/merge`, wish)).code).toBe(200)
  expect([await openOf(into), (await openOf(stays)).length]).toEqual([[], 1])
  expect((await leave(from)).status).toBe(200)
  expect(await openOf(stays)).toEqual([])
})

test('POST /v1/lists/unsubscription: leaving waits for a change of the address, and ends what went along', async () => {
  const { user, into, from, email } = await sameTwice()
  await makeConsent(db, { subscriberId: from })
  const leaving = await write(async (tx) => {
    await followAddress(tx, { userId: user.id, email }, time.now)
    const begun = leave(from)
    await untilBlocked(db)
    return { begun }
  })
  expect((await leaving.begun).status).toBe(200)
  expect(await openOf(into)).toEqual([])
})

test('POST /v1/lists/confirmation: an answer waits for a change of the address, and counts for the account', async () => {
  const { user, into, from, email } = await sameTwice()
  const asked = await makeConsent(db, { subscriberId: from, listId: await regionalList(), givenAt: null })
  const token = confirmationToken(site.services.secret, asked)
  const answer = await write(async (tx) => {
    await followAddress(tx, { userId: user.id, email }, time.now)
    const begun = site.post('/v1/lists/confirmation', { token })
    await untilBlocked(db)
    return { begun }
  })
  expect((await answer.begun).code).toBe(200)
  const given = db.selectFrom('subscriptions').select(['subscriberId', 'givenAt']).where('id', '=', asked)
  expect(await given.executeTakeFirst()).toEqual({ subscriberId: into, givenAt: expect.any(Date) })
})

test('erasing a person: the journal names the guest of their address too, whom an older copy has for itself', async () => {
  const { user, into, from, email } = await sameTwice()
  expect((await correct(user, email)).status).toBe(200)
  await erasePerson(site.services, user.id, time.now, { by: null })
  const noted = (await readSubscriberErasures(site.folder)).map(({ subscriber_id }) => subscriber_id)
  expect(noted).toEqual([into, from])
})

test.for<[from: string, into: string, left: [from: string | null, into: string]]>([
  ['sent', 'waiting', ['sent', 'left_out']],
  ['uncertain', 'waiting', ['uncertain', 'left_out']],
  ['sending', 'waiting', ['sending', 'left_out']],
  ['waiting', 'sent', ['left_out', 'sent']],
  ['waiting', 'waiting', ['left_out', 'waiting']],
  ['refused', 'waiting', ['refused', 'waiting']],
  ['sending', '', ['sending', 'left_out']],
  ['sent', '', [null, 'sent']],
  ['waiting', '', [null, 'waiting']],
])(
  'PATCH /v1/desk/people/{id}: of two letters, to a guest (%s) and the account (%s), one leaves at most',
  async ([theirs, own, left]) => {
    const { user, into, from, email } = await sameTwice()
    const rows = [
      { subscriberId: from, state: theirs },
      { subscriberId: into, state: own },
    ].filter(({ state }) => state)
    const mailing = await makeSend(db, rows)
    expect((await correct(user, email)).status).toBe(200)
    expect([await stateOf(mailing, from), await stateOf(mailing, into)]).toEqual(left)
  },
)

test('PATCH /v1/desk/people/{id}: waits for a worker that takes the guest’s letter, and leaves the account’s out', async () => {
  const { user, into, from, email } = await sameTwice()
  const both = [from, into].map((subscriberId) => ({ subscriberId, state: 'waiting' }))
  const mailing = await makeSend(db, both)
  const change = await write(async (tx) => {
    await tx
      .updateTable('mailingRecipients')
      .set({ state: 'sending' })
      .where('subscriberId', '=', from)
      .execute()
    const begun = correct(user, email)
    await untilBlocked(db)
    return { begun }
  })
  expect((await change.begun).status).toBe(200)
  expect([await stateOf(mailing, from), await stateOf(mailing, into)]).toEqual(['sending', 'left_out'])
})

test('PATCH /v1/desk/people/{id}: an address that refused mail stays stopped under its new owner', async () => {
  const user = await makeUser(db)
  const id = await makeSubscriber(db, { userId: user.id, email: user.email })
  const stop = { stoppedAt: time.now, stoppedBecause: 'soft', softBounces: 5 }
  await makeSubscriber(db, { email: 'penuh@contoh.example', ...stop })
  expect((await correct(user, 'penuh@contoh.example')).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ email: 'penuh@contoh.example', stoppedBecause: 'soft' })
})

test('POST /v1/desk/people/{id}/merge: consents and letters become those of the account that stays', async () => {
  const [kept, double] = [await makeUser(db), await makeUser(db)]
  const [into, from] = [
    await makeSubscriber(db, { userId: kept.id, email: kept.email }),
    await makeSubscriber(db, { userId: double.id, email: double.email }),
  ]
  const [regional, left] = [await regionalList(), await regionalList()]
  const stays = await makeConsent(db, { subscriberId: into })
  await makeConsent(db, { subscriberId: from })
  const waits = await makeConsent(db, { subscriberId: into, listId: regional, givenAt: null })
  const given = await makeConsent(db, { subscriberId: from, listId: regional })
  const before = new Date(time.now.getTime() - 60_000)
  const agreed = { listId: left, askedAt: before, givenAt: before }
  await makeConsent(db, {
    subscriberId: into,
    ...agreed,
    endedAt: time.now,
    endedBecause: 'person',
  })
  await makeConsent(db, { subscriberId: from, ...agreed })
  const mailing = await makeSend(db, [{ subscriberId: from, state: 'sent' }])
  const refused = await makeSend(db, [{ subscriberId: from, state: 'refused', isBounceDue: true }])

  const wish = { into: kept.id, version: double.version, into_version: kept.version }
  expect((await admin.post(`/v1/desk/people/${double.id}/merge`, wish)).code).toBe(200)
  expect(await openOf(into)).toEqual([stays, given])
  expect(await openOf(from)).toEqual([])
  expect(waits).not.toBe(given)
  expect(await recipientsOf(mailing)).toEqual([into])
  const due = db.selectFrom('mailingRecipients').select('isBounceDue').where('mailingId', '=', refused)
  expect(await due.where('subscriberId', '=', into).execute()).toEqual([{ isBounceDue: false }])
  expect(await rowOf(from)).toMatchObject({ email: null, userId: null })
})

test('POST /v1/desk/people/{id}/merge: a double alone brings its subscriptions to the address that stays', async () => {
  const [kept, double] = [await makeUser(db), await makeUser(db)]
  const id = await makeSubscriber(db, { userId: double.id, email: double.email })
  const standing = await makeConsent(db, { subscriberId: id, listId: await nationalList(db) })
  const wish = { into: kept.id, version: double.version, into_version: kept.version }
  expect((await admin.post(`/v1/desk/people/${double.id}/merge`, wish)).code).toBe(200)
  expect(await rowOf(id)).toMatchObject({ email: kept.email, userId: kept.id })
  expect(await openOf(id)).toEqual([standing])
})

test('POST /v1/desk/lists/{id}/import: who leaves while it runs stays away, in spite of an older consent', async () => {
  const regional = await regionalList()
  const email = 'pergi-sekarang@contoh.example'
  const subscriberId = await makeSubscriber(db, { email })
  await makeConsent(db, { listId: regional, subscriberId, givenAt: null })
  const csv = `email;tanggal;asal\n${email};2026-02-01;Seminar Kupang`
  const running = await write(async (tx) => {
    expect(await findPresentSubscriber(tx, subscriberId, { isLocked: true })).toBe(subscriberId)
    const importing = admin.post(`/v1/desk/lists/${regional}/import`, { csv, dry_run: false })
    await untilBlocked(db)
    await endSubscription(tx, { subscriberId, listId: 'all', because: 'person', now: time.now })
    return { importing }
  })
  expect((await running.importing).data).toMatchObject({ counts: { new: 0, left: 1 } })
  expect(await openOf(subscriberId)).toEqual([])
})
