import { expect, test } from 'vitest'
import type { ContentWire } from '#src/wire/content.ts'
import type { PictureWire } from '#src/wire/media.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { newInstitution } from '#test/support/institution-actors.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeNews } from '../news/factory.ts'
import { deleteUploads } from '../privacy/upload-queries.ts'
import { removeUnusedUploads } from '../uploads/remove-unused.ts'
import type { DeskPictureWire } from './schema.ts'

const app = await freshApp()
const { db, write, open, time, jobParts } = app
const office = { role: 'staff', userType: 'sekretariat' } as const
const [writer, colleague] = [await makeUser(db, office), await makeUser(db, office)]
const [asWriter, asColleague] = [await app.as(writer), await app.as(colleague)]

const ids = async (caller: typeof asWriter, query = '') =>
  ((await caller.get(`/v1/media?limit=100${query}`)).data as PictureWire[]).map(({ id }) => id)
const upload = async (userId: number) => {
  const name = await makeUpload(db, userId)
  const { id } = await db
    .selectFrom('uploads')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id, name }
}
const figure = (name: string, alt = 'Panen') => `<figure><img src="/images/${name}" alt="${alt}"></figure>`

async function call<Data>(caller: typeof asWriter, method: string, path: string, body?: object) {
  const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const answer = await caller.send(method, `/v1/desk/${path}`, init)
  return (await answer.json()) as { code: number; data: Data; errors?: Record<string, string[]> }
}
const post = { title: 'Panen sorgum', theme_id: 1, author: 'Ina Tuan' }
const draft = (caller: typeof asWriter, content: string) =>
  call<ContentWire>(caller, 'POST', 'blog', { ...post, content })
const change = (id: number, body: object) => call<DeskPictureWire>(asWriter, 'PATCH', `media/${id}`, body)
const show = async (id: number) => (await call<DeskPictureWire>(asWriter, 'GET', `media/${id}`)).data

test('GET /media: the secretariat sees what it used and what is out, a member their own and their institution’s', async () => {
  const participantId = await newInstitution(app)
  const [author, mate, stranger] = [
    await makeUser(db, { userType: 'partisipan', participantId }),
    await makeUser(db, { userType: 'partisipan', participantId }),
    await makeUser(db),
  ]
  const [private_, out, unused, ours] = [
    await upload(author.id),
    await upload(author.id),
    await upload(writer.id),
    await upload(writer.id),
  ]
  await db.updateTable('uploads').set({ usedAt: time.now }).where('id', 'in', [private_.id, out.id]).execute()
  await makeNews(write, { content: figure(out.name), by: { id: author.id, role: 'member' } })
  await draft(asWriter, figure(ours.name))
  const mine = [private_.id, out.id, unused.id, ours.id]
  const seen = async (caller: typeof asWriter) => (await ids(caller)).filter((id) => mine.includes(id)).sort()
  expect(await seen(asColleague)).toEqual([out.id, ours.id])
  expect(await seen(await app.as(author))).toEqual([private_.id, out.id])
  expect(await seen(await app.as(mate))).toEqual([out.id])
  expect(await seen(await app.as(stranger))).toEqual([])
})

test('GET /media: a picture is found by what it shows and by the words of its first text', async () => {
  const { id, name } = await upload(writer.id)
  await draft(asWriter, figure(name, 'Mama &amp; anak menjemur jagung'))
  await draft(asColleague, figure(name, 'Lain'))
  expect(await ids(asColleague, '&q=menjemur')).toEqual([id])
  expect((await show(id)).image.alt).toBe('Mama & anak menjemur jagung')
  await change(id, { version: 1, shows: 'Mama Yuliana di Sabu' })
  expect(await ids(asColleague, '&q=yuliana')).toEqual([id])
})

test('PATCH /desk/media/{id}: consent needs its day, and another version is refused with the current picture', async () => {
  const { id } = await upload(writer.id)
  const { errors } = await change(id, { version: 1, consent: 'yes' })
  expect(errors).toEqual({ consent_on: [expect.stringContaining('tanggal')] })
  const { data } = await change(id, { version: 1, consent: 'yes', consent_on: '2026-11-02' })
  expect(data).toMatchObject({ consent: 'yes', consent_on: '2026-11-02', version: 2 })
  expect(await change(id, { version: 1, consent: 'nobody' })).toMatchObject({
    code: 409,
    data: { current: { consent: 'yes' } },
  })
  expect((await change(id, { version: 2, consent: 'nobody' })).data.consent_on).toBeNull()
})

