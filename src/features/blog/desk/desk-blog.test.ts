import { expect, test } from 'vitest'
import { publishScheduled, purgeDeleted } from '#src/content-jobs.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'

const site = await freshApp()
const { db, time, get, jobParts } = site
time.now = new Date('2026-06-15T05:00:00Z')
const person = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
const staff = await site.as(person)
const json = { 'content-type': 'application/json' }
type Told = { code: number; data: ContentWire; errors?: Record<string, string[]> }

const ask = async (method: string, path: string, body?: object): Promise<Told> => {
  const init = body ? { body: JSON.stringify(body), headers: json } : {}
  return (await staff.send(method, `/v1/desk/blog${path}`, init)).json()
}
const write = async (given: object = {}) => {
  const text = {
    title: 'Catatan dari Mutis',
    content: '<p>Kabut turun pagi ini.</p>',
    theme_id: 1,
    author: 'Ina Tuan',
  }
  const answer = await ask('POST', '', { ...text, ...given })
  if (answer.code !== 201) throw new Error(JSON.stringify(answer))
  return answer.data
}
const patch = (item: { id: number; version: number }, change: object) =>
  ask('PATCH', `/${item.id}`, { version: item.version, ...change })
const publish = async (given: object = {}) => (await patch(await write(given), { status: 'published' })).data
const shown = async (id: number) => (await get(`/v1/blog/${id}`)) as unknown as Told
const auditOf = (id: number) =>
  db
    .selectFrom('audit')
    .select(['act', 'actorId', 'detail'])
    .where('entity', '=', 'blog')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()

test('a new post is a draft with an address; sent twice with one key it is one', async () => {
  const idempotency_key = crypto.randomUUID()
  const first = await write({ idempotency_key, title: 'Kabut di Mutis' })
  expect((await write({ idempotency_key, title: 'Kabut di Mutis' })).id).toBe(first.id)
  expect(first).toMatchObject({
    status: 'draft',
    slug: 'kabut-di-mutis',
    version: 2,
    image: null,
    has_changes: false,
  })
  expect(first.revisions).toMatchObject([{ is_live: false, is_current: true, author: person.namaLengkap }])
  expect(await shown(first.id)).toMatchObject({ code: 404 })
})

test('published it is read at once, with an excerpt of its first words; the list of readers is new too', async () => {
  const before = (await get('/v1/blog')).pagination as unknown as { total: number }
  const post = await publish({ title: 'Terbit seketika' })
  expect(post).toMatchObject({ status: 'published', published_at: time.now.toISOString() })
  expect((await shown(post.id)).data).toMatchObject({ excerpt: 'Kabut turun pagi ini.', author: 'Ina Tuan' })
  expect((await get('/v1/blog')).pagination).toMatchObject({ total: before.total + 1 })
})

test('without words nothing is published', async () => {
  const empty = await write({ content: '<p> </p>' })
  expect(await patch(empty, { status: 'published' })).toMatchObject({
    code: 400,
    errors: { content: [expect.any(String)] },
  })
})

test('a text saved beside the live one waits until it is published', async () => {
  const post = await publish({ title: 'Judul lama tetap' })
  const { data: waiting } = await patch(post, { title: 'Judul baru menunggu', author: 'Orang Lain' })
  expect(waiting).toMatchObject({ title: 'Judul baru menunggu', has_changes: true, status: 'published' })
  expect((await shown(post.id)).data).toMatchObject({ title: 'Judul lama tetap', author: 'Ina Tuan' })
  await patch(waiting, { status: 'published' })
  expect((await shown(post.id)).data).toMatchObject({ title: 'Judul baru menunggu', author: 'Orang Lain' })
})

test('a post goes out at its time and not before; a past time is refused', async () => {
  const draft = await write({ title: 'Besok pagi terbit' })
  expect(await patch(draft, { status: 'scheduled' })).toMatchObject({
    code: 400,
    errors: { publish_at: [expect.any(String)] },
  })
  const late = { status: 'scheduled', publish_at: '2026-06-14T05:00:00Z' }
  expect(await patch(draft, late)).toMatchObject({ code: 400 })
  const { data } = await patch(draft, { status: 'scheduled', publish_at: '2026-06-16T08:00:00+07:00' })
  expect(data).toMatchObject({ status: 'scheduled', publish_at: '2026-06-16T01:00:00.000Z' })
  await publishScheduled.run({}, jobParts())
  expect(await shown(draft.id)).toMatchObject({ code: 404 })
  const was = time.now
  time.now = new Date('2026-06-16T01:00:30Z')
  await publishScheduled.run({}, jobParts())
  time.now = was
  expect((await shown(draft.id)).data).toMatchObject({
    title: 'Besok pagi terbit',
    published_at: '2026-06-16T01:00:30.000Z',
  })
  expect((await auditOf(draft.id)).at(-1)).toMatchObject({ act: 'publish', actorId: null })
})

