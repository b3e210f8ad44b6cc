import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { makeDownload } from '#src/features/downloads/factory.ts'
import type { ReportWire } from '#src/features/giving-report/schema.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { keyed, makeFund } from '#test/support/disbursements.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deskUser, lastStaffAction } from '#test/support/giving-desk.ts'
import { pagesWithoutScript } from '#test/support/pages-without-script.ts'
import type { DisbursementWire, FundWire } from './schema.ts'

const site = await freshApp()
const { db, write, time } = site
let [ita, budi] = [await deskUser(site), await deskUser(site)]
// Sums count per person and day: each test has its own people.
beforeEach(async () => {
  ;[ita, budi] = [await deskUser(site), await deskUser(site)]
})

const at = '/v1/desk/disbursements'
const report = async (query = '') => (await site.get(`/v1/reports/donations${query}`)).data as ReportWire

/** A fund, with its balance as the desk sees it. */
async function fund(amount: number, receivedOn?: string) {
  const made = await makeFund({ write, now: time.now }, amount, receivedOn)
  const balance = async () =>
    ((await ita.me.get(`${at}/funds?limit=100`)).data as FundWire[]).find(
      ({ designation }) => designation.type === 'partisipan' && designation.id === made.id,
    )!.balance
  return { ...made, balance }
}
const one = (answer: { data: unknown }) => answer.data as DisbursementWire
const decide = (by: typeof ita, id: number, approve: boolean) =>
  by.me.post(`${at}/${id}/decision`, { approve, note: '' })
const reverse = (by: typeof ita, id: number) =>
  by.me.post(`${at}/${id}/void`, keyed({ reason: 'Salah ketik' }))

test('POST /v1/desk/disbursements: repeats the answer for its key, refuses more than came in and a future day', async () => {
  const { body, balance, id } = await fund(400_000)
  const sent = body({ amount: 300_000 })
  const first = await ita.me.post(at, sent)
  expect(first).toMatchObject({ code: 201, data: { status: 'done', amount: 300_000, receiver: { id } } })
  expect(one(await ita.me.post(at, sent)).id).toBe(one(first).id)
  expect((await ita.me.post(at, { ...sent, amount: 1 })).code).toBe(409)
  expect(await ita.me.post(at, body({ amount: 100_001 }))).toMatchObject({
    code: 400,
    errors: { amount: [expect.stringContaining('tersisa Rp\u00a0100.000')] },
  })
  expect((await ita.me.post(at, body({ paid_on: '2099-01-01' }))).errors).toHaveProperty('paid_on')
  expect((await ita.me.post(at, body({ paid_on: '2002-02-01' }))).errors).toMatchObject({
    paid_on: [expect.stringContaining('5 Januari 2026')],
  })
  expect((await ita.me.post(at, body({ receiver: { id: 999_999 } }))).errors).toHaveProperty(['receiver.id'])
  expect((await ita.me.post(at, body({ proof_id: 999_999 }))).errors).toHaveProperty('proof_id')
  expect(await balance()).toBe(100_000)
})

test('POST /v1/desk/disbursements: of several at once that together exceed the money one goes through', async () => {
  const { body, balance } = await fund(1_000_000)
  const people = await Promise.all([1, 2, 3, 4].map(() => deskUser(site)))
  const answers = await Promise.all(people.map(({ me }) => me.post(at, body({ amount: 600_000 }))))
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 400, 400, 400])
  expect(await balance()).toBe(400_000)
})

test('POST /v1/desk/disbursements/{id}/decision: counts only after another person, and while the money is there', async () => {
  const { body, balance } = await fund(12_000_000)
  const [big, other] = [
    one(await ita.me.post(at, body({ amount: 7_000_000 }))),
    one(await ita.me.post(at, body({ amount: 6_000_000 }))),
  ]
  expect([big.status, other.status]).toEqual(['waiting', 'waiting'])
  expect(await balance()).toBe(12_000_000)
  expect((await decide(ita, big.id, true)).code).toBe(403)
  expect((await decide(budi, big.id, true)).data).toMatchObject({ status: 'done' })
  expect((await decide(budi, big.id, true)).code).toBe(200)
  expect(await decide(budi, other.id, true)).toMatchObject({ code: 409, data: { left: 5_000_000 } })
  expect((await decide(ita, other.id, false)).data).toMatchObject({ status: 'declined' })
  expect(await balance()).toBe(5_000_000)
})

