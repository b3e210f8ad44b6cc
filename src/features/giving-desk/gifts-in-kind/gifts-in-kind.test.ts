import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import type { GiftInKindWire } from './schema.ts'

const site = await freshApp()
const { db, time, get } = site
time.now = new Date('2026-06-15T05:00:00Z')
const user = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
const staff = await site.as(user)

const goods = (given: object = {}) => ({
  thing: 'Beras',
  quantity: 1_200,
  unit: 'karung',
  estimated_value: 987_654_321,
  giver: { name: 'Yosefina Bria', email: null, phone: null },
  designation: { type: 'general' },
  received_on: '2026-06-01',
  note: 'Diantar dengan truk',
  idempotency_key: crypto.randomUUID(),
  ...given,
})
const enter = (given: object = {}) => staff.post('/v1/desk/gifts-in-kind', goods(given))
const entered = async (given: object = {}) => (await enter(given)).data as GiftInKindWire
const lettersTo = (email: string) =>
  db.selectFrom('letters').select(['subject', 'text']).where('toEmail', '=', email).orderBy('id').execute()
const booked = async (key: string) =>
  db.selectFrom('audit').select('act').where('entity', '=', key).orderBy('id').execute()

test('POST /v1/desk/gifts-in-kind: numbered in a series of its own, without a gap, once a key', async () => {
  const body = goods()
  const answers = await Promise.all([1, 2, 3].map(() => staff.post('/v1/desk/gifts-in-kind', body)))
  for (const answer of answers)
    expect(answer).toMatchObject({ code: 201, data: { number: 'JKL-B/2026/000001', status: 'valid' } })
  expect(await enter({ received_on: '2027-01-01' })).toMatchObject({
    code: 400,
    errors: { received_on: ['Tanggal ini belum tiba.'] },
  })
  const many = await Promise.all(Array.from({ length: 5 }, () => entered()))
  expect(many.map(({ number }) => number).sort()).toEqual(
    [2, 3, 4, 5, 6].map((number) => `JKL-B/2026/00000${number}`),
  )
  expect(await staff.post('/v1/desk/gifts-in-kind', { ...body, quantity: 3 })).toMatchObject({ code: 409 })
  expect(await booked('gift in kind')).toHaveLength(6)
})

test('POST /v1/desk/gifts-in-kind: a giver is one of the network or a name, never both or none', async () => {
  const { id, namaLengkap, email } = await makeUser(db, { namaLengkap: 'Markus Lende' })
  expect(await enter({ giver: null, user_id: id })).toMatchObject({
    code: 201,
    data: { user_id: id, giver_name: namaLengkap, giver_email: email },
  })
  for (const wrong of [{ user_id: id }, { giver: null }])
    expect(await enter(wrong)).toMatchObject({ code: 400, errors: { user_id: [expect.any(String)] } })
  expect(await enter({ giver: null, user_id: 999_999 })).toMatchObject({
    code: 400,
    errors: { user_id: ['Orang ini tidak ada.'] },
  })
  expect(await enter({ designation: { type: 'region', id: 999_999 } })).toMatchObject({
    code: 400,
    errors: { 'designation.id': ['Tujuan ini tidak ada.'] },
  })
  for (const quantity of [0, 1.5, -1]) expect(await enter({ quantity })).toMatchObject({ code: 400 })
})

test('receipt of a gift in kind: says thing and quantity by mail and on paper, and no sum', async () => {
  const email = 'beras@contoh.example'
  const { id, number } = await entered({ giver: { name: 'Rambu Kahi', email, phone: null } })
  const [letter] = await lettersTo(email)
  expect(letter!.subject).toBe(`Tanda terima barang ${number}`)
  const answer = await staff.open(deskPaths.giftInKindFile(id))
  const { lines } = readPdf(new Uint8Array(await answer.arrayBuffer()))
  const paper = lines.join(' ')
  for (const words of ['Beras', '1.200 karung', number]) {
    expect(letter!.text).toContain(words)
    expect(paper).toContain(words)
  }
  expect(paper).toContain('Diterima dari Rambu Kahi')
  for (const text of [letter!.text, paper]) expect(text).not.toMatch(/Rp|987/)
  expect(await deadLinks(site)).toEqual([])
})

test('receipt of a gift in kind: in English it repeats in Indonesian what counts by law, and its file says so', async () => {
  const { id, number } = await entered({ giver: { name: 'Rambu Kahi', email: null, phone: null } })
  const answer = await staff.open(`${deskPaths.giftInKindFile(id)}?lang=en`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const paper = readPdf(bytes).lines.join(' ')
  expect(paper).toContain('Received from Rambu Kahi')
  expect(paper).toContain(
    `Teks yang berlaku: Tanda terima barang ${number}. Diterima dari Rambu Kahi: 1.200 karung`,
  )
  expect(Buffer.from(bytes).toString('latin1')).toContain('(en-GB)')
})

test('POST /v1/desk/gifts-in-kind/{id}/void: keeps the number, tells the giver once, and may be repeated', async () => {
  const email = 'keliru@contoh.example'
  const { id } = await entered({ giver: { name: 'Rambu Kahi', email, phone: null } })
  const stop = (reason: string) => staff.post(`/v1/desk/gifts-in-kind/${id}/void`, { reason })
  expect(await stop('')).toMatchObject({ code: 400 })
  expect(await stop('Tercatat dua kali')).toMatchObject({ code: 200, data: { status: 'void' } })
  expect(await stop('Lain')).toMatchObject({ code: 200, data: { void_reason: 'Tercatat dua kali' } })
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Tanda terima barang JKL-B/),
    expect.stringMatching(/dibatalkan$/),
  ])
  const answer = await staff.open(deskPaths.giftInKindFile(id))
  expect(readPdf(new Uint8Array(await answer.arrayBuffer())).lines.join(' ')).toContain('BATAL sejak')
})

