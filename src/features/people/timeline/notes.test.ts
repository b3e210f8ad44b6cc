import { expect, test } from 'vitest'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { tablesWith } from '#test/support/find-text.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEditor, makeUser } from '../../accounts/factory.ts'
import type { MergeWire } from '../schema.ts'
import type { NoteWire } from './schema.ts'

const site = await freshApp()
const { db, time } = site
const sari = await deskCaller(site)
const budi = await deskCaller(site)
const ina = await deskCaller(site, 'admin')

const fields = (given: object = {}) => ({
  text: 'Ingin ikut pelatihan.\n\nTelepon lagi bulan depan.',
  noted_on: '2026-11-20',
  visibility: 'secretariat',
  ...given,
})
const newNote = (given: object = {}) => ({ ...fields(given), idempotency_key: crypto.randomUUID() })
const write = async (id: number, given: object = {}) =>
  (await sari.ask<NoteWire>('POST', `/people/${id}/notes`, newNote(given))).data
const actsOn = async (id: number) => {
  const rows = await db
    .selectFrom('audit')
    .select(['act', 'entity'])
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ act, entity }) => `${act} ${entity}`)
}

test('POST /v1/desk/people/{id}/notes: once per key, with the day that it is about', async () => {
  const { id } = await makeUser(db)
  const body = newNote()
  const [first, again] = [
    await sari.ask<NoteWire>('POST', `/people/${id}/notes`, body),
    await sari.ask<NoteWire>('POST', `/people/${id}/notes`, body),
  ]
  expect(first).toMatchObject({
    code: 201,
    data: { noted_on: '2026-11-20', can: { edit: true, delete: false } },
  })
  expect(again.data.id).toBe(first.data.id)
  expect((await budi.ask('POST', `/people/${id}/notes`, body)).code).toBe(409)
  expect(await actsOn(id)).toEqual(['create person note'])
  for (const bad of [
    { noted_on: '2999-01-01' },
    { text: ' ' },
    { text: 'a'.repeat(10_001) },
    { visibility: 'umum' },
  ])
    expect((await sari.ask('POST', `/people/${id}/notes`, newNote(bad))).code).toBe(400)
  const { id: gone } = await makeUser(db, { deletedAt: time.now })
  expect((await sari.ask('POST', `/people/${gone}/notes`, newNote())).code).toBe(404)
})

test('PATCH /v1/desk/people/{id}/notes/{note}: by its writer alone, and a stale edit gets the note as it is', async () => {
  const { id } = await makeUser(db)
  const { id: note, version } = await write(id)
  const path = `/people/${id}/notes/${note}`
  const change = { ...fields({ text: 'Sudah ditelepon' }), version }
  expect((await budi.ask('PATCH', path, change)).code).toBe(403)
  expect((await ina.ask('PATCH', path, change)).code).toBe(403)
  const changed = await sari.ask<NoteWire>('PATCH', path, change)
  expect(changed.data).toMatchObject({ text: 'Sudah ditelepon', version: version + 1 })
  expect((await sari.ask('PATCH', path, change)).code).toBe(200)
  const stale = await sari.ask('PATCH', path, { ...change, text: 'Lain lagi' })
  expect(stale).toMatchObject({
    code: 409,
    data: { current: { text: 'Sudah ditelepon', version: version + 1 } },
  })
  const { id: other } = await makeUser(db)
  expect((await sari.ask('PATCH', `/people/${other}/notes/${note}`, change)).code).toBe(404)
  expect(await actsOn(id)).toEqual(['create person note', 'edit person note'])
})

test('DELETE /v1/desk/people/{id}/notes/{note}: by an admin, for good, and the log keeps none of its words', async () => {
  const { id } = await makeUser(db)
  const { id: note } = await write(id, { text: 'Rahasia kutilang' })
  const path = `/people/${id}/notes/${note}`
  expect((await sari.ask('DELETE', path)).code).toBe(403)
  expect([(await ina.ask('DELETE', path)).code, (await ina.ask('DELETE', path)).code]).toEqual([200, 200])
  expect(await actsOn(id)).toEqual(['create person note', 'delete person note'])
  expect(await tablesWith(db, ['kutilang'])).toEqual([])
})

