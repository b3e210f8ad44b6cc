import { expect, test, vi } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast } from '#test/support/news-desk.ts'

const app = await freshApp()
const { get, db } = app
const { author, moderator, staff, admin, pic, stranger } = await makeCast(app)

const publicly = async (id: number) =>
  (await get(`/v1/news/${id}`)).data as { content: string; title: string }

const addresses = (id: number) =>
  db.selectFrom('slugs').select('slug').where('kind', '=', 'news').where('itemId', '=', id).execute()

async function published(given: object = {}) {
  const { data } = await author.write({ status: 'review', ...given })
  return (await moderator.change(data.id, { status: 'published' })).data
}

test('writing in a published item begins a text beside it, which readers do not see in any way', async () => {
  const item = await published({ title: 'Kabar yang terbit' })
  const before = await publicly(item.id)
  app.time.now = new Date(app.time.now.getTime() + 1_000)
  const { code, data } = await author.change(item.id, {
    title: 'Kabar yang diperbarui zamzami',
    content: '<p>Isi baru.</p>',
    excerpt: 'Ringkasan baru.',
  })
  expect(code).toBe(200)
  expect(data).toMatchObject({
    status: 'published',
    title: 'Kabar yang terbit',
    pending_status: 'draft',
    pending: { status: 'draft', title: 'Kabar yang diperbarui zamzami', content: '<p>Isi baru.</p>' },
  })
  expect(await publicly(item.id)).toEqual(before)
  expect((await get('/v1/news?q=zamzami')).data).toEqual([])
  expect((await get('/v1/search?q=zamzami')).data).toMatchObject({ rows: [] })
})

test('the text beside a live one takes the same steps and takes its place when it is published', async () => {
  const item = await published()
  const { data: category } = await db
    .insertInto('newsCategories')
    .values({ slug: `lain-${item.id}`, title: 'Lain', coverFamily: 'daun' })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) => ({ data: id }))
  await author.change(item.id, { title: 'Judul kedua', content: '<p>Dua.</p>', category_id: category })
  await author.change(item.id, { status: 'review' })
  expect((await pic.change(item.id, { status: 'revision', comment: 'Kurang angka.' })).data.status).toBe(
    'published',
  )
  await author.change(item.id, { content: '<p>Dua: 31.</p>', status: 'review' })
  expect((await publicly(item.id)).content).toBe(item.content)
  const { data } = await moderator.change(item.id, { status: 'published' })
  expect(data).toMatchObject({ status: 'published', pending: null, content: '<p>Dua: 31.</p>' })
  const now = (await get(`/v1/news/${item.id}`)).data as Record<string, unknown>
  expect(now).toMatchObject({
    title: 'Judul kedua',
    slug: item.slug,
    published_at: item.published_at,
    category: { id: category },
  })
  expect(data.history.map(({ act, from, to }) => [act, from, to])).toEqual([
    ['create', null, 'review'],
    ['publish', 'review', 'published'],
    ['edit', null, 'draft'],
    ['submit', 'draft', 'review'],
    ['return', 'review', 'revision'],
    ['submit', 'revision', 'review'],
    ['publish', 'review', 'published'],
  ])
  expect(data.history.map(({ changed }) => changed)).toEqual([
    ['title', 'excerpt', 'content', 'category'],
    [],
    ['title', 'content', 'category'],
    [],
    [],
    ['content'],
    [],
  ])
  expect(data.comments).toMatchObject([{ comment: 'Kurang angka.', by: { name: 'Pika Pic' } }])
})

test('the desk sees the text beside a live one from its review on, the PIC before', async () => {
  const item = await published()
  await author.change(item.id, { content: '<p>Belum dikirim.</p>' })
  for (const person of [moderator, staff, admin])
    expect((await person.see(item.id)).data).toMatchObject({ pending: null, pending_status: null })
  for (const person of [author, pic])
    expect((await person.see(item.id)).data.pending).toMatchObject({ content: '<p>Belum dikirim.</p>' })
  const revision = (await author.see(item.id)).data.pending!.id
  const read = (person: typeof author) =>
    person.call('GET', `/member/news/${item.id}/revisions/${revision}`).then(({ code }) => code)
  const people = [author, pic, moderator, staff, admin, stranger]
  expect(await Promise.all(people.map(read))).toEqual([200, 200, 404, 404, 404, 404])
  await author.change(item.id, { status: 'review' })
  expect(await read(moderator)).toBe(200)
  expect((await moderator.see(item.id)).data.pending).toMatchObject({ status: 'review' })
  expect(await read(stranger)).toBe(404)
})

