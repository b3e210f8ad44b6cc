import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { BOUNCE_SECRET, BOUNCE_MAILBOX as MAILBOX } from '#test/support/actor.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeConsent, makeList, makeSubscriber } from '../factory.ts'
import { followAddress } from '../subscriber-queries.ts'
import { leaveToken } from '../subscriptions/leave-token.ts'
import { bounceAddress } from './bounce-address.ts'
import {
  autoReply,
  complaintReport,
  eximReport,
  makeRecipient,
  postfixReport,
  signedReport,
  wordyReport,
} from './factory.ts'

const app = await freshApp()
const { db, write, services, time } = app

async function recipient() {
  const letter = await makeRecipient(write, time.now)
  return { ...letter, to: bounceAddress(services.secret, MAILBOX, letter)! }
}

async function report(raw: string, form = signedReport(raw, BOUNCE_SECRET)) {
  const answer = await app.send('POST', '/v1/mail/bounces', { body: form })
  const { data } = (await answer.json()) as { data: { outcome?: string } }
  return data.outcome ?? answer.status
}

const subscriber = ({ subscriberId }: { subscriberId: number }) =>
  db
    .selectFrom('subscribers')
    .select(['stoppedBecause', 'softBounces'])
    .where('id', '=', subscriberId)
    .executeTakeFirstOrThrow()

const bounces = ({ subscriberId }: { subscriberId: number }) =>
  db.selectFrom('mailBounces').select(['kind', 'detail']).where('subscriberId', '=', subscriberId).execute()

const forgeries = async () => {
  await services.securityEvents.write()
  const events = await db.selectFrom('securityEvents').select(['outcome', 'times']).execute()
  return events.reduce((sum, { times }) => sum + times, 0)
}

const wrapped = (raw: string, to: string) =>
  `To: ${to}\r\nContent-Type: multipart/mixed; boundary=luar\r\n\r\n--luar\r\n${raw.slice(raw.indexOf('Content-Type'))}\r\n--luar--\r\n`
const forwarded = (raw: string, to: string) =>
  `To: ${to}\r\nContent-Type: multipart/mixed; boundary=luar\r\n\r\n--luar\r\nContent-Type: message/rfc822\r\n\r\n${raw}\r\n--luar--\r\n`

type Case = [name: string, raw: (to: string) => string, kind: 'hard' | 'soft' | 'complaint' | null]

test.for<Case>([
  ['5.1.1 by Postfix', (to) => postfixReport({ to }), 'hard'],
  ['5.0.0 by Exim', (to) => eximReport({ to }), 'hard'],
  ['550 in words by an old Exim', (to) => wordyReport({ to }), 'hard'],
  ['452 in words by an old Exim', (to) => wordyReport({ to, words: '452 4.2.2 mailbox full' }), 'soft'],
  ['4.4.7, given up', (to) => postfixReport({ to, status: '4.4.7', words: '421 no answer' }), 'soft'],
  ['a delayed letter', (to) => postfixReport({ to, action: 'delayed', status: '4.0.0' }), 'soft'],
  ['a delayed letter of class 5', (to) => postfixReport({ to, action: 'delayed' }), 'soft'],
  ['a full mailbox', (to) => postfixReport({ to, status: '5.2.2', words: '552 full' }), 'soft'],
  ['a server that blocks the sender', (to) => eximReport({ to, words: '550 5.7.1 blocked' }), 'soft'],
  ['a server that knows no such sender', (to) => postfixReport({ to, status: '5.1.8' }), 'soft'],
  ['a report within another message part', (to) => wrapped(postfixReport({ to }), to), 'hard'],
  ['an address in capitals', (to) => postfixReport({ to: to.toUpperCase() }), 'hard'],
  ['a complaint by Original-Mail-From', (to) => complaintReport({ to: MAILBOX, mailFrom: to }), 'complaint'],
  ['a letter that arrived', (to) => postfixReport({ to, action: 'delivered', status: '2.0.0' }), null],
  ['an autoreply', (to) => autoReply({ to }), null],
  ['a complaint taken back', (to) => complaintReport({ to, type: 'not-spam' }), null],
  ['a report that somebody forwards', (to) => forwarded(postfixReport({ to }), to), null],
  ['a report without a bounce address', () => postfixReport({ to: MAILBOX }), null],
  ['no mail at all', () => '\0\u0001--\r\n\r\n', null],
])('POST /v1/mail/bounces: %s', async ([, raw, kind]) => {
  const one = await recipient()
  expect(await report(raw(one.to))).toBe(kind ? 'counted' : 'ignored')
  expect((await bounces(one)).map((bounce) => bounce.kind)).toEqual(kind ? [kind] : [])
  expect(await subscriber(one)).toEqual({
    stoppedBecause: kind === 'soft' ? null : kind,
    softBounces: kind === 'soft' ? 1 : 0,
  })
})

