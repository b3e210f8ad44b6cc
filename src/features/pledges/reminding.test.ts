import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, guestBody, type Opened, someDonor } from '#test/support/giving.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { pledgeToken } from './pledge-token.ts'
import { remindPledges } from './remind-pledges.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time, write } = site
const run = () => remindPledges.run({}, site.jobParts())
/** Sets the clock to a time of Jakarta and runs the job. */
async function at(moment: string) {
  time.now = new Date(`${moment}+07:00`)
  await run()
}
const remindersTo = async (email: string) =>
  (
    await db
      .selectFrom('letters')
      .select('subject')
      .where('toEmail', '=', email)
      .where('key', 'like', 'pledge-%-20%')
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject.replace('Donasi bulanan Anda: ', ''))

/** A member whose first gift of a pledge was paid at a time of Jakarta. */
async function pledged(moment: string, given: object = {}) {
  time.now = new Date(`${moment}+07:00`)
  const user = await makeUser(db)
  const client = await site.as(user)
  const { data } = await client.post('/v1/payment/transaction', giftBody({ frequency: 'monthly', ...given }))
  await simulator.settle((data as Opened).order_id, { channel: 'other_qris' })
  const [{ id }] = (await client.get('/v1/pledges')).data as [{ id: number }]
  const give = async () => {
    const body = { idempotency_key: crypto.randomUUID() }
    const again = await site.as(user)
    const { order_id } = (await again.post(`/v1/pledges/${id}/orders`, body)).data as Opened
    await simulator.settle(order_id, { channel: 'other_qris' })
  }
  return { user, id, give, letters: () => remindersTo(user.email) }
}

test('remind-pledges: one mail a month on its day from eight in the morning; the 31st falls on the last day', async () => {
  const { letters } = await pledged('2026-01-31T10:00')
  for (const moment of ['2026-01-31T23:00', '2026-02-27T23:50', '2026-02-28T07:50']) await at(moment)
  expect(await letters()).toEqual([])
  for (const moment of ['2026-02-28T08:00', '2026-02-28T08:10', '2026-03-01T09:00', '2026-03-30T20:00'])
    await at(moment)
  expect(await letters()).toEqual(['Februari 2026'])
  await at('2026-03-31T08:00')
  await at('2026-04-30T08:00')
  expect(await letters()).toEqual(['Februari 2026', 'Maret 2026', 'April 2026'])
})

test('remind-pledges: one mail with two nodes and a restart', async () => {
  const { letters, id } = await pledged('2026-03-05T10:00')
  time.now = new Date('2026-04-05T02:00:00Z')
  await Promise.all([run(), run(), run(), run()])
  await db
    .updateTable('pledges')
    .set({ nextOn: '2026-04-05', askedOn: '2026-03-05' })
    .where('id', '=', id)
    .execute()
  await run()
  expect(await letters()).toEqual(['April 2026'])
})

test('remind-pledges: sends at the next run after a crash', async () => {
  const { letters } = await pledged('2026-03-05T10:00')
  time.now = new Date('2026-04-05T02:00:00Z')
  const broken = {
    ...site.jobParts(),
    write: ((act) =>
      write(async (tx) => {
        await act(tx)
        throw new Error('killed')
      })) as typeof write,
  }
  await expect(remindPledges.run({}, broken)).rejects.toThrow('killed')
  expect(await letters()).toEqual([])
  await run()
  expect(await letters()).toEqual(['April 2026'])
})

test('remind-pledges: months of downtime are skipped', async () => {
  const { letters } = await pledged('2026-01-05T10:00')
  await at('2026-06-08T10:00')
  expect(await letters()).toEqual(['Juni 2026'])
  const late = await pledged('2026-01-05T10:00')
  await at('2026-06-20T10:00')
  expect(await late.letters()).toEqual([])
  await at('2026-07-05T10:00')
  expect(await late.letters()).toEqual(['Juli 2026'])
})

test('remind-pledges: none before the first gift was paid, nor for days before it', async () => {
  time.now = new Date('2026-02-27T03:00:00Z')
  const user = await makeUser(db)
  const client = await site.as(user)
  const { data } = await client.post('/v1/payment/transaction', giftBody({ frequency: 'monthly' }))
  await at('2026-03-27T10:00')
  expect(await remindersTo(user.email)).toEqual([])
  await simulator.settle((data as Opened).order_id, { channel: 'bca_va' })
  await at('2026-03-27T11:00')
  expect(await remindersTo(user.email)).toEqual([])
  await at('2026-04-27T10:00')
  expect(await remindersTo(user.email)).toEqual(['April 2026'])
})

