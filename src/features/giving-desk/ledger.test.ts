import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, guestBody, memberWithOrder, type Opened } from '#test/support/giving.ts'
import type { LedgerRowWire, TotalsWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, write, time } = site
time.now = new Date('2031-03-01T16:59:00Z')
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const { id: regionId } = await db
  .insertInto('regions')
  .values({ title: 'Uji Timur' })
  .returning('id')
  .executeTakeFirstOrThrow()
const institution = await makeParticipant(write, { regionId, title: 'Lembaga Sungai' })
const gift = (given: object) => memberWithOrder(site, given).then(({ id }) => id)
const toInstitution = { designation: { type: 'partisipan', id: institution.id } }

const list = async (query = '') =>
  (await staff.get(`/v1/desk/donations?limit=100&${query}`)).data as LedgerRowWire[]
const ids = async (query: string) => (await list(query)).map(({ order_id }) => order_id)
const totals = async (query = '') =>
  (await staff.get(`/v1/desk/donations/totals?${query}`)).data as TotalsWire

let plain: string
let refunded: string
let disputed: string
let reversed: string
let unpaid: string
let anonymous: string

beforeAll(async () => {
  plain = await gift({ amount: 100_000 })
  await simulator.settle(plain, { channel: 'bca_va' })
  time.now = new Date('2031-03-01T17:00:00Z')
  refunded = await gift({ amount: 250_000, ...toInstitution, channel: 'qris', cover_fee: true })
  await simulator.settle(refunded, { channel: 'other_qris' })
  await simulator.refund(refunded, { key: 'r1', amount: 50_000 })
  disputed = await gift({ amount: 70_000, designation: { type: 'region', id: regionId } })
  await simulator.settle(disputed, { channel: 'credit_card' })
  await simulator.chargeback(disputed)
  reversed = await gift({ amount: 60_000 })
  await simulator.settle(reversed, { channel: 'permata_va' })
  await simulator.deny(reversed)
  unpaid = await gift({ amount: 40_000 })
  const body = await guestBody(site, { is_anonymous: true, message: '=1+1' })
  body.donor = { ...body.donor, name: 'Yosefina Kolin' }
  anonymous = ((await site.post('/v1/donations/guest', body)).data as Opened).order_id
}, 60_000)

