import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { makeDownload } from '#src/features/downloads/factory.ts'
import type { ReportWire } from '#src/features/giving-report/schema.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { makeFund } from '#test/support/disbursements.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deskUser } from '#test/support/giving-desk.ts'
import { pagesWithoutScript } from '#test/support/pages-without-script.ts'
import { insertDisbursement } from './queries.ts'
import type { DisbursementWire } from './schema.ts'

const site = await freshApp()
const { db, write, time } = site
const at = '/v1/desk/disbursements'
let [ita, budi, admin] = [await deskUser(site), await deskUser(site), await deskUser(site, 'admin')]
beforeEach(async () => {
  ;[ita, budi, admin] = [await deskUser(site), await deskUser(site), await deskUser(site, 'admin')]
})

const fund = (amount: number) => makeFund({ write, now: time.now }, amount)
const one = (answer: { data: unknown }) => answer.data as DisbursementWire
const waiting = async (by: typeof ita) =>
  ((await by.me.get('/v1/desk/waiting')).data as { kind: string; count: number }[]).find(
    ({ kind }) => kind === 'disbursements',
  )?.count ?? 0

test('disbursement form: no fund is chosen before a click, and a refusal keeps the fund and the input', async () => {
  const { id, body } = await fund(700_000)
  const pages = pagesWithoutScript(ita.me)
  expect(await pages.html(deskPaths.newDisbursement)).toMatch(/value="" selected="">Pilih tujuan/)
  const typed = { amount: '700.000', paid_on: '2026-02-01', note: 'Bahan', receiver_name: 'Toko Besi' }
  const none = await pages.send(deskPaths.newDisbursement, typed)
  expect(none.html).toContain('Pilih dari donasi untuk tujuan apa')
  await budi.me.post(at, body())
  const late = await pages.send(deskPaths.newDisbursement, { ...typed, target: `partisipan:${id}` })
  expect(late.status).toBe(400)
  expect(late.html).toMatch(new RegExp(`<option value="partisipan:${id}"[^>]*selected`))
  expect(late.html).toContain('tersisa Rp\u00a00<')
  expect(late.html).toContain('value="Toko Besi"')
})

test('disbursement form: an error of the receiver stands at its field in its own words', async () => {
  const { id } = await fund(300_000)
  const pages = pagesWithoutScript(ita.me)
  const typed = { target: `partisipan:${id}`, amount: '100.000', paid_on: '2026-02-01', note: 'Bahan' }
  const short = await pages.send(deskPaths.newDisbursement, { ...typed, receiver_name: 'ab' })
  expect(short.html).toContain('Paling sedikit 3 huruf.')
  expect(short.html).not.toContain('Pilih lembaga penerima')
  const gone = await pages.send(deskPaths.newDisbursement, { ...typed, receiver_id: '#999999' })
  expect(gone.html).toContain('Lembaga ini tidak ada.')
})

test('POST /v1/desk/people/{id}/merge: who recorded and decided a disbursement stays in its record', async () => {
  const { body } = await fund(7_500_000)
  const { id } = one(await ita.me.post(at, body({ amount: 6_000_000 })))
  await budi.me.post(`${at}/${id}/decision`, { approve: true, note: '' })
  for (const { user } of [ita, budi]) {
    await db.updateTable('users').set({ role: 'member' }).where('id', '=', user.id).execute()
    const merged = { into: admin.user.id, version: 1, into_version: 1 }
    const into = await db.selectFrom('users').select('version').where('id', '=', admin.user.id).execute()
    const other = await deskUser(site, 'admin')
    const answer = await other.me.post(`/v1/desk/people/${user.id}/merge`, {
      ...merged,
      into_version: into[0]!.version,
    })
    expect(answer.code).toBe(200)
  }
  expect(one(await admin.me.get(`${at}/${id}`))).toMatchObject({
    asked_by: { id: ita.user.id },
    decided_by: { id: budi.user.id },
  })
})

