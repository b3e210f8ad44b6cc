import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import type { MailMessage } from './mail.ts'
import { MailUnavailable, openMailer } from './mail.ts'
import { type NewMail, queueMail } from './outbox.ts'
import { sendMail } from './send-mail.ts'
import { clearOldMails, resendMails } from './sweep-mails.ts'

const site = await freshApp()
const { db, write, time } = site
const DAY = 86_400_000
let sent: MailMessage[] = []
let failure: Error | null = null
const alarms: string[] = []

const mail = {
  async send(letter: MailMessage) {
    if (failure) throw failure
    sent.push(letter)
  },
}
const log = Object.assign(Object.create(site.jobParts().log), {
  error: (facts: { alarm?: string }) => alarms.push(facts.alarm ?? ''),
})
const parts = (isProduction = true) => {
  const usual = site.jobParts()
  return { ...usual, mail, log, place: { ...usual.place, isProduction } }
}

const newLetter = (given: Partial<NewMail> = {}): NewMail => ({
  key: `uji-${newKey()}`,
  to: 'ama@contoh.example',
  subject: 'Uji',
  blocks: ['Isi surat.'],
  ...given,
})
const put = async (letter = newLetter()) => {
  await write((tx) => queueMail(tx, letter))
  return db.selectFrom('letters').selectAll().where('key', '=', letter.key).executeTakeFirstOrThrow()
}
const read = (id: number) =>
  db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const jobsOf = async (id: number) => {
  const { rows } = await sql`
    select from pgboss.job
    where name = 'send-letter' and state = 'created' and data ->> 'id' = ${String(id)}`.execute(db)
  return rows.length
}
const loseJobs = () => sql`delete from pgboss.job`.execute(db)
const pass = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}

beforeEach(async () => {
  sent = []
  alarms.length = 0
  failure = null
  time.now = new Date()
  await loseJobs()
  await db.deleteFrom('letters').execute()
})

test('a letter posted twice under one key is one letter with one job', async () => {
  const letter = newLetter()
  const { id } = await put(letter)
  await put(letter)
  expect(await jobsOf(id)).toBe(1)
})

test('a letter that somebody waits for has a job of its own kind, which the sweep heeds', async () => {
  const { id } = await put(newLetter({ isAwaited: true }))
  pass(60 * 60_000)
  await resendMails.run({}, parts())
  const { rows } = await sql`select name from pgboss.job where data ->> 'id' = ${String(id)}`.execute(db)
  expect(rows).toEqual([{ name: 'send-awaited-letter' }])
})

test('a transaction that fails leaves neither letter nor job', async () => {
  const letter = newLetter()
  const failing = write(async (tx) => {
    await queueMail(tx, letter)
    throw new Error('not after all')
  })
  await expect(failing).rejects.toThrow('not after all')
  expect(await db.selectFrom('letters').select('id').execute()).toEqual([])
})

test('it goes out once, signed with the name and address of the site', async () => {
  const { id } = await put(newLetter({ replyTo: { name: 'Ama', address: 'balas@contoh.example' } }))
  for (let n = 0; n < 3; n += 1) await sendMail.run({ id }, parts())
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'ama@contoh.example', replyTo: { address: 'balas@contoh.example' } })
  expect(sent[0]!.text).toMatch(/Isi surat\.\n\nSalam hangat,\nJaringan Karya Layanan\nhttp:\/\/site\.test/)
  expect(await read(id)).toMatchObject({ sentAt: time.now, text: expect.stringContaining('Isi surat.') })
})

test('a letter with a secret is emptied once it was sent, in production', async () => {
  const [production, demo] = [
    await put(newLetter({ isSecret: true })),
    await put(newLetter({ isSecret: true })),
  ]
  await sendMail.run({ id: production.id }, parts())
  await sendMail.run({ id: demo.id }, parts(false))
  expect(sent.every(({ text }) => text.includes('Isi surat.'))).toBe(true)
  expect(await read(production.id)).toMatchObject({ text: '', html: '' })
  expect(await read(demo.id)).toMatchObject({ text: expect.stringContaining('Isi surat.') })
})

