import { beforeEach, expect, test } from 'vitest'
import { expireOrders } from '#src/features/payments/reconcile.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { tablesWith } from '#test/support/find-text.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder, setBank } from '#test/support/giving.ts'
import { deskUser, lastStaffAction } from '#test/support/giving-desk.ts'
import { bankStatement } from '#test/support/statement.ts'
import type { StatementWire } from './schema.ts'

const site = await freshApp()
await setBank(site)
let [ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
// Sums count per person and day: each test has its own people.
beforeEach(async () => {
  ;[ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
})
type Hand = typeof ita

const today = () => jakartaDay(site.time.now)
const send = ({ me }: Hand, csv: string, dry_run: boolean) =>
  me.post('/v1/desk/donations/statement', { csv, dry_run })
const dataOf = (answer: { data: unknown }) => answer.data as StatementWire
const check = async (hand: Hand, csv: string) => dataOf(await send(hand, csv, true))
const confirm = async (hand: Hand, csv: string) => dataOf(await send(hand, csv, false))
const statusesOf = ({ rows }: StatementWire) => rows.map(({ status }) => status)

let gifted = 0
/** A sum that no other gift has. */
function nextSum() {
  gifted += 1
  return 100_000 + gifted * 1_000
}

/** A waiting transfer with a sum of its own, and the row that pays it. */
async function waiting(amountWithoutCode = nextSum()) {
  const { id, order, member, user } = await memberWithOrder(site, { amount: amountWithoutCode })
  const amount = order.transfer!.amount_with_code
  return { id, member, user, amount, row: { day: today(), amount, description: `TRSF ${user.namaLengkap}` } }
}

test('POST /v1/desk/donations/statement: a row that fits pays its gift on its day; the dry run changes nothing', async () => {
  const gift = await waiting()
  const csv = bankStatement([
    gift.row,
    { day: today(), amount: 15_000, description: 'BIAYA ADM', mark: 'DB' },
    { day: today(), amount: 777_777, description: 'SEWA RUMAH' },
  ])
  expect(await check(ita, csv)).toMatchObject({
    dry_run: true,
    bank: 'BCA',
    counts: { new: 1, second: 0, known: 0, unclear: 1 },
    amount: gift.amount,
    passed: { debit: 1 },
    rows: [
      { line: 2, status: 'fits', gifts: [{ order_id: gift.id, donor_name: gift.user.namaLengkap }] },
      { line: 4, status: 'unclear', gifts: [], reason: expect.stringContaining('Tidak ada donasi') },
    ],
  })
  expect((await booksOf(site, gift.id)).status).toBe('pending')
  expect(statusesOf(await confirm(ita, csv))).toEqual(['confirmed', 'unclear'])
  expect(await booksOf(site, gift.id)).toMatchObject({ status: 'paid', amount: gift.amount })
  expect(lastStaffAction({ data: await ita.read(gift.id) })).toMatchObject({
    kind: 'confirm',
    received_on: today(),
    done_by: { id: ita.user.id },
  })
})

test('POST /v1/desk/donations/statement: stores nothing of rows without a gift, and no description', async () => {
  const gift = await waiting()
  const words = ['RAHASIA SEWA', 'RAHASIA DONASI']
  const csv = bankStatement([
    { ...gift.row, description: words[1]! },
    { day: today(), amount: 777_778, description: words[0]! },
  ])
  await check(ita, csv)
  await confirm(ita, csv)
  expect((await booksOf(site, gift.id)).status).toBe('paid')
  expect(await tablesWith(site.db, words)).toEqual([])
})

test('POST /v1/desk/donations/statement: repeated, in one file, in an overlapping one and by two at once, a row counts once', async () => {
  const [one, two] = [await waiting(), await waiting()]
  const csv = bankStatement([one.row, one.row, two.row])
  expect((await check(ita, csv)).rows[1]).toMatchObject({ status: 'unclear', gifts: [{ order_id: one.id }] })
  const strange = { day: today(), amount: 640_000 }
  expect((await check(ita, bankStatement([strange, strange]))).passed.repeated).toBe(1)
  const twice = bankStatement([one.row, { ...one.row, description: 'KIRIM LAGI' }])
  expect(statusesOf(await check(ita, twice)).sort()).toEqual(['fits', 'unclear'])
  const answers = await Promise.all([confirm(ita, csv), confirm(budi, csv), confirm(ita, csv)])
  const confirmed = answers.flatMap(({ rows }) => rows.filter(({ status }) => status === 'confirmed'))
  expect(confirmed.map(({ gifts }) => gifts[0]!.order_id).sort()).toEqual([one.id, two.id].sort())
  for (const { id } of [one, two]) expect((await booksOf(site, id)).receipts).toHaveLength(1)
  const overlapping = bankStatement([{ ...two.row, description: 'EKSPOR LAIN' }, one.row])
  expect(statusesOf(await confirm(budi, overlapping))).toEqual(['unclear', 'known'])
})

test('POST /v1/desk/donations/statement: a second transfer for a paid gift is named with it, never passed over', async () => {
  const gift = await waiting()
  const other = { ...gift.row, description: 'KIRIM LAGI' }
  const again = {
    status: 'unclear',
    gifts: [{ order_id: gift.id }],
    reason: expect.stringContaining('dua kali'),
  }
  await confirm(ita, bankStatement([gift.row]))
  for (const rows of [
    [gift.row, gift.row],
    [gift.row, other],
  ])
    expect((await confirm(ita, bankStatement(rows))).rows).toMatchObject([{ status: 'known' }, again])
  expect((await confirm(ita, bankStatement([other]))).rows).toMatchObject([again])
  const named = ['No. rekening : 000-1989-062']
  expect(statusesOf(await check(ita, bankStatement([other], named)))).toEqual(['known'])
  expect(statusesOf(await check(ita, bankStatement([other, gift.row], named)))).toEqual([
    'unclear',
    'unclear',
  ])
  const start = site.time.now
  site.time.now = new Date(start.getTime() + 86_400_000)
  const nextDay = bankStatement([{ ...gift.row, day: today() }], named)
  expect((await check(await deskUser(site), nextDay)).rows).toMatchObject([again])
  site.time.now = start
  expect((await booksOf(site, gift.id)).receipts).toHaveLength(1)
})

test('POST /v1/desk/donations/statement: one row of a gift confirmed by hand is its own, of two one may be a second', async () => {
  const gift = await waiting()
  expect((await ita.confirm(gift.id)).code).toBe(200)
  expect(statusesOf(await confirm(ita, bankStatement([gift.row])))).toEqual(['known'])
  const two = bankStatement([gift.row, { ...gift.row, description: 'KIRIM LAGI' }])
  expect(statusesOf(await confirm(ita, two))).toEqual(['unclear', 'unclear'])
})

test('POST /v1/desk/donations/statement: above the limit a colleague with the same file approves', async () => {
  const gift = await waiting(6_000_000)
  const csv = bankStatement([gift.row])
  expect(await check(ita, csv)).toMatchObject({ counts: { new: 1, second: 1 }, rows: [{ status: 'asks' }] })
  expect(statusesOf(await confirm(ita, csv))).toEqual(['asked'])
  expect((await booksOf(site, gift.id)).status).toBe('pending')
  expect(await confirm(ita, csv)).toMatchObject({
    rows: [{ status: 'known', reason: 'Menunggu orang kedua.' }],
  })
  expect(statusesOf(await check(budi, csv))).toEqual(['approves'])
  expect(statusesOf(await confirm(budi, csv))).toEqual(['approved'])
  expect((await booksOf(site, gift.id)).status).toBe('paid')
  expect(lastStaffAction({ data: await ita.read(gift.id) })).toMatchObject({
    asked_by: { id: ita.user.id },
    decided_by: { id: budi.user.id },
  })
})

test('POST /v1/desk/donations/statement: what one person moves alone on a day is summed over the rows', async () => {
  const gifts = [await waiting(2_400_000), await waiting(2_400_000), await waiting(2_400_000)]
  const csv = bankStatement(gifts.map(({ row }) => row))
  expect(statusesOf(await check(ita, csv))).toEqual(['fits', 'fits', 'asks'])
  expect(statusesOf(await confirm(ita, csv))).toEqual(['confirmed', 'confirmed', 'asked'])
})

test('POST /v1/desk/donations/statement: a corrected confirmation is not repeated by its row', async () => {
  const gift = await waiting()
  const csv = bankStatement([gift.row])
  await confirm(ita, csv)
  expect((await ita.correct(gift.id)).code).toBe(200)
  expect(await confirm(budi, csv)).toMatchObject({
    rows: [{ status: 'known', reason: expect.stringContaining('dikoreksi') }],
  })
  expect((await booksOf(site, gift.id)).status).toBe('pending')
})

test('POST /v1/desk/donations/statement: a gift cancelled after the look stays as it is, and its row says so', async () => {
  const gift = await waiting()
  const csv = bankStatement([gift.row])
  expect(statusesOf(await check(ita, csv))).toEqual(['fits'])
  await gift.member.post(`/v1/payment/${gift.id}/cancel`, {})
  expect(await confirm(ita, csv)).toMatchObject({
    rows: [{ status: 'unclear', reason: expect.stringContaining('dibatalkan') }],
  })
  expect((await booksOf(site, gift.id)).status).toBe('cancelled')
})

test('POST /v1/desk/donations/statement: the day of the money decides about an expired order, not that of the look', async () => {
  const [inTime, late] = [await waiting(), await waiting()]
  const start = site.time.now
  site.time.now = new Date(start.getTime() + 10 * 86_400_000)
  await expireOrders.run({}, site.jobParts())
  expect((await booksOf(site, late.id)).status).toBe('expired')
  const treasurer = await deskUser(site)
  const afterwards = jakartaDay(new Date(start.getTime() + 9 * 86_400_000))
  const csv = bankStatement([inTime.row, { ...late.row, day: afterwards }])
  expect(await confirm(treasurer, csv)).toMatchObject({
    rows: [
      { status: 'confirmed' },
      { status: 'unclear', gifts: [{ order_id: late.id }], reason: expect.stringContaining('di luar masa') },
    ],
  })
  expect((await booksOf(site, late.id)).status).toBe('expired')
  site.time.now = start
})

test('POST /v1/desk/donations/statement: a sum without code or before the order is named with its gift, not confirmed', async () => {
  const [codeless, early, paid] = [await waiting(350_000), await waiting(), await waiting(350_000)]
  const yesterday = jakartaDay(new Date(site.time.now.getTime() - 86_400_000))
  const csv = bankStatement([
    { ...codeless.row, amount: 350_000 },
    { ...early.row, day: yesterday },
    paid.row,
  ])
  expect(await confirm(ita, csv)).toMatchObject({
    counts: { new: 1, unclear: 2 },
    rows: [
      { gifts: [{ order_id: codeless.id }], reason: expect.stringContaining('tanpa tiga angka') },
      { gifts: [{ order_id: early.id }], reason: expect.stringContaining('di luar masa') },
      { gifts: [{ order_id: paid.id }], status: 'confirmed' },
    ],
  })
})

test('POST /v1/desk/donations/statement: a row that two orders may have meant is left to a person, also when one is paid', async () => {
  const [first, second] = [await waiting(), await waiting()]
  await confirm(ita, bankStatement([first.row]))
  await site.db
    .updateTable('donations')
    .set({ transferAmount: first.amount })
    .where('orderId', '=', second.id)
    .execute()
  expect(await confirm(ita, bankStatement([{ ...first.row, description: 'TRSF LAIN' }]))).toMatchObject({
    rows: [{ status: 'unclear', reason: expect.stringContaining('Lebih dari satu') }],
  })
  expect((await booksOf(site, second.id)).status).toBe('pending')
})

test('POST /v1/desk/donations/statement: the statement of another account or bank is refused', async () => {
  const gift = await waiting()
  const of = (account: string) => bankStatement([gift.row], [`No. rekening : ${account}`])
  expect(await send(ita, of('888 777 6665'), true)).toMatchObject({
    code: 400,
    errors: { csv: [expect.stringContaining('berakhir 6665')] },
  })
  expect(statusesOf(await check(ita, of('000-1989-062')))).toEqual(['fits'])
})

test('POST /v1/desk/donations/statement: 5,000 rows are looked through; more, an empty text and a picture are refused', async () => {
  const gift = await waiting()
  const others = Array.from({ length: 4_999 }, (_, n) => ({
    day: today(),
    amount: 1_000_000 + n,
    description: `${n}`,
  }))
  expect(await check(ita, bankStatement([...others, gift.row]))).toMatchObject({
    counts: { new: 1, unclear: 4_999 },
  })
  for (const csv of [bankStatement([...others, ...others.slice(0, 2)]), '', '\u0089PNG\r\n\u001a'])
    expect(await send(ita, csv, true)).toMatchObject({ code: 400, errors: { csv: [expect.any(String)] } })
})

test('POST /v1/desk/donations/statement/layout: the columns of a new header are chosen once', async () => {
  const gift = await waiting()
  const csv = [
    'Bank Daerah Contoh;;;',
    'Hari;Berita;Uang;Arah',
    `${today()};Setoran;${gift.amount};masuk`,
    `${today()};Biaya;15000;keluar`,
  ].join('\n')
  expect(await check(ita, csv)).toMatchObject({
    columns: null,
    names: ['Hari', 'Berita', 'Uang', 'Arah'],
    sample: [[today(), 'Setoran', String(gift.amount), 'masuk'], expect.anything()],
  })
  expect(await send(ita, csv, false)).toMatchObject({ code: 400, errors: { csv: [expect.any(String)] } })
  const choose = (columns: object) => ita.me.post('/v1/desk/donations/statement/layout', { csv, ...columns })
  for (const wrong of [
    { date: 0, description: 0, amount: 2, sign: 3 },
    { date: 2, description: 1, amount: 0, sign: 3 },
  ])
    expect(await choose(wrong)).toMatchObject({ code: 400, errors: { csv: [expect.any(String)] } })
  const columns = { date: 0, description: 1, amount: 2, sign: 3 }
  expect(dataOf(await choose(columns))).toMatchObject({ columns, counts: { new: 1 }, passed: { debit: 1 } })
  await choose(columns)
  expect(statusesOf(await confirm(budi, csv))).toEqual(['confirmed'])
  const lines = await site.db
    .selectFrom('audit')
    .select(['actorId', 'act', 'entity', 'detail'])
    .where('entity', 'in', ['statement layout', 'statement'])
    .where('actorId', 'in', [ita.user.id, budi.user.id])
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { actorId: ita.user.id, act: 'create', entity: 'statement layout', detail: columns },
    {
      actorId: budi.user.id,
      act: 'match',
      entity: 'statement',
      detail: { rows: 2, confirmed: 1, asked: 0, approved: 0 },
    },
  ])
})
