import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'

const { bus, db, letters, post, send, open, work } = await freshApp()
const message = () => ({
  name: 'Ama Bali',
  email: 'AMA@contoh.example',
  message: 'Bagaimana cara bergabung?',
  idempotency_key: newKey(),
})
const count = async (key: string) =>
  (await db.selectFrom('contactMessages').select('id').where('idempotencyKey', '=', key).execute()).length

beforeAll(async () => {
  await db
    .insertInto('settings')
    .values({ key: 'email', value: '"kantor@jkl.example"' })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: '"kantor@jkl.example"' }))
    .execute()
  await work()
})

// Each test writes from a fresh network.
beforeEach(async () => void (await db.deleteFrom('rateLimits').execute()))

test('a message is stored and mailed to the secretariat, with the writer to answer to', async () => {
  const given = message()
  expect(await post('/v1/contact', given)).toMatchObject({
    success: true,
    code: 201,
    data: { id: expect.any(Number) },
  })
  await eventually(() => expect(letters).toHaveLength(1))
  expect(letters[0]).toMatchObject({ to: 'kantor@jkl.example', replyTo: { address: 'ama@contoh.example' } })
  expect(letters[0]!.text).toContain('Bagaimana cara bergabung?')
})

test('contact: a message sent a hundred times concurrently is stored once, with the same answer for all', async () => {
  const given = message()
  const answers = await Promise.all(Array.from({ length: 100 }, () => post('/v1/contact', given)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await count(given.idempotency_key)).toBe(1)
  const jobs = await db
    .withoutPlugins()
    .selectFrom('pgboss.job' as never)
    .select('data' as never)
    .execute()
  const ids = (jobs as { data: { id?: number } }[]).flatMap(({ data }) => data.id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a key used for one message is refused for another', async () => {
  const given = message()
  await post('/v1/contact', given)
  expect(await post('/v1/contact', { ...given, message: 'Pesan yang lain sama sekali' })).toMatchObject({
    code: 409,
  })
})

test('all wrong fields are named at once', async () => {
  const answer = await post('/v1/contact', {
    name: ' ',
    email: 'ama',
    message: 'pendek',
    idempotency_key: 'x',
  })
  expect(answer).toMatchObject({
    code: 400,
    errors: { email: ['Tulis alamat lengkap, misalnya nama@contoh.id'] },
  })
  expect(Object.keys(answer.errors!).sort()).toEqual(['email', 'idempotency_key', 'message', 'name'])
})

const form = (fields: Record<string, string>, origin = 'http://site.test') =>
  send('POST', '/kontak', { body: new URLSearchParams(fields), headers: { origin } })

test('the form works without script: it stores, then leads to the page that says so', async () => {
  const given = message()
  const answer = await form(given)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/kontak?terkirim=1'])
  expect(await count(given.idempotency_key)).toBe(1)
  expect(await (await open('/kontak?terkirim=1')).text()).toContain('Pesan Anda sudah kami terima')
})

test('contact form: a refused one keeps its input and explains the error beside each field', async () => {
  const answer = await form({ ...message(), email: 'ama@', message: 'x' })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('value="ama@"')
  expect(html).toContain('Tulis alamat lengkap, misalnya nama@contoh.id')
  expect(html).toMatch(/2(<!-- -->)? isian perlu diperiksa lagi/)
})

test('a form from another site is refused and stores nothing', async () => {
  const given = message()
  expect((await form(given, 'https://elsewhere.example')).status).toBe(403)
  expect((await send('POST', '/kontak', { body: new URLSearchParams(given) })).status).toBe(403)
  expect(await count(given.idempotency_key)).toBe(0)
})

test('each opening of the form has a key of its own and is never stored', async () => {
  const pages = [await open('/kontak'), await open('/kontak')]
  const keys = await Promise.all(
    pages.map(async (page) => /name="idempotency_key" value="([^"]+)"/.exec(await page.text())![1]),
  )
  expect(new Set(keys).size).toBe(2)
  expect(pages[0]!.headers.get('cache-control')).toBe('private, no-store')
})

test('GET /kontak: the office with its hours and its point; nothing while the desk has not said', async () => {
  const setTo = (key: string, value: string) =>
    db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute()
  const page = async () => {
    bus.invalidate(['settings'])
    return (await open('/kontak')).text()
  }
  await setTo('email', '')
  expect(await page()).not.toContain('Jam kantor')
  await setTo('address', 'Jl. Uji 1\nAmbon')
  await setTo('office_hours', 'Senin sampai Jumat, 08.00–16.00')
  await setTo('office_province', '81')
  const html = await page()
  for (const words of [
    'Jl. Uji 1\nAmbon',
    'Senin sampai Jumat, 08.00\u2060–\u206016.00',
    'query=Jl.%20Uji%201%20Ambon',
    'Letak kantor',
  ])
    expect(html).toContain(words)
  expect(html).toMatch(/#p81" class="fill-blue"/)
  await setTo('office_province', '99')
  expect(await page()).not.toContain('Letak kantor')
})
