import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { pdfFile, uploadForm } from '../../uploads/factory.ts'
import { removeUnusedUploads } from '../../uploads/remove-unused.ts'
import { purgeDeletedDownloads } from './purge-deleted-downloads.ts'
import type { DeskDownloadWire } from './schema.ts'

const site = await freshApp()
const { db, time, get, open, jobParts } = site
const { user, session, ask } = await deskCaller(site)
const colleague = await deskCaller(site)
const parent = await category('panduan', null)
const child = await category('panduan-kebun', parent)

async function category(slug: string, parentId: number | null) {
  const row = { slug, title: slug, parentId }
  const { id } = await db
    .insertInto('downloadCategories')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
/** Uploads a document. @returns its name */
async function send(text: string, who = session, fileName = 'panduan.pdf'): Promise<string> {
  const bytes = Buffer.from(String(pdfFile()).replace('trailer', `%${text}\ntrailer`))
  const answer = await who.send('POST', '/v1/uploads', { body: uploadForm(bytes, 'document', fileName) })
  return ((await answer.json()) as { data: { name: string } }).data.name
}
const body = { title: 'Panduan kebun', description: 'Untuk kelompok tani.', level: 'public' }
const add = async (given: object = {}) =>
  ask<DeskDownloadWire>('POST', '/downloads', {
    ...body,
    category_id: child,
    file: await send('satu'),
    ...given,
  })
const made = async (given: object = {}) => (await add(given)).data
const patch = ({ id, version }: { id: number; version: number }, change: object) =>
  ask<DeskDownloadWire>('PATCH', `/downloads/${id}`, { version, ...change })
const publish = async (given: object = {}) => (await patch(await made(given), { status: 'published' })).data
/** Follows a reader's redirects to the bytes of a file. */
async function taken(id: number, who: Pick<typeof site, 'open'> = site): Promise<string> {
  const link = (await who.open(`/v1/download/${id}/file`)).headers.get('location')!
  return (await who.open(link)).text()
}
const shown = (id: number) => get(`/v1/download/${id}`)

test('a new download is a draft nobody finds; sent twice with one key it is one', async () => {
  const key = { idempotency_key: crypto.randomUUID(), file: await send('sekali') }
  const first = await add(key)
  expect(first).toMatchObject({ code: 201, data: { status: 'draft', slug: 'panduan-kebun' } })
  expect((await add(key)).data.id).toBe(first.data.id)
  expect(first.data.files).toMatchObject([
    { number: 1, name: 'panduan.pdf', author: user.namaLengkap, is_current: true, again: null },
  ])
  expect(first.data).toMatchObject({ category: { id: child }, parent_category: { id: parent } })
  expect(await shown(first.data.id)).toMatchObject({ code: 404 })
})

test('published it is read at once; taken down it is gone', async () => {
  const { data: empty } = await add({ description: '' })
  expect(await patch(empty, { status: 'published' })).toMatchObject({
    code: 400,
    errors: { description: [expect.any(String)] },
  })
  const item = await publish({ title: 'Terbit seketika' })
  expect(item).toMatchObject({ status: 'published', published_at: time.now.toISOString() })
  expect((await shown(item.id)).data).toMatchObject({ title: 'Terbit seketika' })
  expect(JSON.stringify(await get('/v1/download'))).toContain('Terbit seketika')
  const { data: changed } = await patch(item, { title: 'Judul yang baru' })
  expect(JSON.stringify(await get('/v1/download?q=judul'))).toContain('Judul yang baru')
  const { data: down } = await patch(changed, { status: 'archived' })
  expect(await shown(item.id)).toMatchObject({ code: 404 })
  expect(await patch(down, { status: 'draft' })).toMatchObject({ data: { status: 'draft' } })
  expect(await patch({ ...down, version: down.version + 1 }, { status: 'archived' })).toMatchObject({
    code: 409,
  })
})

test('a new file is a new version; readers get the newest, an older one comes back as the newest', async () => {
  const item = await publish()
  expect(await taken(item.id)).toContain('%satu')
  const { data: second } = await patch(item, { file: await send('dua', session, 'panduan-2.pdf') })
  expect(second.file).toMatchObject({ name: 'panduan-2.pdf', number: 2 })
  expect(await taken(item.id)).toContain('%dua')
  const back = (number: number, version: number) =>
    ask<DeskDownloadWire>('POST', `/downloads/${item.id}/files/${number}/restoration`, { version })
  expect(await back(1, item.version)).toMatchObject({ code: 409 })
  expect(await back(9, second.version)).toMatchObject({ code: 404 })
  const { data: third } = await back(1, second.version)
  expect(third.files.map(({ number, again, is_current }) => [number, again, is_current])).toEqual([
    [3, 1, true],
    [2, null, false],
    [1, null, false],
  ])
  expect(await taken(item.id)).toContain('%satu')
  expect((await trailOf(db, 'download', item.id)).at(-1)!.detail).toEqual({
    before: { file_version: 2 },
    after: { file_version: 3, again: 1 },
  })
})

test('download file: missing, of somebody else, no document, released or used already, it is refused', async () => {
  const gone = await send('dihapus')
  await db.updateTable('uploads').set({ deletedAt: time.now }).where('name', '=', gone).execute()
  const used = await send('dipakai')
  const { id, version } = await made({ file: used })
  const names = {
    missing: `${'0'.repeat(32)}.pdf`,
    path: '../../etc/passwd',
    others: await send('rekan', colleague.session),
    picture: await makeUpload(db, user.id),
    gone,
  }
  for (const [what, file] of Object.entries(names)) {
    const told = { code: 400, errors: { file: ['Berkas ini tidak ada. Unggah sekali lagi.'] } }
    expect(await add({ file }), what).toMatchObject(told)
    expect(await patch({ id, version }, { file }), what).toMatchObject(told)
  }
  expect(await add({ file: used })).toMatchObject({
    code: 400,
    errors: { file: [expect.stringContaining('sudah menjadi versi')] },
  })
  expect((await patch({ id, version }, { file: used })).data.files).toHaveLength(1)
  const hostile = uploadForm(Buffer.from('MZ\u0090program'), 'document', 'panduan.pdf')
  expect((await session.send('POST', '/v1/uploads', { body: hostile })).status).toBe(415)
})

test('desk downloads: a stale edit is refused with the current values', async () => {
  const item = await made()
  await patch(item, { title: 'Judul rekan saya' })
  expect(await patch(item, { title: 'Judul saya' })).toMatchObject({
    code: 409,
    data: { current: { title: 'Judul rekan saya', version: item.version + 1 } },
  })
})

test('an old address leads to the new one; one that is taken or reserved is refused', async () => {
  const item = await publish({ title: 'Alamat pertama' })
  const other = await made({ title: 'Alamat orang lain' })
  await patch(item, { slug: 'alamat-kedua' })
  const old = await open('/download/alamat-pertama')
  expect([old.status, old.headers.get('location')]).toEqual([301, '/download/alamat-kedua'])
  for (const slug of ['alamat-kedua', 'alamat-pertama', 'categories'])
    expect(await patch(other, { slug }), slug).toMatchObject({ errors: { slug: [expect.any(String)] } })
})

test('a picture needs words, is shown with them, and must be one’s own', async () => {
  const image = await makeUpload(db, user.id)
  const item = await publish()
  expect(await patch(item, { image })).toMatchObject({ errors: { image_alt: [expect.any(String)] } })
  const others = await makeUpload(db, colleague.user.id)
  expect(await patch(item, { image: others, image_alt: 'Kebun' })).toMatchObject({
    errors: { image: [expect.any(String)] },
  })
  await patch(item, { image, image_alt: 'Kebun di lereng', image_x: 25 })
  expect((await shown(item.id)).data).toMatchObject({
    image: { name: image, alt: 'Kebun di lereng', focus: { x: 25, y: 50 } },
  })
})

test('the list is searched, narrowed and ordered', async () => {
  const item = await made({ title: 'Zamrud khatulistiwa', level: 'internal' })
  const ids = async (query: string) =>
    (await ask<{ id: number }[]>('GET', `/downloads?${query}`)).data.map(({ id }) => id)
  expect(await ids('q=KHATULISTIWA')).toEqual([item.id])
  expect(await ids(`q=khatulistiwa&level=internal&status=draft&category=${parent}`)).toEqual([item.id])
  expect(await ids('q=khatulistiwa&status=published')).toEqual([])
  expect(await ids('q=khatulistiwa&level=public')).toEqual([])
  expect((await ids('sort=-title&limit=1'))[0]).toBe(item.id)
  for (const bad of ['sort=file', 'level=semua', 'category=x', 'status=live'])
    expect(await ask('GET', `/downloads?${bad}`), bad).toMatchObject({ code: 400 })
})

test('GET /desk/downloads/:id/log: lists person or guest and version, and reading it is audited', async () => {
  const item = await publish({ title: 'Dibaca banyak orang' })
  await taken(item.id)
  const member = await makeUser(db, { namaLengkap: 'Yohana Lende' })
  const { data: second } = await patch(item, { file: await send('dua', session, 'panduan-2.pdf') })
  await taken(item.id, await site.as(member))
  const { data } = await ask<object[]>('GET', `/downloads/${item.id}/log`)
  expect(data).toMatchObject([
    { version: 2, file_name: 'panduan-2.pdf', person: { id: member.id, name: 'Yohana Lende' } },
    { version: 1, file_name: 'panduan.pdf', person: null },
  ])
  expect(await ask('GET', `/downloads/${item.id}/log?version=1`)).toMatchObject({ data: [{ version: 1 }] })
  expect((await trailOf(db, 'download_log', item.id)).map(({ act }) => act)).toEqual(['read', 'read'])
  const admin = await deskCaller(site, 'admin')
  const reads = await admin.ask<object[]>('GET', `/audit?subject=${member.id}&reads=1`)
  expect(reads.data).toContainEqual(expect.objectContaining({ entity: 'download_log', entity_id: item.id }))
  const file = await session.open(`/v1/desk/download-log/export?download=${second.id}`)
  const csv = await file.text()
  expect(csv).toMatch(/tamu.*\r?\n.*Yohana Lende/)
  expect((await trailOf(db, 'download_log', null)).map(({ act }) => act)).toEqual(['export'])
})

test('a deleted download comes back within thirty days and is removed after them, with its files', async () => {
  const file = await send('hapus')
  const item = await publish({ file })
  await taken(item.id)
  await ask('DELETE', `/downloads/${item.id}`)
  expect(await shown(item.id)).toMatchObject({ code: 404 })
  expect(JSON.stringify(await ask('GET', '/downloads?status=deleted'))).toContain(`"id":${item.id},`)
  expect(await patch({ ...item, version: item.version + 1 }, { title: 'Tidak bisa' })).toMatchObject({
    code: 404,
  })
  await ask('POST', `/downloads/${item.id}/restoration`)
  expect(await taken(item.id)).toContain('%hapus')
  await ask('DELETE', `/downloads/${item.id}`)
  const longAgo = new Date(time.now.getTime() - 31 * 86_400_000)
  await db.updateTable('downloads').set({ deletedAt: longAgo }).where('id', '=', item.id).execute()
  expect(await ask('POST', `/downloads/${item.id}/restoration`)).toMatchObject({ code: 404 })
  await purgeDeletedDownloads(jobParts())
  await db.updateTable('uploads').set({ createdAt: longAgo }).where('name', '=', file).execute()
  await removeUnusedUploads.run({}, jobParts())
  const left = [
    await db.selectFrom('downloads').select('id').where('id', '=', item.id).execute(),
    await db.selectFrom('files').select('name').where('name', '=', file).execute(),
    await db.selectFrom('uploads').select('name').where('name', '=', file).execute(),
  ]
  expect(left).toEqual([[], [], []])
  expect(await site.uploads.head(file)).toBeNull()
})