test('remind-pledges: skips a month already paid; a late gift counts for the reminded month', async () => {
  const { letters, give } = await pledged('2026-01-10T10:00')
  time.now = new Date('2026-02-03T03:00:00Z')
  await give()
  await at('2026-02-10T10:00')
  expect(await letters()).toEqual([])
  await at('2026-03-10T10:00')
  time.now = new Date('2026-03-12T03:00:00Z')
  await give()
  await at('2026-04-10T10:00')
  expect(await letters()).toEqual(['Maret 2026', 'April 2026'])
})

test('remind-pledges: skips paused and stopped pledges, suspended and leaving members', async () => {
  const [paused, stopped, suspended, leaving] = [
    await pledged('2026-03-05T10:00'),
    await pledged('2026-03-05T10:00'),
    await pledged('2026-03-05T10:00'),
    await pledged('2026-03-05T10:00'),
  ]
  await db
    .updateTable('pledges')
    .set({ status: 'paused', nextOn: null })
    .where('id', '=', paused.id)
    .execute()
  await db
    .updateTable('pledges')
    .set({ status: 'stopped', nextOn: null })
    .where('id', '=', stopped.id)
    .execute()
  await db.updateTable('users').set({ suspendedAt: time.now }).where('id', '=', suspended.user.id).execute()
  await db.updateTable('users').set({ deletionDueAt: time.now }).where('id', '=', leaving.user.id).execute()
  await at('2026-04-05T10:00')
  for (const one of [paused, stopped, suspended, leaving]) expect(await one.letters()).toEqual([])
})

test('pledge mails to a guest: one welcome, and each has the token behind #', async () => {
  time.now = new Date('2026-03-05T03:00:00Z')
  const donor = someDonor()
  const body = await guestBody(site, { donor, frequency: 'monthly' })
  const { order_id } = (await site.post('/v1/donations/guest', body)).data as Opened
  await run()
  const lettersTo = () =>
    db
      .selectFrom('letters')
      .select(['subject', 'text', 'isSecret'])
      .where('toEmail', '=', donor.email)
      .where('key', 'like', 'pledge-%')
      .orderBy('id')
      .execute()
  expect(await lettersTo()).toEqual([])
  await simulator.settle(order_id, { channel: 'other_qris' })
  await run()
  await run()
  await at('2026-04-05T09:00')
  const letters = await lettersTo()
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Donasi bulanan Anda sudah tercatat',
    'Donasi bulanan Anda: April 2026',
  ])
  const { id } = await db
    .selectFrom('pledges')
    .select('id')
    .where('donorEmail', '=', donor.email)
    .executeTakeFirstOrThrow()
  for (const { text, isSecret } of letters) {
    expect(text).toContain(`http://site.test/pledge#${pledgeToken(site.services.secret, id)}`)
    expect(text).toContain('Tidak ada uang yang ditarik dengan sendirinya')
    expect(text).toContain('tempel seluruh alamat di atas di halaman ini:\nhttp://site.test/pledge\n')
    expect(isSecret).toBe(true)
  }
})

test('pledge mails to a member: link to their page without a token', async () => {
  const { user } = await pledged('2026-03-05T10:00')
  await at('2026-04-05T09:00')
  const texts = await db
    .selectFrom('letters')
    .select(['text', 'isSecret'])
    .where('toEmail', '=', user.email)
    .where('key', 'like', 'pledge-%')
    .execute()
  expect(texts).toHaveLength(2)
  for (const { text, isSecret } of texts) {
    expect(text).toContain('http://site.test/member/pledges')
    expect(text).not.toContain('#')
    expect(isSecret).toBe(false)
  }
})

test('remind-pledges: ends a pledge without a first gift after thirty days', async () => {
  time.now = new Date('2026-03-05T03:00:00Z')
  const user = await makeUser(db)
  await (await site.as(user)).post('/v1/payment/transaction', giftBody({ frequency: 'monthly' }))
  const status = async () =>
    (await db.selectFrom('pledges').select('status').where('userId', '=', user.id).executeTakeFirstOrThrow())
      .status
  await at('2026-04-03T10:00')
  expect(await status()).toBe('active')
  await at('2026-04-05T10:00')
  expect(await status()).toBe('stopped')
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
