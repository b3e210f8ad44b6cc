import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { open, write, db } = site
const html = async (path = '/donasi') => (await open(path)).text()
const setting = (values: Record<string, string>) =>
  write(async (tx) => {
    for (const [key, value] of Object.entries(values))
      await sql`update settings set value = ${JSON.stringify(value)} where key = ${key}`.execute(tx)
    tx.invalidate('settings')
  })

test('donation form: groups its choices as radio buttons and says that it is a simulation', async () => {
  const text = await html()
  for (const words of ['Berapa yang ingin Anda berikan?', 'Disalurkan untuk', 'Cara membayar'])
    expect(text).toContain(words)
  expect(text.match(/role="radiogroup"/g)).toHaveLength(4)
  expect(text.match(/<input type="radio" (?=[^>]*name="preset")/g)).toHaveLength(6)
  expect(text).toContain('Ini simulasi.')
  expect(text).toContain('<link rel="canonical" href="http://site.test/donasi"/>')
})

test('donation form: fee, anonymity and consent are never pre-checked', async () => {
  const boxes = (await html()).match(/<input[^>]*type="checkbox"[^>]*>/g)!
  expect(boxes).toHaveLength(3)
  for (const box of boxes) expect(box).not.toContain('checked')
})

test('donation form: every visit gets its own key, and the page is never stored', async () => {
  const keyOf = (text: string) => /name="idempotency_key" value="([^"]+)"/.exec(text)?.[1]
  const answers = [await open('/donasi'), await open('/donasi')]
  for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const keys = await Promise.all(answers.map(async (answer) => keyOf(await answer.text())))
  expect(new Set(keys).size).toBe(2)
})

test('donation form without script: shows guests the bank account, or the secretariat if there is none', async () => {
  const without = async () =>
    /<noscript>(?:(?!<\/noscript>).)*rekening.*?<\/noscript>/is.exec(await html())?.[0]
  expect(await without()).toContain('nomor rekening belum dicantumkan')
  expect(await without()).toContain('href="/kontak"')
  await setting({ bank_name: 'Bank Contoh', bank_account: '000 123' })
  expect(await without()).not.toContain('000 123')
  await setting({ bank_account: '000 1989 062', bank_holder: 'Perkumpulan Contoh' })
  for (const words of ['Bank Contoh', '000 1989 062', 'Perkumpulan Contoh'])
    expect(await without()).toContain(words)
})

test('donation form: uses a member’s profile and does not ask for it', async () => {
  const user = await makeUser(db, { namaLengkap: 'Maria Tefa', email: 'maria@contoh.example' })
  const text = await (await (await site.as(user)).open('/donasi')).text()
  expect(text).toContain('Kuitansi dikirim ke <!-- -->maria@contoh.example')
  expect(text).not.toContain('name="email"')
  expect(text).not.toContain('name="captcha"')
})

test('order page: shown to the holder of its cookie, never stored or indexed', async () => {
  const { response } = await site.app.handle(
    new Request('http://site.test/v1/donations/guest', {
      method: 'POST',
      headers: { 'x-api-key': 'test-key', 'content-type': 'application/json' },
      body: JSON.stringify(await guestBody(site)),
    }),
    '10.7.0.1',
  )
  const { data } = (await response.json()) as { data: { order_id: string; redirect_url: string } }
  const path = `/donasi?order=${data.order_id}`
  const look = (cookie: string) =>
    site.app.fetch(new Request(`http://site.test${path}`, { headers: { cookie } }))
  const own = await look(response.headers.get('set-cookie')!.split(';')[0]!)
  const text = await own.text()
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).toContain('Donasi Anda belum dibayar')
  expect(text).toContain(`href="${data.redirect_url}"`)
  expect(text).toContain(`href="${path}"`)
  const other = await look('')
  expect(other.status).toBe(200)
  expect(await other.text()).toContain('Donasi ini tidak bisa ditampilkan')
})

test('receipt page: a friendly 404 for an unknown receipt', async () => {
  const answer = await open('/receipts/TIDAK-ADA')
  expect(answer.status).toBe(404)
  const text = await answer.text()
  expect(text).toContain('Kuitansi tidak ditemukan')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
})
