import { beforeAll, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeEditor, makeUser } from '../accounts/factory.ts'
import { makeEvent } from '../events/factory.ts'
import { makeRegion } from '../regions/factory.ts'
import type { TranslationWire } from './schema.ts'

const site = await freshApp()
const { db, bus, write } = site
const staff = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
const editor = await makeUser(db, { language: 'en' })
const regionId = await makeRegion(write, { title: 'Region Sabu' })

type Told = { code: number; data: TranslationWire; errors?: Record<string, string[]> }
const as = (person: { id: number; role?: string }) => async (method: string, path: string, body?: object) => {
  const init = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return (await (await site.as(person)).send(method, path, init)).json() as Promise<Told>
}
const [asStaff, asEditor] = [as(staff), as(editor)]

/** An event of the region, and a whole translation of it. */
async function translated(title: string) {
  const { id } = await makeEvent(write, { title, regionId })
  const path = `/v1/desk/translations/event/${id}`
  const { data } = await asEditor('GET', path)
  const fields = Object.fromEntries(
    data.original.map(({ name, text }) => [name, text.replace(/(?=<|$)/, ' EN')]),
  )
  return { id, path, fields }
}
const change = (version: number, more: object) => ({ language: 'en', version, ...more })
const lettersTo = ({ email }: { email: string }) =>
  db
    .selectFrom('letters')
    .select(['subject', 'language'])
    .where('toEmail', '=', email)
    .orderBy('id')
    .execute()
const waiting = async () => {
  const rows = (await asStaff('GET', '/v1/desk/waiting')).data as unknown as { kind: string; count: number }[]
  return rows.find(({ kind }) => kind === 'translations')?.count
}

beforeAll(async () => {
  await makeEditor(db, editor.id, regionId)
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  bus.invalidate(['settings'])
})

test('PUT /v1/desk/translations/…: an editor sends, the secretariat returns with a note, then publishes', async () => {
  const { path, fields } = await translated('Panen lontar')
  const half = await asEditor('PUT', path, change(0, { review: 'send', fields: { title: 'Lontar harvest' } }))
  expect(half.errors).toMatchObject({ content: [expect.stringContaining('Isi')] })
  const { data: sent } = await asEditor('PUT', path, change(0, { review: 'send', fields }))
  expect(sent).toMatchObject({
    state: 'review',
    can_publish: false,
    sent: { by: editor.namaLengkap },
    url: null,
  })
  expect(await waiting()).toBe(1)

  const bare = await asStaff('PUT', path, change(sent.version, { review: 'return' }))
  expect(bare.errors).toEqual({ note: ['Tulis apa yang perlu diperbaiki.'] })
  const note = 'Lontar is a palm: say so.'
  const { data: back } = await asStaff('PUT', path, change(sent.version, { review: 'return', note }))
  expect(back).toMatchObject({ state: 'returned', sent: null, returned_note: note, can_publish: true })
  const theirs = (await asEditor('GET', '/v1/desk/waiting')).data as unknown as {
    kind: string
    count: number
  }[]
  expect(theirs).toContainEqual(expect.objectContaining({ kind: 'returned_translations', count: 1 }))
  expect(await waiting()).toBe(0)

  const { data: again } = await asEditor('PUT', path, change(back.version, { review: 'send' }))
  expect(again).toMatchObject({ state: 'review', returned_note: null })
  const { data: out } = await asStaff('PUT', path, change(again.version, { status: 'published' }))
  expect(out).toMatchObject({ state: 'published', sent: null })
  expect(await lettersTo(editor)).toEqual([
    { subject: 'Translation to be revised: Panen lontar', language: 'en' },
    { subject: 'Translation published: Panen lontar', language: 'en' },
  ])
})

test('PUT /v1/desk/translations/…: a text sent beside the one that is read waits, and can be taken back', async () => {
  const { id, path, fields } = await translated('Panen garam')
  const { data: live } = await asStaff('PUT', path, change(0, { status: 'published', fields }))
  const address = await asEditor('PUT', path, change(live.version, { slug: 'salt' }))
  expect(address.errors).toEqual({
    slug: ['Alamat ini sudah dibaca orang. Hanya sekretariat yang bisa mengubahnya.'],
  })
  const next = { fields: { title: 'Salt' }, review: 'send' }
  const { data: sent } = await asEditor('PUT', path, change(live.version, next))
  expect(sent).toMatchObject({ state: 'review', status: 'published', has_changes: true })
  expect((await site.get(`/v1/events/${id}?lang=en`)).data).toMatchObject({ title: fields.title })
  const { data: taken } = await asEditor('PUT', path, change(sent.version, { review: 'take_back' }))
  expect(taken).toMatchObject({ state: 'draft', sent: null })
  expect(await asEditor('PUT', path, change(taken.version, { review: 'take_back' }))).toMatchObject({
    code: 409,
    data: { current: { version: taken.version } },
  })
})

test('PUT /v1/desk/translations/…: what is scheduled is not changed by those who may not publish', async () => {
  const { path, fields } = await translated('Panen madu')
  const due = { status: 'scheduled', publish_at: '2099-01-01T00:00:00Z', fields }
  const { data } = await asStaff('PUT', path, change(0, due))
  const told = await asEditor('PUT', path, change(data.version, { fields: { title: 'Honey' } }))
  expect(told).toMatchObject({ code: 400, errors: { review: [expect.stringContaining('dijadwalkan')] } })
})

test('GET /desk/translations/…: an editor sends the text, sees the note, and opens an earlier version', async () => {
  const { id, path, fields } = await translated('Panen sorgum')
  const screen = `/desk/translations/event/${id}`
  const htmlFor = async (person: { id: number; role?: string }, address: string) =>
    (await (await site.as(person)).open(address)).text()
  const first = await htmlFor(editor, screen)
  expect(first).toContain('Simpan dan kirim untuk ditinjau')
  expect(first).not.toContain('Simpan dan terbitkan')
  const { data: sent } = await asEditor('PUT', path, change(0, { review: 'send', fields }))
  expect(await htmlFor(staff, screen)).toContain('Catatan untuk penerjemah')
  const answer = { review: 'return', note: 'Sebut tempatnya.', fields: { title: 'Sorghum' } }
  await asStaff('PUT', path, change(sent.version, answer))
  expect(await htmlFor(editor, screen)).toContain('Sebut tempatnya.')
  const earlier = await htmlFor(editor, `${screen}?versi=${sent.revisions[0]!.id}`)
  expect(earlier).toContain('Simpan untuk memakainya lagi')
  expect(earlier).toContain(`value="${fields.title}"`)
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
