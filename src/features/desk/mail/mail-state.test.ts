import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { eventually } from '#test/support/eventually.ts'
import { insertFailedMail } from '#test/support/failures.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import type { MailStateWire } from './schema.ts'

const site = await freshApp()
const { db, letters, time } = site
const { ask, session, user } = await deskCaller(site, 'admin')

const read = async () => (await ask<MailStateWire>('GET', '/mail')).data
const sendTest = (idempotency_key: unknown = newKey()) =>
  ask('POST', '/mail/test-letters', { idempotency_key })
const confirm = (token: string) => site.post('/v1/test-letter/confirmation', { token })
const tests = () => letters.filter(({ key }) => key.startsWith('test-letter-'))
const tokenIn = ({ text }: { text: string }) => /test-letter#(\S+)/.exec(text)![1]!
const pass = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}

test('GET /v1/desk/mail: counts what went today and this week, what waits and what was given up', async () => {
  time.now = new Date('2026-11-21T05:00:00Z')
  const letter = { subject: 'Halo', text: 'x', html: '' }
  const sentAt = [
    '2026-11-20T17:00:00Z',
    '2026-11-20T16:59:00Z',
    '2026-11-14T17:00:00Z',
    '2026-11-14T16:59:00Z',
  ]
  await db
    .insertInto('letters')
    .values([
      ...sentAt.map((at) => ({ ...letter, key: at, toEmail: 'a@contoh.example', sentAt: new Date(at) })),
      {
        ...letter,
        key: 'menunggu',
        toEmail: 'b@contoh.example',
        createdAt: new Date('2026-11-21T02:00:00Z'),
        lastError: '451 <budi@contoh.example>: Greylisted',
        lastErrorAt: new Date('2026-11-21T04:00:00Z'),
      },
      {
        ...letter,
        key: 'disingkirkan',
        toEmail: 'c@contoh.example',
        tries: 5,
        discardedAt: time.now,
        lastError: '554 spam',
        lastErrorAt: time.now,
      },
    ])
    .execute()
  await insertFailedMail(db)
  expect(await read()).toMatchObject({
    from: 'Jejaring <no-reply@contoh.example>',
    server: 'surat.contoh.example',
    sent: { today: 1, this_week: 3 },
    waiting: { count: 1, oldest_at: '2026-11-21T02:00:00.000Z' },
    failed: 1,
    refusal: {
      error: '451 <bu•••@contoh.example>: Greylisted',
      at: '2026-11-21T04:00:00.000Z',
      is_given_up: false,
    },
    test: { to: user.email, received: null },
  })
  const html = await (await session.open('/desk/mail')).text()
  for (const words of ['greylisting', '451', 'Belum ada surat uji', 'href="/desk/failures"'])
    expect(html).toContain(words)
})

test('POST /v1/test-letter/confirmation: who holds the link says that it arrived, once and twice, without a login', async () => {
  await site.work()
  const key = newKey()
  for (const _ of [1, 2]) expect(await sendTest(key)).toMatchObject({ code: 201, data: { queued: true } })
  await eventually(() => expect(tests()).toHaveLength(1))
  expect(tests()[0]!.to).toBe(user.email)
  const token = tokenIn(tests()[0]!)
  const [, signature] = token.split('.')
  for (const forged of [`${user.id}-1.${signature}`, `${token}x`, token.slice(0, -9), '1-1', ''])
    expect(await confirm(forged), forged).toMatchObject({ code: 400 })
  expect((await read()).test.received).toBeNull()

  const receivedAt = time.now.toISOString()
  expect(await confirm(token)).toMatchObject({ code: 200, data: { received: true } })
  pass(60_000)
  expect(await confirm(token)).toMatchObject({ code: 200, data: { received: true } })
  expect((await read()).test.received).toEqual({ at: receivedAt, by: user.namaLengkap })
  expect((await trailOf(db, 'letter', null)).map(({ act }) => act)).toEqual([
    'send test letter',
    'confirm test letter',
  ])
})

test('POST /v1/test-letter/confirmation: a later letter counts, and an earlier one no more', async () => {
  const [old] = tests()
  pass(60_000)
  await sendTest()
  await eventually(() => expect(tests()).toHaveLength(2))
  const receivedAt = time.now.toISOString()
  await confirm(tokenIn(tests()[1]!))
  pass(60_000)
  await confirm(tokenIn(old!))
  expect((await read()).test.received?.at).toBe(receivedAt)
})

test('GET /test-letter: works without script by pasting the link', async () => {
  expect(await (await site.open(furtherPaths.testLetter)).text()).toContain('Tautan dari e-mail')
  const paste = (token: string) =>
    site.send('POST', furtherPaths.testLetter, {
      body: new URLSearchParams({ token: `http://site.test${furtherPaths.testLetter}#${token}` }),
      headers: { origin: 'http://site.test' },
    })
  const refused = await paste('1-1.x')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('tidak dikenal')])
  const done = await paste(tokenIn(tests()[0]!))
  expect(done.headers.get('location')).toBe(`${furtherPaths.testLetter}?selesai=1`)
})

test('POST /desk/mail: a plain form sends a test letter; ten an hour, then a sentence says when again', async () => {
  const send = () =>
    session.send('POST', '/desk/mail', {
      body: new URLSearchParams({ idempotency_key: newKey() }),
      headers: { origin: 'http://site.test' },
    })
  expect((await send()).headers.get('location')).toBe('/desk/mail?terkirim=1')
  expect(await (await session.open('/desk/mail?terkirim=1')).text()).toContain('Surat uji dikirim ke')
  for (let count = 3; count < 10; count += 1) expect((await send()).status).toBe(302)
  const refused = await send()
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('Terlalu banyak')])
})

test('GET /desk/mail: says loudly where there is no mail server, and is for admins alone', async () => {
  const bare = await freshApp({ siteUrl: site.siteUrl, smtpUrl: null })
  const page = async (someone: { id: number }) => (await bare.as(someone)).open('/desk/mail')
  expect(await (await page(user)).text()).toContain('tidak sampai ke')
  expect(await (await session.open('/desk/mail')).text()).not.toContain('tidak sampai ke')
  expect((await page(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))).status).toBe(404)
})

test('mails of this file: every address is alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