test('consent: a picture without it can be neither used anew nor published, and the desk shows where it stands', async () => {
  const { id, name } = await upload(writer.id)
  const { data: item } = await draft(asWriter, figure(name))
  await change(id, { version: 1, consent: 'no' })
  expect(await ids(asWriter, '&usable=1')).not.toContain(id)
  expect((await draft(asColleague, figure(name))).errors).toEqual({
    content: [expect.stringContaining('tidak mengizinkan')],
  })
  const publish = { version: item.version, status: 'published' }
  expect((await call(asWriter, 'PATCH', `blog/${item.id}`, publish)).errors).toEqual({
    content: [expect.stringContaining('“Panen”')],
  })
  expect((await show(id)).uses).toEqual([{ kind: 'blog', id: item.id, title: post.title, state: 'work' }])
  const page = await (await asWriter.open(`/desk/media/${id}`)).text()
  expect(page).toContain('tidak mengizinkan gambar ini')
  expect(page).toContain(`href="/desk/blog/${item.id}"`)
  await change(id, { version: 2, consent: 'yes', consent_on: '2026-11-02' })
  expect((await call(asWriter, 'PATCH', `blog/${item.id}`, publish)).code).toBe(200)
  expect((await show(id)).uses).toMatchObject([{ state: 'live' }])
})

test('DELETE /desk/media/{id}: a picture goes when nothing shows it, an earlier version included', async () => {
  const { id, name } = await upload(writer.id)
  const { data: item } = await draft(asColleague, figure(name)).then(() => draft(asWriter, figure(name)))
  await call(asWriter, 'PATCH', `blog/${item.id}`, { version: item.version, content: '<p>Tanpa gambar.</p>' })
  expect((await show(id)).uses).toMatchObject([{ state: 'past' }])
  expect((await call(asWriter, 'DELETE', `media/${id}`)).code).toBe(409)
  const { id: unused, name: file } = await upload(writer.id)
  expect((await call(asWriter, 'DELETE', `media/${unused}`)).code).toBe(200)
  expect((await open(`/images/${file}`)).status).toBe(404)
  await removeUnusedUploads.run({}, jobParts())
  const left = await db.selectFrom('uploads').select('id').where('id', 'in', [id, unused]).execute()
  expect(left).toEqual([{ id }])
})

test('POST /desk/blog: a gallery has 2 to 12 pictures', async () => {
  const { name } = await upload(writer.id)
  const gallery = (count: number) => `<figure class="gallery">${figure(name).repeat(count)}</figure>`
  for (const count of [1, 13])
    expect((await draft(asWriter, gallery(count))).errors).toEqual({
      content: ['Sebuah galeri berisi 2 sampai 12 gambar.'],
    })
  expect((await draft(asWriter, `${gallery(12)}<p>Lalu.</p>${gallery(2)}`)).code).toBe(201)
})

test('erasure: a picture of an erased person stays while a draft of somebody else shows it', async () => {
  const [gone, lone] = [await upload(colleague.id), await upload(colleague.id)]
  await db.updateTable('uploads').set({ usedAt: time.now }).where('id', 'in', [gone.id, lone.id]).execute()
  const item = await makeNews(write, { by: { id: writer.id, role: 'staff' } })
  const draft = { title: '', excerpt: '', content: figure(gone.name), categoryId: 1, sanitizerVersion: 3 }
  await db
    .insertInto('newsDrafts')
    .values({ ...draft, newsId: item.id, userId: writer.id, version: 1, savedAt: time.now })
    .execute()
  await write((tx) => deleteUploads(tx, colleague.id, time.now))
  await removeUnusedUploads.run({}, jobParts())
  expect((await asWriter.send('GET', `/v1/desk/media/${lone.id}`)).status).toBe(404)
  expect((await show(gone.id)).uses).toMatchObject([{ kind: 'news', id: item.id, state: 'work' }])
})
