import { expect, test } from 'vitest'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeConsent, makeSubscriber } from '../mailings/factory.ts'
import { purgeExpiredData } from './purge-expired-data.ts'

const { db, time } = await freshApp()
const DAY = 86_400_000
const ago = (days: number) => new Date(time.now.getTime() - days * DAY)
const run = () => purgeExpiredData.run({}, { db, clock: { now: () => time.now } } as JobParts)

test('data that the policy keeps for a time goes when it is over, and not a day sooner', async () => {
  const { id: userId } = await makeUser(db)
  const { id: goneLong } = await makeUser(db, { deletedAt: ago(5 * 366) })
  const { id: goneLately } = await makeUser(db, { deletedAt: ago(5 * 364) })
  const message = (createdAt: Date, closedAt: Date | null = null) => ({
    name: 'A',
    email: 'a@contoh.example',
    message: 'x',
    idempotencyKey: crypto.randomUUID(),
    createdAt,
    status: closedAt ? 'closed' : 'open',
    closedAt,
  })
  const session = (expiresAt: Date) => ({ userId, jti: crypto.randomUUID(), expiresAt })
  const token = (expiresAt: Date) => ({ userId, hash: newSecret().hash, kind: 'reset', expiresAt })
  const letter = (createdAt: Date) => ({
    key: crypto.randomUUID(),
    toEmail: 'a@contoh.example',
    subject: 's',
    text: '',
    html: '',
    createdAt,
  })
  await db
    .insertInto('contactMessages')
    .values([message(ago(733)), message(ago(725)), message(ago(60), ago(31)), message(ago(50), ago(29))])
    .execute()
  const answered = await db.selectFrom('contactMessages').select('id').orderBy('createdAt').execute()
  const answer = { text: 'x', writtenBy: userId, writtenAt: ago(60), idempotencyKey: crypto.randomUUID() }
  await db
    .insertInto('contactAnswers')
    .values(answered.map(({ id: messageId }) => ({ ...answer, messageId })))
    .execute()
  await db
    .insertInto('sessions')
    .values([session(ago(1)), session(ago(-1))])
    .execute()
  await db
    .insertInto('tokens')
    .values([token(ago(1)), token(ago(-1))])
    .execute()
  await db
    .insertInto('letters')
    .values([letter(ago(91)), letter(ago(89))])
    .execute()
  await db
    .insertInto('consents')
    .values([goneLong, goneLately, userId].map((one) => ({ userId: one, kind: 'terms', version: '1' })))
    .execute()
  await run()
  await run()
  const kept = db.selectFrom('contactMessages').select('createdAt').orderBy('createdAt')
  expect(await kept.execute()).toEqual([{ createdAt: ago(725) }, { createdAt: ago(50) }])
  expect(await db.selectFrom('contactAnswers').select('text').execute()).toHaveLength(2)
  expect(await db.selectFrom('sessions').select('expiresAt').execute()).toEqual([{ expiresAt: ago(-1) }])
  expect(await db.selectFrom('tokens').select('expiresAt').execute()).toEqual([{ expiresAt: ago(-1) }])
  expect(await db.selectFrom('letters').select('toEmail').orderBy('createdAt').execute()).toEqual([
    { toEmail: '' },
    { toEmail: 'a@contoh.example' },
  ])
  expect(await db.selectFrom('consents').select('userId').orderBy('userId').execute()).toEqual([
    { userId },
    { userId: goneLately },
  ])
})

test('purge-expired-data: forgets guests who agreed to nothing, or left five years ago', async () => {
  const guest = async (name: string, given: Omit<Parameters<typeof makeConsent>[1], 'subscriberId'>) =>
    makeConsent(db, {
      subscriberId: await makeSubscriber(db, { email: `${name}@contoh.example`, createdAt: ago(6 * 365) }),
      ...given,
    })
  await guest('pelanggan', {})
  await guest('ditanya', { givenAt: null })
  await guest('tak-menjawab', { givenAt: null, endedAt: ago(1), endedBecause: 'expired' })
  await guest('berhenti', { endedAt: ago(5 * 364), endedBecause: 'person' })
  await guest('lama-berhenti', { endedAt: ago(5 * 366), endedBecause: 'person' })
  const ended = { createdAt: ago(60), stoppedAt: ago(30), stoppedBecause: 'hard' }
  await makeSubscriber(db, { email: 'menolak@contoh.example', ...ended })
  await run()
  const kept = await db.selectFrom('subscribers').select('email').where('email', 'is not', null).execute()
  expect(kept.map(({ email }) => email!.split('@')[0]).sort()).toEqual([
    'berhenti',
    'ditanya',
    'menolak',
    'pelanggan',
  ])
  expect(await db.selectFrom('subscriptions').select('id').execute()).toHaveLength(4)
})