test('taken down it is gone for readers and can be put back', async () => {
  const post = await publish({ title: 'Turun lalu naik' })
  const { data: down } = await patch(post, { status: 'archived' })
  expect(await shown(post.id)).toMatchObject({ code: 404 })
  await patch(down, { status: 'published' })
  expect(await shown(post.id)).toMatchObject({ code: 200, data: { published_at: post.published_at } })
})

test('a way that a state does not have is a conflict with the present item', async () => {
  const draft = await write()
  expect(await patch(draft, { status: 'archived' })).toMatchObject({
    code: 409,
    data: { current: { status: 'draft' } },
  })
})

test('desk blog: a stale edit is refused with the current text', async () => {
  const draft = await write()
  await patch(draft, { title: 'Yang lebih cepat' })
  const told = await patch(draft, { title: 'Yang lebih lambat' })
  expect(told).toMatchObject({ code: 409, data: { current: { title: 'Yang lebih cepat' } } })
})

test('two who save the same version at once: one wins', async () => {
  const draft = await write()
  const codes = (
    await Promise.all(['Satu dari dua', 'Dua dari dua'].map((title) => patch(draft, { title })))
  ).map((t) => t.code)
  expect(codes.sort()).toEqual([200, 409])
})

test('a new address redirects from the old one; one that is taken or reserved is refused', async () => {
  const post = await publish({ title: 'Alamat yang pindah' })
  const other = await write({ title: 'Alamat orang lain' })
  expect(await patch(post, { slug: other.slug })).toMatchObject({
    code: 400,
    errors: { slug: [expect.any(String)] },
  })
  expect(await patch(post, { slug: 'tema' })).toMatchObject({ code: 400 })
  expect((await patch(post, { slug: 'alamat-baru-sekali' })).data).toMatchObject({
    slug: 'alamat-baru-sekali',
  })
  const old = await site.open('/blog/alamat-yang-pindah')
  expect([old.status, old.headers.get('location')]).toEqual([301, '/blog/alamat-baru-sekali'])
})

test('a picture needs words, and stays with its focal point', async () => {
  const image = await makeUpload(db, person.id)
  expect(
    await ask('POST', '', { title: 'Foto tanpa kata', theme_id: 1, author: 'Ina Tuan', image }),
  ).toMatchObject({
    code: 400,
    errors: { image_alt: [expect.any(String)] },
  })
  const post = await publish({ image, image_alt: 'Kabut di lereng.', image_x: 25, image_y: 75 })
  expect((await shown(post.id)).data.image).toMatchObject({
    name: image,
    alt: 'Kabut di lereng.',
    focus: { x: 25, y: 75 },
  })
  const stranger = await makeUpload(db, (await makeUser(db)).id)
  expect(await patch(post, { image: stranger })).toMatchObject({
    code: 400,
    errors: { image: [expect.any(String)] },
  })
})

test('an earlier text is brought back as the one that is worked on; pictures of colleagues come along', async () => {
  const image = await makeUpload(db, person.id)
  const first = await publish({ title: 'Versi pertama', image, image_alt: 'Foto.' })
  const { data: second } = await patch(first, { title: 'Versi kedua', image: null, status: 'published' })
  const colleague = await site.as(await makeUser(db, { role: 'admin' }))
  const revision = second.revisions.at(-1)!.id
  const path = `/v1/desk/blog/${first.id}/revisions/${revision}`
  expect((await staff.get(path)).data).toMatchObject({ title: 'Versi pertama', image: { name: image } })
  const back = (await colleague.post(`${path}/restoration`, { version: second.version })) as unknown as Told
  expect(back.data).toMatchObject({ title: 'Versi pertama', has_changes: true, image: { name: image } })
  expect((await shown(first.id)).data).toMatchObject({ title: 'Versi kedua' })
  expect(await ask('GET', `/${(await write()).id}/revisions/${revision}`)).toMatchObject({ code: 404 })
})

test('a deleted post is gone at once, comes back within thirty days, and is removed after them', async () => {
  const post = await publish({ title: 'Dihapus sebentar' })
  expect(await ask('DELETE', `/${post.id}`)).toMatchObject({ data: { deleted_at: time.now.toISOString() } })
  expect(await shown(post.id)).toMatchObject({ code: 404 })
  const { data: bin } = (await staff.get('/v1/desk/blog?status=deleted')) as unknown as {
    data: { id: number }[]
  }
  expect(bin.map(({ id }) => id)).toContain(post.id)
  expect(await patch({ ...post, version: post.version + 1 }, { title: 'Tidak bisa' })).toMatchObject({
    code: 404,
  })
  await ask('POST', `/${post.id}/restoration`)
  expect(await shown(post.id)).toMatchObject({ code: 200 })
  await ask('DELETE', `/${post.id}`)
  const longAgo = new Date(time.now.getTime() - 31 * 86_400_000)
  await db.updateTable('blog').set({ deletedAt: longAgo }).where('id', '=', post.id).execute()
  expect(await ask('POST', `/${post.id}/restoration`)).toMatchObject({ code: 404 })
  await purgeDeleted.run({}, jobParts())
  expect(
    await db
      .selectFrom('revisions')
      .select('id')
      .where('kind', '=', 'blog')
      .where('itemId', '=', post.id)
      .execute(),
  ).toEqual([])
})

