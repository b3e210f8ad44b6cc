import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { orderNumber } from '#src/features/giving/order-number.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, guestBody, memberWithOrder, type Opened } from '#test/support/giving.ts'
import { readPdf } from '#test/support/pdf-text.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time } = site

/** Opens a file as a browser does: no API key. */
async function goTo(path: string, headers: Record<string, string> = {}) {
  const answer = await site.app.fetch(new Request(`http://site.test${path}`, { headers }))
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const receiptOf = (id: string) => `/v1/donations/${id}/receipt.pdf`
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
/** Text of a paper in one line, with plain spaces. */
const wordsOf = (bytes: Uint8Array) => readPdf(bytes).lines.join(' ').replace(/\s+/g, ' ')

test('receipt: names amount, donor, designation and the public check', async () => {
  time.now = new Date('2031-03-05T01:14:00Z')
  const { member, user, id, read } = await memberWithOrder(site, {
    amount: 250_000,
    channel: 'bca_va',
    cover_fee: true,
  })
  await simulator.settle(id, { channel: 'bca_va' })
  const { receipt } = await read()
  const { status, headers, bytes } = await goTo(receiptOf(id), bearer(member))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="kuitansi-${receipt!.number.replaceAll('/', '-')}.pdf"`,
  )
  const words = wordsOf(bytes)
  for (const said of [
    receipt!.number,
    `Diterima dari ${user.namaLengkap}`,
    'Rp 254.440',
    'dua ratus lima puluh empat ribu empat ratus empat puluh rupiah',
    'Kebutuhan paling mendesak',
    '5 Maret 2031 pukul 08.14 WIB',
    'BCA Virtual Account',
    'Biaya transaksi Rp 4.440',
    `Kode ${receipt!.code.slice(0, 4)}-`,
    'SIMULASI',
  ])
    expect(words).toContain(said)
  expect(readPdf(bytes).lines.join('\n')).toContain(`http://site.test/receipts/${receipt!.code}`)
  expect(words).not.toMatch(/SEMENTARA|BATAL/)
  const { fonts, pages } = readPdf(bytes)
  expect(fonts).toEqual([expect.stringContaining('+Anuphan-latin')])
  expect(pages).toBe(1)
})

test('receipt: keeps the address of the check on one line, also a longer one', async () => {
  const other = await freshApp({ payments: 'simulator', publicUrl: 'https://www.jejaring-kasih.example' })
  const { member, id, read } = await memberWithOrder(other)
  await other.simulator.settle(id, { channel: 'bca_va' })
  const answer = await member.open(receiptOf(id))
  const { lines } = readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(lines).toContain(`https://www.jejaring-kasih.example/receipts/${(await read()).receipt!.code}`)
})

test('receipt: prints a name of sixty letters in full, also in other alphabets', async () => {
  const { member, id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  const long = 'Mempertanggungjawabkannyalahdengansepenuhhatiparapengabdian'
  for (const name of [
    `${long} Đặng Łucja`,
    'สมชาย 王芳 Bria',
    'Анна Жданова',
    'Αθηνά Παππά',
    'Ўктам Ђорђевић',
  ]) {
    await db.updateTable('donations').set({ donorName: name }).where('orderId', '=', id).execute()
    const words = wordsOf((await goTo(receiptOf(id), bearer(member))).bytes)
    expect(words.replaceAll(' ', ''), name).toContain(`Diterimadari${name.replaceAll(' ', '')}`)
    expect(words, name).not.toContain('tidak dapat dicetak')
  }
})

test('receipt and statement: mark letters that cannot be printed', async () => {
  const { member, user, id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  const statement = `/v1/donations/statement.pdf?year=${jakartaDay(time.now).slice(0, 4)}`
  for (const [name, printed] of [
    ['ꦗꦮ', '[?]'],
    ['ᯅᯖᯂ᯲ Bria', '[?] Bria'],
    ['Bria محمد', 'Bria [?]'],
    ['Bria 😀👩\u200d🌾', 'Bria [?]'],
  ] as const) {
    await db.updateTable('donations').set({ donorName: name }).where('orderId', '=', id).execute()
    await db.updateTable('users').set({ namaLengkap: name }).where('id', '=', user.id).execute()
    const receipt = wordsOf((await goTo(receiptOf(id), bearer(member))).bytes)
    expect(receipt).toContain(`Diterima dari ${printed}`)
    expect(receipt).toContain('Tanda [?] menggantikan huruf yang tidak dapat dicetak di kertas ini.')
    expect(receipt).toContain(`nomor pesanan ${orderNumber(id)}`)
    const year = wordsOf((await goTo(statement, bearer(member))).bytes)
    expect(year).toContain(`Diterima dari ${printed}`)
    expect(year).toContain('Tulisan lengkapnya ada di situs kami, pada setiap donasi.')
  }
})

test('receipt: shows the end of its provisional time, that it is void, or what is left after a refund', async () => {
  const { member, id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'permata_va' })
  const words = async () => wordsOf((await goTo(receiptOf(id), bearer(member))).bytes)
  expect(await words()).toContain('SEMENTARA sampai')
  time.now = new Date(time.now.getTime() + 11 * 60_000)
  expect(await words()).not.toContain('SEMENTARA')
  await simulator.refund(id, { key: 'satu', amount: 40_000 })
  const part = await words()
  expect(part).toContain('Sudah dikembalikan Rp 40.000')
  expect(part).toContain('Berlaku untuk Rp 60.000')
  await simulator.refund(id, { key: 'dua', amount: 60_000 })
  expect(await words()).toContain('BATAL sejak')
})

test('GET /v1/donations/{order_id}/receipt.pdf: only with the owner’s session or the order’s token', async () => {
  const { member, id } = await memberWithOrder(site)
  expect((await goTo(receiptOf(id), bearer(member))).status).toBe(404)
  await simulator.settle(id, { channel: 'bca_va' })
  const { member: other } = await memberWithOrder(site)
  expect((await goTo(receiptOf(id))).status).toBe(404)
  expect((await goTo(receiptOf(id), bearer(other))).status).toBe(404)
  expect((await goTo(receiptOf('JKL-1'), bearer(member))).status).toBe(404)
  const { order_id: guests, order_token: token } = (
    await site.post('/v1/donations/guest', await guestBody(site))
  ).data as Opened & { order_token: string }
  await simulator.settle(guests, { channel: 'bca_va' })
  expect((await goTo(receiptOf(guests), { 'x-order-token': token })).status).toBe(200)
  expect((await goTo(receiptOf(guests), { cookie: `jkl-order=${token}` })).status).toBe(200)
  expect((await goTo(receiptOf(guests), { 'x-order-token': 'A'.repeat(43) })).status).toBe(404)
  expect((await goTo(receiptOf(guests), bearer(member))).status).toBe(404)
  // Browsers are redirected to the page that explains how to open it.
  const led = await goTo(receiptOf(id), { accept: 'text/html' })
  expect([led.status, led.headers.get('location')]).toEqual([302, `/donasi?order=${id}`])
})

test('GET /desk/donations/{order_id}/receipt.pdf: any receipt, however old; recorded in the audit trail', async () => {
  const start = time.now
  const body = await guestBody(site)
  const { order_id: id } = (await site.post('/v1/donations/guest', body)).data as Opened
  await simulator.settle(id, { channel: 'bca_va' })
  const path = `/v1/desk/donations/${id}/receipt.pdf`
  time.now = new Date(start.getTime() + 800 * 86_400_000)
  const staff = await makeUser(db, { role: 'staff' })
  const at = await site.as(staff)
  const { status, bytes } = await goTo(path, bearer(at))
  expect(status).toBe(200)
  expect(wordsOf(bytes)).toContain(`Diterima dari ${body.donor.name}`)
  expect(await (await at.open(`/desk/giving/${id}`)).text()).toContain(`href="${path}"`)
  const { id: donation } = await db
    .selectFrom('donations')
    .select('id')
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow()
  const reads = db
    .selectFrom('audit')
    .select('actorId')
    .where('act', '=', 'read')
    .where('entityId', '=', donation)
  expect(await reads.where('entity', '=', 'donation').where('actorId', '=', staff.id).execute()).toHaveLength(
    2,
  )
  expect((await goTo(path)).status).toBe(401)
  expect((await goTo(path, bearer(await site.as(await makeUser(db))))).status).toBe(403)
  time.now = start
})

test('GET /v1/donations/{order_id}/receipt.pdf: throttled per gift', async () => {
  const { member, id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  for (let n = 0; n < 30; n += 1) await site.services.limits.countHits({ 'paper drawn': id })
  expect((await goTo(receiptOf(id), bearer(member))).status).toBe(429)
  const { member: other, id: another } = await memberWithOrder(site)
  await simulator.settle(another, { channel: 'bca_va' })
  expect((await goTo(receiptOf(another), bearer(other))).status).toBe(200)
})

test('statement: lists a year’s receipts, sums the valid ones, and opens for its owner only', async () => {
  time.now = new Date('2033-05-01T03:00:00Z')
  const { member, user, id } = await memberWithOrder(site, { amount: 300_000 })
  await simulator.settle(id, { channel: 'bca_va' })
  const more = async (amount: number) => {
    const { data } = await member.post('/v1/payment/transaction', giftBody({ amount }))
    const { order_id } = data as Opened
    await simulator.settle(order_id, { channel: 'bca_va' })
    return order_id
  }
  const part = await more(200_000)
  const gone = await more(100_000)
  await simulator.refund(part, { key: 'satu', amount: 50_000 })
  await simulator.deny(gone, {})
  const year = await goTo('/v1/donations/statement.pdf?year=2033', bearer(member))
  expect(year.status).toBe(200)
  const words = wordsOf(year.bytes)
  expect(words).toContain('Donasi tahun 2033')
  expect(words).toContain(`Diterima dari ${user.namaLengkap} Rp 450.000`)
  expect(words).toContain('empat ratus lima puluh ribu rupiah')
  expect(words).toContain('(batal, tidak dihitung)')
  expect(words.match(/JKL\/2033\/\d{6}/g)).toHaveLength(3)
  expect((await goTo('/v1/donations/statement.pdf?year=2032', bearer(member))).status).toBe(404)
  expect((await goTo('/v1/donations/statement.pdf?year=1e9', bearer(member))).status).toBe(400)
  expect((await goTo('/v1/donations/statement.pdf?year=2033')).status).toBe(401)
  const { member: other } = await memberWithOrder(site)
  expect((await goTo('/v1/donations/statement.pdf?year=2033', bearer(other))).status).toBe(404)
})

test('statement: spans pages, each with its number', async () => {
  time.now = new Date('2034-05-01T03:00:00Z')
  const { member, id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  await copyGift(id, 120)
  const { bytes } = await goTo('/v1/donations/statement.pdf?year=2034', bearer(member))
  const { lines, pages } = readPdf(bytes)
  expect(pages).toBeGreaterThan(2)
  expect(lines).toContain(`Halaman ${pages} dari ${pages}`)
  expect(lines.filter((line) => line.startsWith('JKL/2034/'))).toHaveLength(121)
  expect(lines.map((line) => line.replace(/\s/g, ' '))).toContain('Rp 12.100.000')
})

test('receipts: ten requested at once are all drawn, each its own', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => memberWithOrder(site)))
  for (const { id } of all) await simulator.settle(id, { channel: 'bca_va' })
  const papers = await Promise.all(all.map(({ id, member }) => goTo(receiptOf(id), bearer(member))))
  for (const [index, { bytes }] of papers.entries())
    expect(wordsOf(bytes).replaceAll(' ', '')).toContain(orderNumber(all[index]!.id))
})

/** Copies a member's gift, each copy with a receipt. */
async function copyGift(orderId: string, count: number) {
  const { rows } = await sql<{ id: number }>`
    insert into donations (order_id, user_id, donor_name, gift_amount, amount, designation, consented_at, channel, status,
      key_owner, body_hash, environment, created_at, expires_at, paid_at)
    select 'JKL-COPY-' || n, user_id, donor_name, gift_amount, amount, designation, consented_at, channel, status,
      key_owner, body_hash, environment, created_at, expires_at, paid_at
    from donations, generate_series(1, ${count}::int) n where order_id = ${orderId} returning id`.execute(db)
  await db
    .insertInto('receipts')
    .values(rows.map(({ id }, n) => ({ donationId: id, ...copyOf(n) })))
    .execute()
}
const copyOf = (n: number) => ({
  year: 2034,
  number: 1_000 + n,
  code: `COPY${n}`,
  issuedAt: time.now,
})