test('ledger: has every order, newest money first, with names hidden from the public', async () => {
  time.now = new Date('2031-03-02T00:00:00Z')
  const rows = await list()
  expect(rows).toHaveLength(6)
  expect(rows.at(-1)).toMatchObject({
    order_id: plain,
    date: '2031-03-01T16:59:00.000Z',
    channel: 'bca_va',
    receipt: { number: expect.stringMatching(/^JKL\/2031\//), status: 'valid' },
    is_simulation: true,
  })
  expect(rows.find(({ order_id }) => order_id === anonymous)).toMatchObject({
    donor_name: 'Yosefina Kolin',
    is_anonymous: true,
    channel: 'none',
    receipt: null,
  })
})

test('ledger: each filter narrows it', async () => {
  const fees = (await booksOf(site, refunded)).amount
  const cases: [string, string[]][] = [
    ['status=paid', [plain]],
    ['channel=other', []],
    ['channel=qris', [refunded]],
    ['channel=none', [anonymous, unpaid]],
    ['designation=partisipan', [refunded]],
    [`region=${regionId}`, [disputed, refunded]],
    [`institution=${institution.id}`, [refunded]],
    ['campaign=1', []],
    ['from=2031-03-02', [anonymous, unpaid, reversed, disputed, refunded]],
    ['to=2031-03-01', [plain]],
    ['from=2031-03-02&to=2031-03-01', []],
    [`q=${plain.slice(-8).toLowerCase()}`, [plain]],
    ['q=FINA%20kol', [anonymous]],
    ['q=%25', []],
    ['q=Rp%20100.000', [anonymous, plain]],
    [`q=${fees}`, [refunded]],
    ['sort=amount&status=paid', [plain]],
  ]
  for (const [query, found] of cases) {
    if (query === 'channel=other') expect((await staff.get(`/v1/desk/donations?${query}`)).code).toBe(400)
    else expect([query, (await ids(query)).sort()]).toEqual([query, [...found].sort()])
  }
  const receipt = (await list(`q=${plain}`))[0]!.receipt!
  expect(await ids(`q=${encodeURIComponent(receipt.number.toLowerCase())}`)).toEqual([plain])
})

test('ledger: sorts by day or sum, and paginates', async () => {
  const amounts = (await list('sort=-amount')).map(({ amount }) => amount)
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
  expect(await ids('sort=date')).toEqual((await ids('sort=-date')).reverse())
  const second = await staff.get('/v1/desk/donations?limit=4&page=2&sort=date')
  expect((second.data as LedgerRowWire[]).map(({ order_id }) => order_id)).toEqual(
    (await ids('sort=date')).slice(4),
  )
  expect(second.pagination).toMatchObject({ total: 6, last_page: 2 })
  expect(await staff.get('/v1/desk/donations?page=9')).toMatchObject({ data: [], pagination: { total: 6 } })
  for (const query of ['sort=name', 'from=1.3.2031', 'region=x', 'status=lost', 'page=0'])
    expect([query, (await staff.get(`/v1/desk/donations?${query}`)).code]).toEqual([query, 400])
})

test('ledger totals: received, refunded and kept; the shares of each group add up to all', async () => {
  const all = await totals()
  const { fee_amount: fees } = (await list(`q=${refunded}`))[0]!
  expect(all.all).toEqual({
    count: 3,
    received: 420_000 + fees,
    fees,
    refunded: 50_000 + 70_000,
    kept: 300_000 + fees,
  })
  for (const shares of [all.by_region, all.by_institution, all.by_campaign, all.by_channel])
    for (const name of ['count', 'received', 'fees', 'refunded', 'kept'] as const)
      expect(shares.reduce((sum, share) => sum + share[name], 0)).toBe(all.all[name])
  expect(all.by_region.find(({ id }) => id === regionId)).toMatchObject({
    count: 2,
    received: 320_000 + fees,
  })
  expect(all.by_institution[0]).toMatchObject({
    id: institution.id,
    title: 'Lembaga Sungai',
    kept: 200_000 + fees,
  })
  expect(all.by_channel.map(({ id }) => id).sort()).toEqual(['bca_va', 'credit_card', 'qris'])
  expect((await totals('status=pending')).all).toEqual({
    count: 0,
    received: 0,
    fees: 0,
    refunded: 0,
    kept: 0,
  })
  expect((await totals(`institution=${institution.id}`)).all.count).toBe(1)
})

test('ledger: excludes simulated orders on a site with real payments', async () => {
  const real = await freshApp({ siteUrl: site.siteUrl })
  const desk = await real.as(await makeUser(db, { role: 'admin' }))
  expect(await desk.get('/v1/desk/donations')).toMatchObject({ data: [], pagination: { total: 0 } })
  expect(((await desk.get('/v1/desk/donations/totals')).data as TotalsWire).all.received).toBe(0)
})

const fetchFile = async (query: string) => {
  const answer = await staff.open(`/v1/desk/donations/export?${query}`)
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('ledger export: the filtered rows as CSV, safe from formula injection, recorded in the audit trail', async () => {
  await db
    .updateTable('donations')
    .set({ donorName: '=HYPERLINK("http://x.example","a,b")' })
    .where('orderId', '=', unpaid)
    .execute()
  const { answer, bytes } = await fetchFile('format=csv&status=created')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="donasi-2031-03-0\d\.csv"$/,
  )
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^Nomor pesanan,Tanggal \(WIB\),/)
  expect(lines[1]).toContain(`${unpaid},2031-03-02 00:00,`)
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.example"",""a,b"")"`)
  const audit = await db
    .selectFrom('audit')
    .select(['act', 'detail'])
    .where('entity', '=', 'donations')
    .execute()
  expect(audit).toMatchObject([{ act: 'export', detail: { format: 'csv', filter: { status: 'created' } } }])
})

test('ledger export: the same rows as a workbook with numeric sums and dates', async () => {
  const { bytes } = await fetchFile(`format=xlsx&q=${plain}`)
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
  expect(sheet.match(/<row>/g)).toHaveLength(2)
  expect(sheet).toContain(`<is><t xml:space="preserve">${plain}</t></is>`)
  expect(sheet).toContain('<c s="2"><v>100000</v></c>')
  // 2031-03-01 23:59 in Jakarta.
  const day = Number(/<c s="1"><v>([\d.]+)<\/v><\/c>/.exec(sheet)?.[1])
  expect(Math.round(day * 24 * 60) / 24 / 60).toBeCloseTo(47_908 + (23 * 60 + 59) / 1440, 6)
})

test('ledger export: needs access to the desk; rejects cross-site requests and invalid filters', async () => {
  const member = await site.as(await makeUser(db))
  expect((await site.open('/v1/desk/donations/export')).status).toBe(401)
  expect((await member.open('/v1/desk/donations/export')).status).toBe(403)
  expect((await staff.open('/v1/desk/donations/export', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await staff.open('/v1/desk/donations/export?format=pdf')).status).toBe(400)
  expect(
    (await site.open('/v1/desk/donations/export', { accept: 'text/html' })).headers.get('location'),
  ).toBe('/login?next=%2Fdesk%2Fgiving')
})