test('a worker that dies between sending and noting sends the same Message-ID again', async () => {
  const { id } = await put()
  const dying = new Proxy(db, {
    get(target, name) {
      if (name === 'updateTable') throw new Error('killed')
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await expect(sendMail.run({ id }, { ...parts(), db: dying })).rejects.toThrow('killed')
  await sendMail.run({ id }, parts())
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key])
})

test('while the mail server is away a letter waits, longer the older it is, and is no failure of its own', async () => {
  failure = new MailUnavailable('connect ECONNREFUSED')
  const { id, createdAt } = await put()
  time.now = createdAt
  for (const [ageMs, waitMs] of [
    [0, 20_000],
    [600_000, 30_000],
    [DAY, 900_000],
  ] as const) {
    time.now = new Date(createdAt.getTime() + ageMs)
    await sendMail.run({ id }, parts())
    const { nextTryAt, tries, lastError, lastErrorAt } = await read(id)
    expect([nextTryAt!.getTime() - time.now.getTime(), tries]).toEqual([waitMs, 0])
    expect([lastError, lastErrorAt]).toEqual(['connect ECONNREFUSED', time.now])
  }
  expect(alarms).toEqual([])
  failure = null
  await sendMail.run({ id }, parts())
  expect(sent).toHaveLength(1)
})

test('after five days it is given up with an alarm', async () => {
  failure = new MailUnavailable('connect ECONNREFUSED')
  const { id } = await put()
  pass(5 * DAY + 1_000)
  await sendMail.run({ id }, parts())
  expect(alarms).toEqual(['letter parked'])
  failure = null
  await sendMail.run({ id }, parts())
  expect(sent).toEqual([])
})

test('a letter that is itself at fault is parked after five tries with one alarm', async () => {
  failure = new Error('550 no such user')
  const { id } = await put()
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(alarms).toEqual([])
    await sendMail.run({ id }, parts())
    expect(await read(id)).toMatchObject({ tries, lastError: '550 no such user' })
  }
  await sendMail.run({ id }, parts())
  expect(alarms).toEqual(['letter parked'])
  await loseJobs()
  pass(DAY)
  await resendMails.run({}, parts())
  expect(await jobsOf(id)).toBe(0)
})

test('the sweep queues letters whose job vanished, and those whose time has come, each once', async () => {
  const [vanished, away, held, done] = [await put(), await put(), await put(), await put()]
  failure = new MailUnavailable('busy')
  await sendMail.run({ id: away.id }, parts())
  failure = null
  await sendMail.run({ id: done.id }, parts())
  await loseJobs()
  await write((tx) => tx.later(sendMail, { id: held.id }))
  pass(1_000)
  await Promise.all([resendMails.run({}, parts()), resendMails.run({}, parts())])
  const counts = () => Promise.all([vanished, away, held, done].map(({ id }) => jobsOf(id)))
  expect(await counts()).toEqual([1, 0, 1, 0])
  pass(60_000)
  await resendMails.run({}, parts())
  expect(await counts()).toEqual([1, 1, 1, 0])
})

test('thirty days later the words of letters that went out or were given up are gone, the others stay', async () => {
  const [gone, parked, waiting, young] = [await put(), await put(), await put(), await put()]
  await sendMail.run({ id: gone.id }, parts())
  await db.updateTable('letters').set({ tries: 5 }).where('id', '=', parked.id).execute()
  await sendMail.run({ id: young.id }, parts())
  const monthAgo = new Date(time.now.getTime() - 31 * DAY)
  await db.updateTable('letters').set({ createdAt: monthAgo }).where('id', '!=', young.id).execute()
  await clearOldMails.run({}, parts())
  const isEmpty = async ({ id }: { id: number }) =>
    (await read(id)).text === '' && (await read(id)).html === ''
  expect(await Promise.all([gone, parked, waiting, young].map(isEmpty))).toEqual([true, true, false, false])
  expect(await read(gone.id)).toMatchObject({ toEmail: 'ama@contoh.example', sentAt: expect.any(Date) })
})

test('a site that was given another name signs by it from the next letter on', async () => {
  const working = parts()
  const send = async () => sendMail.run({ id: (await put()).id }, working)
  await send()
  await write(async (tx) => {
    await tx
      .updateTable('settings')
      .set({ value: '"Jejaring Baru"' })
      .where('key', '=', 'site_name')
      .execute()
    tx.invalidate('settings')
  })
  await send()
  const names = sent.map(({ text }) => /Salam hangat,\n(.*)\n/.exec(text)?.[1])
  expect(names).toEqual([expect.not.stringContaining('Baru'), 'Jejaring Baru'])
})

test('sendMail: in production without a mail server a letter waits, with the reason; a demo writes it to its folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jejaring-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const settings = { smtpUrl: null, mailFrom: 'Situs <no-reply@situs.example>', dataDir }
  const { id } = await put()
  await sendMail.run({ id }, { ...parts(), mail: openMailer({ ...settings, isProduction: true }) })
  expect(await read(id)).toMatchObject({
    sentAt: null,
    tries: 0,
    lastError: expect.stringContaining('SMTP_URL'),
  })
  expect(existsSync(join(dataDir, 'mail'))).toBe(false)
  await sendMail.run({ id }, { ...parts(false), mail: openMailer({ ...settings, isProduction: false }) })
  expect((await read(id)).sentAt).not.toBeNull()
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1)
})
