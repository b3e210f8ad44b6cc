import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody } from '#test/support/giving.ts'
import { shouldRevalidate } from './donate-page.tsx'

const site = await freshApp({ payments: 'simulator' })
const { open, write, db } = site
const html = async (path = '/donasi') => (await open(path)).text()
const setting = (values: Record<string, string>) =>
  write(async (tx) => {
    for (const [key, value] of Object.entries(values))
      await sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)})
        on conflict (key) do update set value = excluded.value`.execute(tx)
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

test('donation form: shared with a picture of its own', async () => {
  const [, picture] =
    /property="og:image" content="http:\/\/site\.test(\/og\/list\/7\/[^"]+)"/.exec(await html()) ?? []
  expect((await open(picture!)).headers.get('content-type')).toBe('image/png')
})

test('shouldRevalidate of the donation form: only a change of nothing but the step loads nothing', () => {
  const loads = (from: string, to: string, formMethod?: 'POST') =>
    shouldRevalidate({
      currentUrl: new URL(from, 'http://site.test'),
      nextUrl: new URL(to, 'http://site.test'),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
      ...(formMethod && { formMethod }),
    })
  for (const [from, to] of [
    ['/donasi', '/donasi?step=2'],
    ['/donasi?campaign=5&step=2', '/donasi?campaign=5'],
    ['/donasi?campaign=5&step=2', '/donasi?campaign=5&step=3'],
  ] as const)
    expect(loads(from, to), to).toBe(false)
  for (const [from, to] of [
    // A login or logout elsewhere loads the same address anew.
    ['/donasi?step=3', '/donasi?step=3'],
    ['/donasi?campaign=5&step=2', '/donasi?step=2'],
    ['/donasi?campaign=5&step=2', '/donasi'],
    ['/donasi', '/donasi?order=JKL-1'],
    ['/login', '/donasi?step=2'],
  ] as const)
    expect(loads(from, to), `${from} ${to}`).toBe(true)
  expect(loads('/donasi', '/donasi?step=2', 'POST')).toBe(true)
})

test('donation form: fee, anonymity, list of donors and consent are never pre-checked', async () => {
  const boxes = (await html()).match(/<input[^>]*type="checkbox"[^>]*>/g)!
  expect(boxes).toHaveLength(4)
  for (const box of boxes) expect(box).not.toContain('checked')
})

test('donation form: asks to be listed among a campaign’s donors only while a campaign is chosen', async () => {
  expect(await html()).toMatch(
    /class="hidden group-has-\[\[value\^=campaign\]:checked\]\/target:block">(?:(?!<input).)*<input[^>]*name="show_name"/,
  )
})

test('donation form: every visit gets its own key, and the page is never stored', async () => {
  const keyOf = (text: string) => /name="idempotency_key" value="([^"]+)"/.exec(text)?.[1]
  const answers = [await open('/donasi'), await open('/donasi')]
  for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const keys = await Promise.all(answers.map(async (answer) => keyOf(await answer.text())))
  expect(new Set(keys).size).toBe(2)
})

test('donation form: all three steps are in the page, the later ones hidden where script runs', async () => {
  const text = await html()
  expect(
    text.match(/data-step="\d" class="grid grid-cols-1 gap-8( \[@media\(scripting:enabled\)\]:hidden)?"/g),
  ).toEqual([
    'data-step="1" class="grid grid-cols-1 gap-8"',
    'data-step="2" class="grid grid-cols-1 gap-8 [@media(scripting:enabled)]:hidden"',
    'data-step="3" class="grid grid-cols-1 gap-8 [@media(scripting:enabled)]:hidden"',
  ])
  expect(text).toMatch(/<li aria-current="step"[^>]*>(?:(?!<\/li>).)*Jumlah/)
  expect(await html('/donasi?step=3')).toMatch(/<li aria-current="step"[^>]*>(?:(?!<\/li>).)*Bayar/)
})

test('donation form: the address chooses amount, frequency and designation; what is unknown is left out', async () => {
  const { id } = await makeParticipant(site.write)
  const { region, title } = await db
    .selectFrom('participants')
    .select(['regionId as region', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isChecked = (text: string, value: string) =>
    new RegExp(`<input(?=[^>]*value="${value}")(?=[^>]*checked)[^>]*>`).test(text)
  const own = await html(`/donasi?amount=250000&frequency=monthly&partisipan=${id}`)
  for (const value of ['250000', 'monthly', 'partisipan']) expect(isChecked(own, value), value).toBe(true)
  expect(own).toContain(`<option value="${id}" selected="">${title}</option>`)
  const typed = await html(`/donasi?amount=Rp%2075.000&region=${region}`)
  for (const value of ['lain', 'region']) expect(isChecked(typed, value), value).toBe(true)
  expect(typed).toContain('value="75.000"')
  const odd = await html('/donasi?amount=75rb&frequency=daily&region=999999&participant=x')
  expect(isChecked(odd, 'lain')).toBe(true)
  expect(odd).toContain('value="75rb"')
  for (const value of ['once', 'general']) expect(isChecked(odd, value), value).toBe(true)
  expect(isChecked(await html('/donasi?amount='), '100000')).toBe(true)
})

test('POST /donasi: a step asked for before script ran keeps all values, or says what is missing', async () => {
  const fields = { preset: 'lain', amount: '75.000', designation: 'general', message: 'Untuk sumur' }
  const ask = (values: Record<string, string>) =>
    site.send('POST', '/donasi', {
      body: new URLSearchParams({ ...fields, ...values }),
      headers: { origin: 'http://site.test' },
    })
  const next = await ask({ step: '2' })
  expect(next.status).toBe(200)
  const text = await next.text()
  expect(text).toMatch(/<li aria-current="step"[^>]*>(?:(?!<\/li>).)*Data diri/)
  for (const kept of ['value="75.000"', 'Untuk sumur', 'Rp\u00a075.000 untuk Kebutuhan paling mendesak'])
    expect(text).toContain(kept)
  const low = await ask({ step: '2', amount: '5.000' })
  expect(low.status).toBe(400)
  expect(await low.text()).toContain('Paling sedikit Rp\u00a010.000.')
  const nameless = await (await ask({ step: '3', email: 'rambu' })).text()
  for (const reason of ['paling sedikit 3 huruf', 'Tulis alamat lengkap', 'Setujui dulu'])
    expect(nameless).toContain(reason)
  expect(await db.selectFrom('donations').select('id').execute()).toEqual([])
})

test('donation form: permit, audited report and chat come from the settings, each left out while unknown', async () => {
  const bare = await html()
  expect(bare).toContain('Kuitansi bernomor dikirim lewat e-mail')
  for (const words of ['Izin pengumpulan uang', 'sudah diaudit', 'Ada yang ingin ditanyakan?'])
    expect(bare).not.toContain(words)
  await setting({ giving_permit: '0417/PUB', audited_report: '/download/laporan', whatsapp: '6281200001989' })
  const full = (await html()).replaceAll('<!-- -->', '')
  expect(full).toContain('Izin pengumpulan uang 0417/PUB')
  expect(full).toMatch(/<a href="\/download\/laporan"[^>]*>Laporan keuangan/)
  expect(full).toContain('href="https://wa.me/6281200001989')
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
  expect(text).toContain('Kuitansi dikirim ke maria@contoh.example')
  // The foot of the page has a form of its own.
  const main = text.slice(0, text.indexOf('</main>'))
  expect(main).not.toContain('name="email"')
  expect(main).not.toContain('name="captcha"')
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