test('POST /v1/desk/disbursements: the sum of a day counts a second account of the person that left the desk', async () => {
  const { body } = await fund(9_000_000)
  for (const { user } of [ita, budi])
    await db.updateTable('users').set({ phone: '+6281211112222' }).where('id', '=', user.id).execute()
  expect(one(await ita.me.post(at, body({ amount: 4_000_000 }))).status).toBe('done')
  await db.updateTable('users').set({ role: 'member' }).where('id', '=', ita.user.id).execute()
  expect(one(await budi.me.post(at, body({ amount: 4_000_000 }))).status).toBe('waiting')
})

test('disbursement of the other mode: is not counted as waiting and cannot be approved, only declined', async () => {
  const { id: fundId, body } = await fund(12_000_000)
  const { is_simulation } = one(await ita.me.post(at, body({ amount: 6_000_000 })))
  const before = await waiting(budi)
  expect(before).toBeGreaterThan(0)
  const other = await write((tx) =>
    insertDisbursement(tx, {
      paidOn: '2026-02-01',
      amount: 5_500_000,
      note: 'Bahan',
      proofId: null,
      reverses: null,
      designation: { type: 'partisipan', id: fundId },
      receiverId: fundId,
      receiverName: null,
      isSimulation: !is_simulation,
      key: randomUUID(),
      bodyHash: Buffer.from('x'),
      status: 'waiting',
      askedBy: ita.user.id,
      askedAt: time.now,
    }),
  )
  expect(await waiting(budi)).toBe(before)
  const refusal = await budi.me.post(`${at}/${other}/decision`, { approve: true, note: '' })
  expect(refusal).toMatchObject({ code: 409, data: { reason: expect.stringContaining('imulasi') } })
  expect(one(await budi.me.get(`${at}/${other}`))).toMatchObject({ can_approve: false, can_decline: true })
  const page = await pagesWithoutScript(budi.me).html(deskPaths.disbursement(other))
  expect(page).toContain('Tolak')
  expect(page).not.toContain('Tarik catatan')
  expect(await pagesWithoutScript(ita.me).html(deskPaths.disbursement(other))).toContain('Tarik catatan')
  expect((await budi.me.post(`${at}/${other}/decision`, { approve: false, note: '' })).code).toBe(200)
})

test('POST /v1/desk/disbursements/{id}/proof: adds a late proof once; a deleted one is still named at the desk', async () => {
  const [late, other] = [await makeDownload(site, { title: 'Berita acara' }), await makeDownload(site)]
  const { body } = await fund(400_000)
  const { id } = one(await ita.me.post(at, body()))
  const pages = pagesWithoutScript(ita.me)
  const path = deskPaths.disbursement(id)
  expect(await pages.html(path)).toContain('Lengkapi buktinya')
  expect((await pages.send(path, { act: 'proof', proof_id: '' })).status).toBe(400)
  expect((await ita.me.post(`${at}/${id}/proof`, { proof_id: 999_999 })).errors).toHaveProperty('proof_id')
  expect((await pages.send(path, { act: 'proof', proof_id: String(late.id) })).status).toBe(302)
  expect((await ita.me.post(`${at}/${id}/proof`, { proof_id: late.id })).code).toBe(200)
  expect((await ita.me.post(`${at}/${id}/proof`, { proof_id: other.id })).code).toBe(409)
  const lines = await db
    .selectFrom('audit')
    .select('detail')
    .where('act', '=', 'disbursement.proof')
    .execute()
  expect(lines).toEqual([{ detail: { proof_id: late.id } }])
  const named = async () => ((await site.get('/v1/reports/donations')).data as ReportWire).disbursements
  expect((await named()).find((row) => row.id === id)?.proof?.title).toBe('Berita acara')
  expect((await ita.me.send('DELETE', `/v1/desk/downloads/${late.id}`)).status).toBe(200)
  expect(one(await ita.me.get(`${at}/${id}`)).proof).toMatchObject({
    title: 'Berita acara',
    is_deleted: true,
    is_public: false,
  })
  expect(await pages.html(path)).toContain('dokumennya sudah dihapus')
  expect((await named()).find((row) => row.id === id)?.proof).toBeNull()
})