test('POST /v1/mail/bounces: the words of the server are kept without addresses, at the letter too', async () => {
  const one = await recipient()
  await report(postfixReport({ to: one.to }))
  const detail = '5.1.1 550 5.1.1 <…>: Recipient address rejected: User unknown'
  expect(await bounces(one)).toEqual([{ kind: 'hard', detail }])
  const sent = await db
    .selectFrom('mailingRecipients')
    .select(['state', 'reason'])
    .where('subscriberId', '=', one.subscriberId)
    .execute()
  expect(sent).toEqual([{ state: 'refused', reason: detail }])
})

test('POST /v1/mail/bounces: reports about one letter count once, letters that come back five times stop', async () => {
  const one = await recipient()
  const soft = { status: '4.2.2', words: '452 4.2.2 full' }
  expect(await report(postfixReport({ ...soft, to: one.to, action: 'delayed' }))).toBe('counted')
  expect(await report(postfixReport({ ...soft, to: one.to, action: 'delayed' }))).toBe('known')
  expect(await report(postfixReport({ ...soft, to: one.to, id: 'a2' }))).toBe('known')
  for (const mailingId of await others(4)) {
    expect(await subscriber(one)).toMatchObject({ stoppedBecause: null })
    const to = bounceAddress(services.secret, MAILBOX, { ...one, mailingId })!
    await report(postfixReport({ ...soft, to }))
  }
  expect(await subscriber(one)).toEqual({ stoppedBecause: 'soft', softBounces: 5 })
  expect(await report(postfixReport({ to: one.to }))).toBe('counted')
  expect(await subscriber(one)).toMatchObject({ stoppedBecause: 'soft' })
})

const others = async (times: number) => {
  const made = []
  for (let one = 0; one < times; one += 1) made.push((await makeRecipient(write, time.now)).mailingId)
  return made
}

/** Why subscriptions of a reader ended, in the order of their lists; null for one that stands. */
const endings = ({ subscriberId }: { subscriberId: number }) =>
  db
    .selectFrom('subscriptions')
    .select(['endedBecause', 'endedByMailing'])
    .where('subscriberId', '=', subscriberId)
    .orderBy('listId')
    .execute()

/** A reader of two lists, and the link of a letter of the first as mail programs see it. */
async function readerOfTwo() {
  const one = await recipient()
  await makeConsent(db, { subscriberId: one.subscriberId, listId: (await makeList(db)).id })
  const { subscriberId, mailingId } = one
  const token = leaveToken(services.secret, { subscriberId, mailingId })
  return { ...one, unsubscribe: `https://situs.example/v1/lists/unsubscription?t=${token}` }
}

test('POST /v1/mail/bounces: a report that names its letter by the link for leaving ends that list at most', async () => {
  const one = await readerOfTwo()
  const { unsubscribe } = one
  const stands = { endedBecause: null, endedByMailing: null }
  expect(await report(postfixReport({ to: MAILBOX, unsubscribe }))).toBe('ignored')
  expect(await endings(one)).toEqual([stands, stands])
  const complaint = complaintReport({ to: 'abuse@contoh.example', unsubscribe })
  expect(await report(complaint)).toBe('counted')
  expect(await report(complaint)).toBe('known')
  expect(await subscriber(one)).toEqual({ stoppedBecause: null, softBounces: 0 })
  const ended = { endedBecause: 'complaint', endedByMailing: one.mailingId }
  expect(await endings(one)).toEqual([ended, stands])
  expect(await report(complaintReport({ to: MAILBOX, mailFrom: one.to })), 'the real one').toBe('counted')
  expect(await endings(one)).toEqual([ended, ended])
})