test('notes and labels of a double move to the account that stays', async () => {
  const [double, kept] = [await makeUser(db), await makeUser(db)]
  await write(double.id)
  for (const { id } of [double, kept]) await ina.ask('POST', `/people/${id}/labels`, { word: 'Relawan' })
  await ina.ask('POST', `/people/${double.id}/labels`, { word: 'Penerjemah' })
  const where = `/people/${double.id}/merge`
  const { moves, version, into_version } = (await ina.ask<MergeWire>('GET', `${where}/${kept.id}`)).data
  expect(moves.map(({ what, count }) => `${count} ${what}`)).toEqual(
    expect.arrayContaining(['1 catatan', '2 label']),
  )
  expect((await ina.ask('POST', where, { into: kept.id, version, into_version })).code).toBe(200)
  const notes = db.selectFrom('personNotes').select('userId').where('userId', 'in', [double.id, kept.id])
  expect(await notes.execute()).toEqual([{ userId: kept.id }])
  const labels = db.selectFrom('personLabels').select('userId').where('userId', 'in', [double.id, kept.id])
  expect(await labels.execute()).toEqual([{ userId: kept.id }, { userId: kept.id }])
})

test('an erasure takes the notes and labels of a person, and their name out of those of others', async () => {
  const kenari = { namaLengkap: 'Kenari Sangkarmas', deletionDueAt: time.now }
  const [gone, other] = [await makeUser(db, kenari), await makeUser(db)]
  await write(gone.id, { text: 'Suka kutilang' })
  await write(other.id, { text: 'Teman Kenari Sangkarmas' })
  await ina.ask('POST', `/people/${other.id}/labels`, { word: 'Kelompok Kenari Sangkarmas' })
  await ina.ask('POST', `/people/${gone.id}/labels`, { word: 'Penabuh' })
  await erasePerson(site.services, gone.id, time.now)
  await db.updateTable('letters').set({ toEmail: '' }).where('key', 'like', 'erased-%').execute()
  expect(await tablesWith(db, ['kenari', 'kutilang'])).toEqual([])
  const left = db.selectFrom('personNotes').select('text').where('userId', '=', other.id)
  expect(await left.execute()).toEqual([{ text: 'Teman Anggota terhapus' }])
  const labels = db.selectFrom('personLabels').select('userId').where('userId', 'in', [gone.id, other.id])
  expect(await labels.execute()).toEqual([])
})

test('/desk/people/{id}/timeline: a note is written, changed and deleted without script', async () => {
  const { id } = await makeUser(db)
  const path = `/desk/people/${id}/timeline`
  const send = (values: Record<string, string>) =>
    ina.session.send('POST', path, {
      body: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
    })
  const typed = newNote({ text: 'ab', noted_on: '2026-11-21' }) as Record<string, string>
  const refused = await send({ intent: 'catat', ...typed })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/>ab<\/textarea>/)])
  const done = await send({ intent: 'catat', ...typed, text: 'Datang ke kantor' })
  expect(done.headers.get('location')).toBe(`${path}?tersimpan=catat`)
  const [note] = await db.selectFrom('personNotes').select('id').where('userId', '=', id).execute()
  const of = String(note!.id)
  expect((await send({ intent: 'ubah', of, ...typed, text: 'Datang lagi', version: '1' })).status).toBe(302)
  const stale = await send({ intent: 'ubah', of, ...typed, text: 'Lain', version: '1' })
  expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining('Datang lagi')])
  expect((await send({ intent: 'hapus', of })).status).toBe(302)
  expect(await db.selectFrom('personNotes').select('id').where('userId', '=', id).execute()).toEqual([])
  expect((await send({ intent: 'constructor' })).status).toBe(400)
})

test('an editor of the region reads the notes for it, and nothing else of the person', async () => {
  const regionId = await makeRegion(site.write, { title: 'Timor' })
  const { id } = await makeUser(db, { regionId })
  const editor = await makeUser(db)
  await makeEditor(db, editor.id, regionId)
  const session = await site.as(editor)
  await write(id, { text: 'Untuk kantor' })
  await write(id, { text: 'Untuk region', visibility: 'region' })
  await db.insertInto('usersVisits').values({ userId: id, path: '/news' }).execute()
  const path = `/v1/desk/people/${id}/timeline`
  const { data } = (await session.get(path)) as { data: { kinds: string[]; entries: { note: NoteWire }[] } }
  expect(data.kinds).toEqual(['note'])
  expect(data.entries.map(({ note }) => note.text)).toEqual(['Untuk region'])
  expect(((await session.get(`${path}?kind=gift`)).data as typeof data).entries).toEqual([])
  const html = await (await session.open(`/desk/people/${id}/timeline`)).text()
  expect(html).toContain('Untuk region')
  for (const words of ['Untuk kantor', 'Tulis catatan', `href="/desk/people/${id}"`])
    expect(html).not.toContain(words)
  const { id: elsewhere } = await makeUser(db)
  expect((await session.get(`/v1/desk/people/${elsewhere}/timeline`)).code).toBe(404)
  expect((await session.post(`/v1/desk/people/${id}/notes`, newNote())).code).toBe(403)
})
