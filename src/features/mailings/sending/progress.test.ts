import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { smtpMailer } from '#src/platform/mail/mail.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeConsent, makeList, makeSend, makeSubscriber } from '../factory.ts'
import { foldSums } from './recipient-queries.ts'
import type { SendingWire } from './schema.ts'
import { sendMailings } from './send-mailings.ts'

const site = await freshApp()
const { db, time } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const run = (parts: object = {}) => sendMailings.run({}, { ...site.jobParts(), ...parts })

/** A mailing to a list of its own that is about to be sent. */
async function begin(readers = 1) {
  const { id: list_id } = await makeList(db)
  for (let n = 0; n < readers; n += 1) {
    const subscriberId = await makeSubscriber(db, { email: `pembaca-${n}-${list_id}@contoh.example` })
    await makeConsent(db, { subscriberId, listId: list_id })
  }
  const text = { title: 'Kabar', excerpt: 'Ringkas.', content: '<p>Isi.</p>', list_id }
  const { data } = await staff.post('/v1/desk/mailings', text)
  const { id, version } = data as { id: number; version: number }
  await staff.post(`/v1/desk/mailings/${id}/schedule`, { version })
  return id
}
const progress = async (id: number) =>
  (await staff.get(`/v1/desk/mailings/${id}/sending`)).data as SendingWire
const step = (id: number, state: string) => staff.post(`/v1/desk/mailings/${id}/pause`, { state })

test('send-mailings: while the database is away the letter waits; a fault of the text pauses, and stops nothing', async () => {
  const id = await begin()
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
  await expect(run({ sender: () => Promise.reject(away) })).rejects.toThrow('terminating')
  expect(await progress(id)).toMatchObject({ state: 'running', trouble: '' })
  await run({ sender: () => Promise.reject(new Error('huruf yang tidak ada')) })
  const paused = await progress(id)
  expect([paused.state, paused.trouble]).toEqual(['paused', expect.stringContaining('huruf yang tidak ada')])
  await step(id, 'running')
  const stopAndFail = async () => {
    await step(id, 'stopped')
    throw new Error('huruf yang tidak ada')
  }
  await run({ sender: stopAndFail })
  expect((await progress(id)).state).toBe('stopped')
})

/** Finds mailings whose sums are not the number of their recipients. */
const wrongSums = async () =>
  (
    await sql`
      select mailing_id, state, sum(n) from (
        select mailing_id, state, 1 as n from mailing_recipients
        union all
        select mailing_id, v.state, -v.n from mailing_sums, lateral (values ('waiting', waiting),
          ('sending', sending), ('sent', sent), ('refused', refused), ('uncertain', uncertain),
          ('left_out', left_out)) v (state, n)) both_sides
      group by mailing_id, state having sum(n) <> 0`.execute(db)
  ).rows

const rowsOf = async (mailingId: number) =>
  (await db.selectFrom('mailingSums').select('sent').where('mailingId', '=', mailingId).execute()).length

test('GET /v1/desk/mailings/{id}/sending: counts a sending as it goes, from one row once it is over', async () => {
  const id = await begin(30)
  const broken = { pace: () => Promise.reject(new Error('killed')) }
  await expect(run(broken)).rejects.toThrow('killed')
  expect((await progress(id)).counts).toMatchObject({ waiting: 10, sending: 20, sent: 0 })
  await run()
  expect((await progress(id)).counts).toMatchObject({ waiting: 0, sending: 20, sent: 10 })
  await run()
  expect([await rowsOf(id), await wrongSums()]).toEqual([1, []])
})

test('mailing_sums: changes, rollbacks and folds at once leave the number of recipients; a purge leaves none', async () => {
  const subscribers = await Promise.all(Array.from({ length: 20 }, () => makeSubscriber(db)))
  const ids = await Promise.all(
    [1, 2].map(() =>
      makeSend(
        db,
        subscribers.map((subscriberId) => ({ subscriberId })),
      ),
    ),
  )
  const states = ['waiting', 'sending', 'sent', 'refused', 'uncertain', 'left_out']
  const change = (n: number) =>
    site
      .write(async (tx) => {
        await sql`update mailing_recipients set state = (${states}::text[])[1 + (subscriber_id * ${n}) % 6]
        where mailing_id = ${ids[n % 2]!} and subscriber_id % 3 <> ${n % 3}`.execute(tx)
        if (n % 5 === 0) throw new Error('rolled back')
      })
      .catch(() => {})
  await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 4 ? change(n) : site.write(foldSums))))
  expect(await wrongSums()).toEqual([])
  await db.deleteFrom('mailingRecipients').where('subscriberId', '=', subscribers[0]!).execute()
  await db.deleteFrom('mailings').where('id', '=', ids[0]!).execute()
  await site.write(foldSums)
  expect([await rowsOf(ids[0]!), await rowsOf(ids[1]!), await wrongSums()]).toEqual([0, 1, []])
})

test('send-mailings: letters that were put off through all their tries end the sending, and do not pause it', async () => {
  const full = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('kotaknya penuh'), { responseCode: 452 })),
  })
  full.listen(0, '127.0.0.1')
  await once(full.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => full.close(resolve)))
  const { port } = full.server.address() as AddressInfo
  const mail = smtpMailer(`smtp://127.0.0.1:${port}`, 'Jejaring <no-reply@contoh.example>')
  const id = await begin(25)
  for (let tries = 0; tries < 7; tries += 1) {
    await run({ mail })
    time.now = new Date(time.now.getTime() + (5 * 2 ** tries + 1) * MINUTE_MS)
  }
  const { state, counts } = await progress(id)
  expect([state, counts.sent, counts.refused]).toEqual(['done', 0, 25])
})