test('giving up the text beside a live one leaves the live one as it was', async () => {
  const item = await published()
  await author.change(item.id, { content: '<p>Salah arah.</p>' })
  const discard = (person: typeof author) => person.call('DELETE', `/news/${item.id}/pending`)
  expect((await discard(moderator)).code).toBe(403)
  const { code, data } = await discard(author)
  expect([code, data.pending, data.content]).toEqual([200, null, item.content])
  expect((await discard(author)).code).toBe(200)
  await author.change(item.id, { content: '<p>Lagi.</p>', status: 'review' })
  expect((await discard(author)).code).toBe(409)
})

test('a live item that is taken down keeps the newer text, but no date that nobody sees coming', async () => {
  const item = await published()
  await author.change(item.id, { content: '<p>Lebih baru.</p>' })
  await author.change(item.id, { status: 'review' })
  const publish_at = new Date(app.time.now.getTime() + 3_600_000).toISOString()
  await moderator.change(item.id, { status: 'scheduled', publish_at })
  const { data } = await moderator.change(item.id, { status: 'archived', comment: 'Ada keberatan.' })
  expect(data).toMatchObject({ status: 'archived', pending_status: 'review', publish_at: null })
  expect((await get(`/v1/news/${item.id}`)).code).toBe(404)
  const reworked = await author.change(item.id, { status: 'draft' })
  expect(reworked.data).toMatchObject({ status: 'draft', pending: null, content: '<p>Lebih baru.</p>' })
})

test('saving what is there already makes neither a text nor a step', async () => {
  const item = await published()
  const same = { title: item.title, content: item.content, category_id: item.category.id }
  expect((await author.change(item.id, same)).data).toMatchObject({ version: item.version, pending: null })
})

test('the secretariat corrects what is in review, and only it gives another address', async () => {
  const item = await published({ title: 'Alamat semula' })
  expect((await author.change(item.id, { slug: 'alamat-saya' })).code).toBe(403)
  expect((await staff.change(item.id, { slug: 'category' })).errors).toHaveProperty('slug')
  await staff.change(item.id, { slug: 'alamat-pilihan' })
  expect((await app.open('/news/alamat-semula')).headers.get('location')).toBe('/news/alamat-pilihan')
  const waiting = (await author.write({ status: 'review' })).data
  expect((await moderator.change(waiting.id, { title: 'Diubah moderator' })).code).toBe(403)
  expect((await author.change(waiting.id, { title: 'Diubah saat ditinjau' })).code).toBe(409)
  const corrected = await staff.change(waiting.id, { title: 'Dibetulkan staf', status: 'published' })
  expect(corrected.data).toMatchObject({
    title: 'Dibetulkan staf',
    status: 'published',
    slug: 'dibetulkan-staf',
  })
})

test('the address follows the title until the item is published and stays afterwards', async () => {
  const { data } = await author.write({ title: 'Judul pertama sekali' })
  expect(data.slug).toBe('judul-pertama-sekali')
  const renamed = await author.change(data.id, { title: 'Judul yang jadi', status: 'review' })
  expect(renamed.data.slug).toBe('judul-yang-jadi')
  await moderator.change(data.id, { status: 'published' })
  const slugs = () => addresses(data.id)
  expect(await slugs()).toEqual([{ slug: 'judul-yang-jadi' }])
  await author.change(data.id, { title: 'Judul sesudah terbit', status: 'draft' })
  await author.change(data.id, { status: 'review' })
  await moderator.change(data.id, { status: 'published' })
  expect(await slugs()).toEqual([{ slug: 'judul-yang-jadi' }])
  expect((await publicly(data.id)).title).toBe('Judul sesudah terbit')
})

test('the page of a published item changes at once for everybody who reads it', async () => {
  const { data } = await author.write({ status: 'review', content: '<p>Pertama.</p>' })
  const dropped = vi.spyOn(app.bus, 'invalidate')
  await moderator.change(data.id, { status: 'published' })
  expect(dropped.mock.calls).toEqual([[['news']]])
  await author.change(data.id, { content: '<p>Kedua.</p>' })
  await author.change(data.id, { status: 'review' })
  expect(dropped).toHaveBeenCalledTimes(1)
  await moderator.change(data.id, { status: 'published' })
  await moderator.change(data.id, { status: 'archived' })
  expect(dropped).toHaveBeenCalledTimes(3)
})