test('GET /v1/reports/gifts-in-kind: quantities by year, without givers, values, and what is void', async () => {
  const thing = 'Kursi roda anak'
  const giver = { name: 'Kenari Sangkarmas', email: null, phone: null }
  await entered({ thing, unit: 'buah', quantity: 2, giver })
  await entered({ thing: 'kursi roda anak', unit: 'Buah', quantity: 3, giver })
  await entered({ thing, unit: 'buah', quantity: 5, received_on: '2025-12-31' })
  const { id } = await entered({ thing, unit: 'buah', quantity: 100 })
  await staff.post(`/v1/desk/gifts-in-kind/${id}/void`, { reason: 'Bukan untuk kami' })
  const report = async (query = '') =>
    (await get(`/v1/reports/gifts-in-kind${query}`)).data as {
      year: number
      quantity: number
      thing: string
    }[]
  const ours = (await report()).filter((row) => row.thing.toLowerCase() === thing.toLowerCase())
  expect(ours.map(({ year, quantity }) => [year, quantity])).toEqual([
    [2026, 5],
    [2025, 5],
  ])
  expect((await report('?year=2025')).map(({ year }) => year)).toEqual([2025])
  const page = await (await site.open(paths.givingReport, { cookie: '' })).text()
  expect(page).toContain('Sumbangan barang')
  for (const words of ['Kenari', '987']) expect(page).not.toContain(words)
})

test('GET /v1/desk/gifts-in-kind: filtered as list, and as a file', async () => {
  await entered({ thing: 'Benih sorgum merah', received_on: '2024-03-01' })
  const list = async (query: string) =>
    ((await staff.get(`/v1/desk/gifts-in-kind?${query}`)).data as GiftInKindWire[]).map(({ thing }) => thing)
  expect(await list('q=sorgum')).toEqual(['Benih sorgum merah'])
  expect(await list('to=2024-12-31')).toEqual(['Benih sorgum merah'])
  expect(await list('q=sorgum&state=void')).toEqual([])
  const file = await (await staff.open(`${deskPaths.exportGiftsInKind}?q=sorgum`)).text()
  expect(file).toContain('Benih sorgum merah')
  expect(file.trim().split('\n')).toHaveLength(2)
})

test('GET /desk/giving/in-kind: entered without script, shown, and void', async () => {
  const form = await (await staff.open(deskPaths.newGiftInKind)).text()
  const sent = (given: Record<string, string>) =>
    staff.send('POST', deskPaths.newGiftInKind, {
      body: new URLSearchParams({
        thing: 'Tikar',
        quantity: '1.500',
        unit: 'lembar',
        estimated_value: '',
        target: 'general',
        user_id: '',
        name: 'Orpa Manutede',
        email: '',
        phone: '',
        received_on: '2026-06-02',
        note: '',
        idempotency_key: crypto.randomUUID(),
        ...given,
      }),
      headers: { origin: 'http://site.test' },
    })
  expect(form).toContain('Pemberi dari jaringan')
  const wrong = await sent({ name: '' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('atau tulis nama pemberinya')
  const right = await sent({})
  expect(right.status).toBe(302)
  const page = await (await staff.open(right.headers.get('location')!)).text()
  for (const words of ['1.500 lembar', 'Orpa Manutede', 'Unduh PDF', 'Batalkan catatan'])
    expect(page).toContain(words)
  expect(await (await staff.open(deskPaths.giftsInKind)).text()).toContain('1.500 lembar')
})

test('GET /v1/reports/gifts-in-kind: of all years whole ones alone, of one year everything', async () => {
  for (const year of [2001, 2002])
    await sql`
      insert into gifts_in_kind (thing, quantity, unit, designation, received_on, year, number, entered_by, entered_at,
        idempotency_key, body_hash)
      select 'Barang ' || n, 1, 'buah', 'general', make_date(${year}, 3, 1), ${year}, n, ${user.id}, now(),
        gen_random_uuid(), ''
      from generate_series(1, 150) n`.execute(db)
  const listed = async (query = '') =>
    ((await get(`/v1/reports/gifts-in-kind${query}`)).data as { year: number }[]).map(({ year }) => year)
  expect((await listed()).filter((year) => year === 2002)).toHaveLength(150)
  expect(await listed()).not.toContain(2001)
  expect(await listed('?year=2001')).toHaveLength(150)
})