test('POST /v1/mail/bounces: a complaint ends all subscriptions and stops the address, and is audited', async () => {
  const one = await readerOfTwo()
  await report(postfixReport({ to: one.to }))
  expect(await report(complaintReport({ to: MAILBOX, mailFrom: one.to }))).toBe('counted')
  expect(await subscriber(one)).toMatchObject({ stoppedBecause: 'complaint' })
  const ended = { endedBecause: 'complaint', endedByMailing: one.mailingId }
  expect(await endings(one)).toEqual([ended, ended])
  const lines = await db
    .selectFrom('audit')
    .select('detail')
    .where('act', '=', 'stop mail')
    .where('entityId', '=', one.subscriberId)
    .orderBy('id')
    .execute()
  expect(lines.map(({ detail }) => detail)).toEqual([
    { because: 'hard', before: null },
    { because: 'complaint', before: 'hard' },
  ])
})

test('POST /v1/mail/bounces: forgeries count nothing and are security events', async () => {
  const one = await recipient()
  const raw = postfixReport({ to: one.to })
  const before = await forgeries()
  expect(await report(raw, signedReport(raw, 'another secret of thirty-two letters'))).toBe(403)
  expect(await report(raw, signedReport(`${raw} `, BOUNCE_SECRET))).toBe('counted')
  const other = bounceAddress(['a secret of somebody who guesses it'], MAILBOX, one)!
  expect(await report(postfixReport({ to: other }))).toBe('forged')
  expect(await bounces(one)).toHaveLength(1)
  expect(await forgeries()).toBe(before + 2)
})

test('POST /v1/mail/bounces: refuses what is too large or incomplete, and all without a secret', async () => {
  const raw = 'x'.repeat(1_000_001)
  expect(await report(raw)).toBe(413)
  const form = signedReport('x', BOUNCE_SECRET)
  form.delete('file')
  expect(await report('x', form)).toBe(400)
  const bare = await freshApp({ siteUrl: app.siteUrl, bounces: null })
  const answer = await bare.send('POST', '/v1/mail/bounces', { body: signedReport('x', BOUNCE_SECRET) })
  expect(answer.status).toBe(404)
})

test('POST /v1/mail/bounces: an erased person is left alone', async () => {
  const one = await recipient()
  await db.updateTable('subscribers').set({ email: null }).where('id', '=', one.subscriberId).execute()
  expect(await report(postfixReport({ to: one.to }))).toBe('ignored')
  expect(await bounces(one)).toEqual([])
})

test('POST /v1/mail/bounces: a report about a subscriber who was joined counts for the other, and only a complaint stops it', async () => {
  const one = await recipient()
  const user = await makeUser(db)
  const into = { subscriberId: await makeSubscriber(db, { userId: user.id, email: user.email }) }
  const { email } = await db
    .selectFrom('subscribers')
    .select('email')
    .where('id', '=', one.subscriberId)
    .executeTakeFirstOrThrow()
  await write((tx) => followAddress(tx, { userId: user.id, email: email! }, time.now))
  expect(await report(postfixReport({ to: one.to }))).toBe('counted')
  expect(await subscriber(into)).toMatchObject({ stoppedBecause: null })
  expect(await report(complaintReport({ to: MAILBOX, mailFrom: one.to }))).toBe('counted')
  expect((await bounces(into)).map(({ kind }) => kind).sort()).toEqual(['complaint', 'hard'])
  expect(await subscriber(into)).toMatchObject({ stoppedBecause: 'complaint' })
  const rows = db
    .selectFrom('mailingRecipients')
    .select('state')
    .where('subscriberId', '=', into.subscriberId)
  expect(await rows.execute()).toEqual([{ state: 'refused' }])
  const open = db.selectFrom('subscriptions').select('id').where('subscriberId', '=', into.subscriberId)
  expect(await open.where('endedAt', 'is', null).execute()).toEqual([])
})