test('POST /v1/desk/disbursements/{id}/void: adds a counter-entry; nothing recorded changes or goes', async () => {
  const { body, balance } = await fund(500_000)
  const { id } = one(await ita.me.post(at, body()))
  expect((await reverse(ita, id)).data).toMatchObject({ status: 'reversed', amount: 500_000 })
  expect((await reverse(budi, id)).code).toBe(409)
  expect(await balance()).toBe(500_000)
  const rows = (await ita.me.get(`${at}?status=reversal&limit=1`)).data as DisbursementWire[]
  expect(rows).toMatchObject([{ reverses: id, note: 'Salah ketik', paid_on: '2026-02-01' }])
  await expect(sql`update disbursements set amount = 1 where id = ${id}`.execute(db)).rejects.toThrow(
    'append-only',
  )
  await expect(sql`delete from disbursements where id = ${id}`.execute(db)).rejects.toThrow('append-only')
  const acts = await db.selectFrom('audit').select('act').where('entity', '=', 'disbursement').execute()
  expect(acts).toContainEqual({ act: 'disbursement.reversal.done' })
})

test('refund after a disbursement: goes through, and the desk shows the designation as negative', async () => {
  const { body, balance, order } = await fund(800_000)
  await ita.me.post(at, body())
  const asked = lastStaffAction(await ita.refund(order, 800_000))
  expect((await budi.markSent(order, asked.id)).code).toBe(200)
  expect(await balance()).toBe(-800_000)
  const page = await pagesWithoutScript(ita.me).html(deskPaths.funds)
  expect(page).toContain('Ada tujuan yang saldonya minus')
  expect(page).toContain('Rp\u00a0-800.000')
})

test('GET /v1/reports/donations: what was passed on, by whom it was received, with public proofs only', async () => {
  const open = await makeDownload(site, { title: 'Berita acara', level: 'public' })
  const closed = await makeDownload(site, { title: 'Kuitansi dengan nama', level: 'internal' })
  const { id, body } = await fund(900_000, '2023-12-01')
  await ita.me.post(at, body({ amount: 300_000, proof_id: open.id, paid_on: '2024-03-01' }))
  await ita.me.post(
    at,
    body({
      amount: 200_000,
      proof_id: closed.id,
      receiver: { name: 'Toko Besi Sinar' },
      paid_on: '2024-04-01',
    }),
  )
  const wrong = one(await ita.me.post(at, body({ amount: 100_000, paid_on: '2024-05-01', note: 'Keliru' })))
  await reverse(ita, wrong.id)
  const mistyped = one(await ita.me.post(at, body({ amount: 50_000, paid_on: '2025-05-01' })))
  await reverse(ita, mistyped.id)
  const year = await report('?year=2024')
  expect(year.all).toMatchObject({ received: 0, passed_on: 500_000, balance: -500_000 })
  expect(year.by_institution.find((share) => share.id === id)).toMatchObject({
    passed_on: 500_000,
    reached: 300_000,
  })
  expect(year.disbursements.map(({ receiver, proof }) => [receiver, proof?.title])).toEqual([
    [null, undefined],
    [expect.any(String), 'Berita acara'],
  ])
  expect(year.periods.map(({ passed_on }) => passed_on).slice(2, 4)).toEqual([300_000, 200_000])
  const page = await (await site.open('/donasi/laporan?year=2024', { cookie: '' })).text()
  expect(page).toContain('Berita acara')
  for (const hidden of ['Toko Besi Sinar', 'Kuitansi dengan nama', 'Keliru'])
    expect(page).not.toContain(hidden)
  const file = await site.open('/donasi/laporan.csv?year=2024', { cookie: '' })
  expect(await file.text()).toContain('Seluruhnya,,0,0,0,0,500000,-500000')
  expect((await report('?year=2019')).periods).toEqual([])
  const all = await report()
  expect(all.years).toContain(2023)
  expect(all.years).not.toContain(2025)
})

test('disbursement screens: record, approve and void without script', async () => {
  const { id, body } = await fund(9_000_000)
  const [itas, budis] = [pagesWithoutScript(ita.me), pagesWithoutScript(budi.me)]
  const typed = { target: `partisipan:${id}`, amount: '6.000.000', paid_on: '2026-02-01', note: 'Bahan' }
  const refused = await itas.send(deskPaths.newDisbursement, typed)
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Pilih lembaga penerima')
  const sent = await itas.send(deskPaths.newDisbursement, { ...typed, receiver_name: 'Toko Besi Sinar' })
  expect(sent.status).toBe(302)
  const path = sent.to!.split('?')[0]!
  expect(await itas.html(path)).toContain('Permintaan ini Anda buat sendiri')
  expect(await budis.html(`${deskPaths.disbursements}?status=waiting`)).toContain('Toko Besi Sinar')
  expect((await budis.send(path, { act: 'approve', note: '' })).status).toBe(302)
  expect((await budis.send(path, { act: 'void', reason: 'Salah ketik' })).status).toBe(302)
  expect(await budis.html(path)).toContain('Catatan balik')
  await ita.me.post(at, body({ amount: 10_000 }))
  const csv = await (await ita.me.open(`${deskPaths.exportDisbursements}?q=Besi`)).text()
  expect(csv).toContain('Toko Besi Sinar')
})
