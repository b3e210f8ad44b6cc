import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../../accounts/factory.ts'
import type { CaseRowWire, CaseWire } from './schema.ts'

const site = await freshApp()
const { db, time } = site
const ina = await makeUser(db, { role: 'admin', namaLengkap: 'Ina Admin' })
const admin = await site.as(ina)
const maria = await makeUser(db, { namaLengkap: 'Maria Tefa' })

const hoursAgo = (hours: number) => new Date(time.now.getTime() - hours * 3_600_000).toISOString()
const request = (more: object = {}) => ({
  kind: 'access',
  title: 'Minta salinan data',
  person_name: 'Maria Tefa',
  person_email: 'maria@contoh.example',
  user_id: maria.id,
  received_at: hoursAgo(1),
  ...more,
})
const open = async (more: object = {}) =>
  (await admin.post('/v1/desk/privacy', request(more))).data as CaseWire
const step = (id: number, kind: string, note = 'Dikirim lewat e-mail') =>
  admin.post(`/v1/desk/privacy/${id}/steps`, { kind, note })
const patch = async (id: number, body: object) =>
  (
    await admin.send('PATCH', `/v1/desk/privacy/${id}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  ).json() as Promise<{ code: number; data: { current: CaseWire } }>

test('data request: due 3 × 24 hours after its receipt; the earliest due comes first', async () => {
  const [late, soon] = [
    await open({ title: 'Baru saja' }),
    await open({ title: 'Sudah lama', received_at: hoursAgo(80) }),
  ]
  expect(Date.parse(late.due_at) - Date.parse(late.received_at)).toBe(72 * 3_600_000)
  const done = await open({ title: 'Sudah selesai', received_at: hoursAgo(200) })
  expect((await step(done.id, 'done', 'Berkas dikirim 20 November')).code).toBe(200)
  const rows = (await admin.get('/v1/desk/privacy')).data as CaseRowWire[]
  expect(rows.map(({ id }) => id)).toEqual([soon.id, late.id, done.id])
  expect(await admin.post('/v1/desk/privacy', request({ received_at: hoursAgo(-1) }))).toMatchObject({
    code: 400,
    errors: { received_at: [expect.any(String)] },
  })
  expect((await admin.post('/v1/desk/privacy', request({ user_id: 999_999 }))).code).toBe(400)
})

test('a case keeps its steps, closes with a proof, and can be opened again', async () => {
  const { id } = await open()
  await step(id, 'note', 'Ditelepon untuk memastikan orangnya')
  expect((await step(id, 'reopened')).data).toMatchObject({ reason: 'open' })
  const done = (await step(id, 'done', 'Salinan dikirim')).data as CaseWire
  expect(done).toMatchObject({ status: 'done', proof: 'Salinan dikirim' })
  expect(done.letters[0]!.text).toContain('Salinan dikirim')
  expect((await step(id, 'person_told')).data).toMatchObject({ reason: 'closed' })
  const again = (await step(id, 'reopened', 'Ia belum menerimanya')).data as CaseWire
  expect(again).toMatchObject({ status: 'open', proof: null })
  expect(again.steps.map(({ kind, by }) => `${kind} ${by}`)).toEqual(
    ['opened', 'note', 'done', 'reopened'].map((kind) => `${kind} Ina Admin`),
  )
})

test('breach: done only once people and authority were notified; its mails have what the law requires', async () => {
  const one = await open({
    kind: 'breach',
    title: 'Daftar hadir terkirim ke alamat salah',
    user_id: null,
    person_name: null,
    person_email: null,
    data_kinds: 'nama dan nomor ponsel',
    people_count: 1_200,
    measures: 'Penerima menghapus berkasnya',
  })
  expect(one.letters).toHaveLength(2)
  for (const { text } of one.letters)
    for (const part of [
      'Pasal 46',
      'nama dan nomor ponsel',
      'Penerima menghapus berkasnya',
      '[kapan dan bagaimana]',
    ])
      expect(text).toContain(part)
  expect(one.letters[1]!.text).toContain('1.200')
  await step(one.id, 'person_told')
  expect(await step(one.id, 'done')).toMatchObject({ code: 409, data: { reason: 'untold' } })
  await step(one.id, 'authority_told')
  expect((await step(one.id, 'done')).code).toBe(200)
})

test('privacy desk: a stale edit is refused with the current values; each view is in the person’s log', async () => {
  const one = await open()
  const { kind: _, ...fields } = request({ title: 'Minta salinan semua data' })
  expect((await patch(one.id, { ...fields, version: one.version })).code).toBe(200)
  expect(await patch(one.id, { ...fields, title: 'Yang lain', version: one.version })).toMatchObject({
    code: 409,
    data: { current: { title: 'Minta salinan semua data' } },
  })
  await admin.get(`/v1/desk/privacy/${one.id}`)
  const seen = await db
    .selectFrom('audit')
    .select('act')
    .where('subjectId', '=', maria.id)
    .where('entityId', '=', one.id)
    .where('act', '=', 'read')
    .execute()
  expect(seen).toHaveLength(1)
})

test('the desk is an admin’s, and its pages work', async () => {
  const staff = await site.as(await makeUser(db, { role: 'staff' }))
  expect((await staff.get('/v1/desk/privacy')).code).toBe(403)
  expect((await staff.open('/desk/privacy')).status).toBe(404)
  const { id } = await open({ received_at: hoursAgo(80), title: 'Lewat waktunya' })
  expect(await (await admin.open('/desk/privacy')).text()).toContain('lewat 8 jam')
  const html = await (await admin.open(`/desk/privacy/${id}`)).text()
  expect(html).toContain('Surat untuk disalin')
  expect((await admin.open('/desk/privacy/new?jenis=breach')).status).toBe(200)
})