test('post pictures: one also used in another text stays when the other text is removed', async () => {
  const [shared, own] = [await makeUpload(db, person.id), await makeUpload(db, person.id)]
  const figure = (name: string) => `<p>Kabut.</p><figure><img src="/images/${name}" alt="Kabut"></figure>`
  const gone = await write({ title: 'Draf yang disalin', content: figure(shared) + figure(own) })
  await publish({ title: 'Salinan yang terbit', content: figure(shared) })
  await ask('DELETE', `/${gone.id}`)
  const longAgo = new Date(time.now.getTime() - 31 * 86_400_000)
  await db.updateTable('blog').set({ deletedAt: longAgo }).where('id', '=', gone.id).execute()
  await purgeDeleted.run({}, jobParts())
  const rows = await db
    .selectFrom('uploads')
    .select(['name', 'usedAt'])
    .where('name', 'in', [shared, own])
    .execute()
  expect(rows.filter(({ usedAt }) => usedAt).map(({ name }) => name)).toEqual([shared])
})

test('post pictures: stay when the account of their author is erased', async () => {
  const writer = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
  const [cover, inside, unused] = [
    await makeUpload(db, writer.id),
    await makeUpload(db, writer.id),
    await makeUpload(db, writer.id),
  ]
  const content = `<p>Kabut.</p><figure><img src="/images/${inside}" alt="Kabut"></figure>`
  const wish = {
    title: 'Dari yang pergi',
    content,
    theme_id: 1,
    author: 'Ina Tuan',
    image: cover,
    image_alt: 'Kabut',
  }
  const hands = await site.as(writer)
  expect((await hands.post('/v1/desk/blog', wish)).code).toBe(201)
  const person = { name: 'Yang Pergi', title: 'Staf', flag: 'sekretariat-nasional' }
  const portrait = await makeUpload(db, writer.id)
  const joined = { ...person, image: portrait, image_alt: 'Yang Pergi tersenyum' }
  expect((await hands.post('/v1/desk/team', joined)).code).toBe(201)
  await db.updateTable('users').set({ deletionDueAt: time.now }).where('id', '=', writer.id).execute()
  await erasePerson(site.services, writer.id, time.now)
  const rows = await db
    .selectFrom('uploads')
    .select('name')
    .where('name', 'in', [cover, inside, unused, portrait])
    .where('deletedAt', 'is', null)
    .execute()
  expect(rows.map(({ name }) => name).sort()).toEqual([cover, inside, portrait].sort())
})

test('the audit trail names what was and what is', async () => {
  const post = await publish({ title: 'Sebelum diubah' })
  await patch(post, { title: 'Sesudah diubah' })
  expect((await auditOf(post.id)).map(({ act }) => act)).toEqual(['create', 'publish', 'update'])
  expect((await auditOf(post.id)).at(-1)!.detail).toMatchObject({
    before: { title: 'Sebelum diubah' },
    after: { title: 'Sesudah diubah' },
  })
})

test('HTML is sanitised when it is stored, and unknown fields are refused', async () => {
  const { content } = await write({ content: '<p onclick="x()">A<script>alert(1)</script></p>' })
  expect(content).toBe('<p>A</p>')
  expect(
    await ask('POST', '', { title: 'Isian aneh', theme_id: 1, author: 'Ina Tuan', status: 'published' }),
  ).toMatchObject({ code: 400 })
  expect(await ask('POST', '', { title: 'Tema aneh', theme_id: 999, author: 'Ina Tuan' })).toMatchObject({
    errors: { theme_id: [expect.any(String)] },
  })
})

test('the list is narrowed and ordered', async () => {
  const { id } = await write({ title: 'Zamrud khatulistiwa', author: 'Penulis Unik' })
  const titles = async (query: string) =>
    ((await staff.get(`/v1/desk/blog?${query}`)).data as { id: number; title: string }[]).map((row) => row.id)
  expect(await titles('q=khatulistiwa')).toEqual([id])
  expect(await titles('q=penulis unik&status=draft')).toEqual([id])
  expect(await titles('q=khatulistiwa&status=published')).toEqual([])
  expect((await titles('sort=-title&limit=1'))[0]).toBe(id)
  expect(await staff.get('/v1/desk/blog?sort=password_hash')).toMatchObject({ code: 400 })
})
