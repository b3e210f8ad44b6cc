import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { BOUNCE_MAILBOX as MAILBOX } from '#test/support/actor.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { bounceAddress } from './bounce-address.ts'
import { autoReply, makeRecipient, postfixReport } from './factory.ts'
import { READ_FOLDER } from './inbox.ts'
import { readBounces } from './read-bounces.ts'

const imap = hoodiecrow({ plugins: ['UIDPLUS', 'MOVE', 'NAMESPACE'], storage: { INBOX: { messages: [] } } })
imap.listen(0, '127.0.0.1', () => {})
await once(imap.server, 'listening')
const { port } = imap.server.address() as AddressInfo
afterAll(() => imap.server.close())

const urlOf = (password: string) => `imap://testuser:${password}@127.0.0.1:${port}`
const lines: string[] = []
const app = await freshApp({
  bounces: { address: MAILBOX, imapUrl: urlOf('testpass'), webhookSecret: null },
  onLine: (line) => lines.push(line),
})
const { db, write, services, time } = app

const arrive = (raw: string, date?: string) => imap.appendMessage('INBOX', [], date, raw)
const left = (folder: string) => imap.folderCache[folder]?.messages.length ?? 0
const read = () => readBounces.run({}, app.jobParts())
const state = () => db.selectFrom('bounceInbox').selectAll().executeTakeFirstOrThrow()

async function recipient() {
  const letter = await makeRecipient(write, time.now)
  const kinds = async () => {
    const rows = await db
      .selectFrom('mailBounces')
      .select('kind')
      .where('subscriberId', '=', letter.subscriberId)
      .execute()
    return rows.map(({ kind }) => kind)
  }
  return { to: bounceAddress(services.secret, MAILBOX, letter)!, letter, kinds }
}

test('read-bounces: reads all that came, the giant and the odd too, and moves it', async () => {
  const [one, two, three] = [await recipient(), await recipient(), await recipient()]
  const forged = bounceAddress(['a secret of somebody who guesses it'], MAILBOX, three.letter)!
  const giant = postfixReport({ to: two.to, returned: 'baris\r\n'.repeat(500_000) })
  for (const raw of [postfixReport(one), giant, autoReply(three), postfixReport({ to: forged }), 'kosong'])
    arrive(raw)
  for (let more = 0; more < 40; more += 1) arrive(autoReply(three))
  arrive(postfixReport({ to: three.to, action: 'delayed' }))
  await read()
  expect([left('INBOX'), left(READ_FOLDER)]).toEqual([0, 46])
  expect([await one.kinds(), await two.kinds(), await three.kinds()]).toEqual([['hard'], ['hard'], ['soft']])
  const events = await db.selectFrom('securityEvents').select(['operation', 'times']).execute()
  expect(events).toEqual([{ operation: 'read-bounces', times: 1 }])
  expect(await state()).toMatchObject({ leasedUntil: null, readAt: time.now, lastError: null })
  arrive(postfixReport(one))
  await read()
  expect(await one.kinds()).toEqual(['hard'])
})

test('read-bounces: what was read is deleted thirty days after it came', async () => {
  arrive(autoReply({ to: MAILBOX }), '01-Jan-2020 08:00:00 +0000')
  const before = left(READ_FOLDER)
  await read()
  expect(left(READ_FOLDER)).toBe(before)
})

test('read-bounces: while another node reads, this one does not, but takes over from a dead one', async () => {
  const one = await recipient()
  arrive(postfixReport(one))
  await db
    .updateTable('bounceInbox')
    .set({ leasedUntil: new Date(time.now.getTime() + 1) })
    .execute()
  await read()
  expect(left('INBOX')).toBe(1)
  time.now = new Date(time.now.getTime() + 2)
  await read()
  expect([left('INBOX'), await one.kinds()]).toEqual([0, ['hard']])
})

test('read-bounces: a server that refuses or is away is told of, and asked again the next time', async () => {
  const one = await recipient()
  arrive(postfixReport(one))
  const parts = app.jobParts()
  const readAt = (imapUrl: string) =>
    readBounces.run({}, { ...parts, bounces: { ...parts.bounces!, imapUrl } })
  await readAt(urlOf('salah'))
  expect(await state()).toMatchObject({ leasedUntil: null, lastError: expect.stringContaining('refused') })
  await readAt('imap://testuser:testpass@127.0.0.1:1')
  expect((await state()).lastError).toContain('ECONNREFUSED')
  await readAt(`${urlOf('testpass')}/Tidak%20ada`)
  expect((await state()).lastError).toBeTruthy()
  time.now = new Date(time.now.getTime() + 2 * DAY_MS)
  await readAt(urlOf('salah'))
  const told = lines.filter((line) => line.includes('bounce inbox'))
  expect(told.map((line) => line.includes('"alarm"'))).toEqual([false, true])
  expect(told.join()).not.toContain('testpass')
  const admin = await app.as(await makeUser(db, { role: 'admin', userType: 'sekretariat' }))
  expect(await (await admin.open('/desk/mail')).text()).toContain('Kotak surat laporan tidak bisa dibaca')
  expect(await one.kinds()).toEqual([])
  await read()
  expect(await one.kinds()).toEqual(['hard'])
  const { data } = await admin.get('/v1/desk/mail/bounces')
  expect(data).toEqual({
    address: MAILBOX,
    inbox: { read_at: time.now.toISOString(), error: null },
    returned: 5,
    complaints: 0,
    stopped: 4,
  })
})
