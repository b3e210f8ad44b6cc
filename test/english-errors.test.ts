import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from './support/fresh-app.ts'

const { as, bus, db, get, open, post, send } = await freshApp({ payments: 'simulator' })

const INDONESIAN =
  /\b(?:Anda|Beri|Buka|Isi|Jawab|Kirim|Muat|Paling|Pilih|Salin|Sebut|Tautan|Tulis|Unggah|belum|ini|paling|sudah|tidak|yang)\b/

beforeAll(async () => {
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  bus.invalidate(['settings'])
})

const gift = {
  amount: 5_000,
  designation: { type: 'general' },
  donor: { name: 'www.contoh.id', email: 'ama', phone: '12' },
  consent: true,
  idempotency_key: 'satu',
}
const newcomer = {
  nama_lengkap: 'Ama',
  email: 'ama@contoh.example',
  password: 'ama@contoh.example',
  phone: '0812-3456-7890',
  region_id: 0,
}

test.each([
  [
    '/v1/contact',
    { name: '', email: 'ama', message: 'x' },
    'email',
    'Please enter the whole address, for example name@example.org',
  ],
  [
    '/v1/contact',
    { name: 'Ama', email: 'a@b.example', message: 'x' },
    'message',
    'Please write your message, at least 10 letters.',
  ],
  ['/v1/contact', { name: 'x'.repeat(101) }, 'name', 'At most 100 letters.'],
  ['/v1/donations/guest', gift, 'amount', 'The smallest gift is Rp\u00a010,000.'],
  ['/v1/donations/guest', gift, 'donor.name', 'Please enter a name only, without a web or e-mail address.'],
  ['/v1/donations/guest', gift, 'donor.phone', 'Please begin with 0 or +62, for example 0812-3456-7890.'],
  ['/v1/donations/guest', gift, 'idempotency_key', 'Please reload this page, then send it again.'],
  ['/v1/user/register', newcomer, 'region_id', 'Choose a region.'],
  [
    '/v1/user/register',
    newcomer,
    'consent_terms',
    'Please accept the terms of service to create an account.',
  ],
  ['/v1/user/activation', {}, 'email', 'Please enter your e-mail address.'],
  ['/v1/lists/unsubscription', {}, 't', 'Open the link from the letter.'],
] as const)('POST %s %o: %s is refused in English', async (path, body, field, sentence) => {
  const { code, errors } = await post(`${path}?lang=en`, body)
  expect({ code, said: errors?.[field] }).toEqual({ code: 400, said: [sentence] })
  expect(Object.values(errors!).flat().join(' ')).not.toMatch(INDONESIAN)
})

test('POST /v1/user/forget: the captcha is asked for in the language of the call', async () => {
  const sendOne = (language: string) =>
    post(`/v1/user/forget?lang=${language}`, { email: 'ama@contoh.example' })
  expect((await sendOne('en')).errors?.captcha).toEqual([
    'Please confirm first that you are not a robot, then send it again.',
  ])
  expect((await sendOne('id')).errors?.captcha).toEqual([
    'Pastikan dulu bahwa Anda bukan robot, lalu kirim lagi.',
  ])
})

test('GET /v1/payment/channels: titles and reasons are in the language of the call', async () => {
  const reasons = async (language: string) =>
    (await get(`/v1/payment/channels?amount=100000000&lang=${language}`)).data as {
      id: string
      title: string
      reason: string | null
    }[]
  const byId = (rows: Awaited<ReturnType<typeof reasons>>, id: string) => rows.find((row) => row.id === id)
  expect(byId(await reasons('en'), 'qris')?.reason).toBe('QRIS accepts at most Rp\u00a010,000,000.')
  expect(byId(await reasons('en'), 'credit_card')?.title).toBe('Credit or debit card')
  expect(byId(await reasons('id'), 'credit_card')?.title).toBe('Kartu kredit atau debit')
})

test('PATCH /v1/desk/settings: the desk is refused in English too', async () => {
  const admin = await as(await makeUser(db, { role: 'admin' }))
  const answer = await admin.send('PATCH', '/v1/desk/settings?lang=en', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: 'x', whatsapp: '+62 812' }),
  })
  expect(((await answer.json()) as { errors: unknown }).errors).toMatchObject({
    version: ['Please reload this page.'],
  })
})

test('errors outside of pages: the plain page has the language of the address', async () => {
  const refused = (path: string) =>
    send('POST', path, { headers: { origin: 'http://lain.example', 'sec-fetch-site': 'cross-site' } })
  const english = await (await refused('/en/contact')).text()
  expect(english).toContain('<html lang="en">')
  expect(english).toContain('The form was sent from another address.')
  expect(await (await refused('/contact')).text()).toContain('Formulir dikirim dari alamat lain.')
})

test('GET /en: figures of the home page have English labels', async () => {
  const page = await (await open('/en')).text()
  expect(page).not.toMatch(/lembaga partisipan|anggota di semua lembaga/)
})

/** Wrong for nearly every field: a group, nothing, a letter, a negative number, a list. */
const wrong = [{}, '', 'x', -1, []]

test('calls that write: no refusal of a field is in Indonesian when the call is English', async () => {
  const admin = await as(await makeUser(db, { role: 'admin' }))
  const indonesian: string[] = []
  let refused = 0
  for (const { where, body } of endpoints) {
    const [method = '', path = ''] = where.split(' ')
    if (!body || method === 'GET') continue
    const fields = Object.keys(body.shape ?? {})
    for (const value of wrong) {
      const answer = await admin.send(method, `/v1${path.replace(/\{\w+\}/g, '1')}?lang=en`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries([...fields, 'asing'].map((field) => [field, value]))),
      })
      const { errors = {} } = (await answer.json()) as { errors?: Record<string, string[]> }
      refused += Object.keys(errors).length
      for (const [field, sentences] of Object.entries(errors))
        if (INDONESIAN.test(sentences.join(' '))) indonesian.push(`${where} ${field}: ${sentences}`)
    }
  }
  expect(refused).toBeGreaterThan(1_000)
  expect([...new Set(indonesian)]).toEqual([])
})
