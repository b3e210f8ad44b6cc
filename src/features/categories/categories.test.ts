import { expect, test } from 'vitest'
import { makePost } from '#src/features/blog/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import type { CategoryWire } from './schema.ts'

const site = await freshApp()
const { db, write, get } = site
const { ask } = await deskCaller(site)
const add = async (kind: string, given: object) => {
  const answer = await ask<CategoryWire>('POST', `/categories/${kind}`, given)
  if (answer.code !== 201) throw new Error(JSON.stringify(answer))
  return answer.data
}
const path = ({ kind, id }: CategoryWire) => `/categories/${kind}/${id}`
const totals = async (list: string) =>
  Object.fromEntries(
    ((await get(`/v1/${list}`)).data as { title: string; total: number }[]).map((row) => [
      row.title,
      row.total,
    ]),
  )

test('themes: a new one is there for readers at once, in its place; a second of the same name is refused', async () => {
  const theme = await add('blog', { title: 'Perjalanan' })
  expect(theme).toMatchObject({ slug: 'perjalanan', items: 0, position: 2 })
  expect(Object.keys(await totals('blog/tema'))).toEqual(['Kabar', 'Perjalanan'])
  await ask('PATCH', path(theme), { version: 1, position: 0, title: 'Di jalan' })
  expect(Object.keys(await totals('blog/tema'))).toEqual(['Di jalan', 'Kabar'])
  expect(await ask('POST', '/categories/blog', { title: 'di JALAN' })).toMatchObject({
    code: 400,
    errors: { title: [expect.any(String)] },
  })
  expect(await ask('PATCH', path(theme), { version: 1, title: 'Terlambat' })).toMatchObject({
    code: 409,
    data: { current: { title: 'Di jalan' } },
  })
})

test('PATCH /v1/desk/categories: a category has a lead of its own on its page, an empty one that of the list', async () => {
  const category = await add('news', { title: 'Dari kebun' })
  const lead = async () => {
    const html = await (await site.open('/news/category/dari-kebun')).text()
    return /<\/h1><p[^>]*>(.*?)<\/p>/.exec(html)![1]
  }
  expect(await lead()).toMatch(/^Kabar dari setiap region/)
  await ask('PATCH', path(category), { version: 1, lead: 'Yang ditanam, dan yang dipanen.' })
  expect(await lead()).toBe('Yang ditanam, dan yang dipanen.')
  expect(await ask('PATCH', path(category), { version: 2, lead: 'a'.repeat(201) })).toMatchObject({
    code: 400,
  })
  await ask('DELETE', path(category))
})

test('DELETE a category: its items and totals move to another; without a target it stays', async () => {
  const theme = await add('blog', { title: 'Digabung' })
  const post = await makePost(write, { themeId: theme.id })
  expect(await ask('DELETE', path(theme))).toMatchObject({
    code: 400,
    errors: { into: [expect.any(String)] },
  })
  const before = await totals('blog/tema')
  expect(await ask('DELETE', `${path(theme)}?into=1`)).toMatchObject({ code: 200, data: { moved: 1 } })
  expect(await totals('blog/tema')).toMatchObject({ Kabar: (before.Kabar ?? 0) + 1 })
  expect((await get(`/v1/blog/${post.id}`)).data).toMatchObject({ tema: { id: 1 } })
  expect((await ask('GET', `/blog/${post.id}`)).data).toMatchObject({ theme: { id: 1 } })
  expect((await trailOf(db, 'blog category', theme.id)).at(-1)).toMatchObject({
    act: 'delete',
    detail: { after: { into: 1, moved: 1 } },
  })
})

test('news moves with its versions; the last category stays', async () => {
  expect(await ask('DELETE', '/categories/news/1')).toMatchObject({ code: 409 })
  const category = await add('news', { title: 'Siaran pers' })
  const news = await makeNews(write, { categoryId: category.id })
  await ask('DELETE', `${path(category)}?into=1`)
  expect((await get(`/v1/news/${news.id}`)).data).toMatchObject({ category: { id: 1 } })
  const left = await db
    .selectFrom('newsRevisions')
    .select('id')
    .where('categoryId', '=', category.id)
    .execute()
  expect(left).toEqual([])
})

test('download categories have two levels and no more', async () => {
  const top = await add('download', { title: 'Laporan' })
  const below = await add('download', { title: 'Laporan tahunan', parent_id: top.id })
  const refused = { code: 400, errors: { parent_id: [expect.any(String)] } }
  expect(
    await ask('POST', '/categories/download', { title: 'Terlalu dalam', parent_id: below.id }),
  ).toMatchObject(refused)
  expect(await ask('PATCH', path(top), { version: 1, parent_id: top.id })).toMatchObject(refused)
  const other = await add('download', { title: 'Modul' })
  expect(await ask('PATCH', path(top), { version: 1, parent_id: other.id })).toMatchObject(refused)
  expect(await ask('POST', '/categories/news', { title: 'Bertingkat', parent_id: 1 })).toMatchObject(refused)
  expect(await ask('DELETE', path(top))).toMatchObject({ code: 400 })
  expect(await ask('DELETE', `${path(top)}?into=${below.id}`)).toMatchObject({ code: 400 })
  await ask('DELETE', `${path(top)}?into=${other.id}`)
  expect((await ask('GET', path(below))).data).toMatchObject({ parent_id: other.id })
})

test('merged category: its address redirects, through later mergers too, until another category takes it', async () => {
  const { open } = site
  const leadsTo = async (address: string) => {
    const answer = await open(address)
    return answer.status === 301 ? answer.headers.get('location') : answer.status
  }
  const [one, two] = [await add('news', { title: 'Warta lama' }), await add('news', { title: 'Warta baru' })]
  await makeNews(write, { categoryId: one.id })
  await makeNews(write, { categoryId: two.id })
  expect(await leadsTo('/news/category/warta-lama')).toBe(200)
  await ask('DELETE', `${path(one)}?into=${two.id}`)
  expect(await leadsTo('/news/category/warta-lama')).toBe('/news/category/warta-baru')
  expect(await leadsTo('/news/category/warta-lama?page=2&q=sagu')).toBe(
    '/news/category/warta-baru?page=2&q=sagu',
  )
  await ask('DELETE', `${path(two)}?into=1`)
  const [first] = (await get('/v1/news/categories')).data as { slug: string }[]
  for (const slug of ['warta-lama', 'warta-baru'])
    expect(await leadsTo(`/news/category/${slug}`)).toBe(`/news/category/${first!.slug}`)
  const again = await add('news', { title: 'Warta lama' })
  expect(again.slug).toBe('warta-lama')
  await makeNews(write, { categoryId: again.id })
  expect(await leadsTo('/news/category/warta-lama')).toBe(200)
  expect(await leadsTo('/news/category/tidak-pernah-ada')).toBe(404)
})

test('themes and kinds of documents: redirect by their query, and keep the rest of it', async () => {
  const [theme, kind] = [
    await add('blog', { title: 'Catatan jalan' }),
    await add('download', { title: 'Risalah' }),
  ]
  const home = await add('download', { title: 'Arsip' })
  await ask('DELETE', `${path(theme)}?into=1`)
  await ask('DELETE', `${path(kind)}?into=${home.id}`)
  const [first] = (await get('/v1/blog/tema')).data as { id: number; slug: string }[]
  const { slug } = first!.id === 1 ? first! : { slug: 'kabar' }
  for (const [address, to] of [
    ['/blog?tema=catatan-jalan&q=air', `/blog?tema=${slug}&q=air`],
    ['/download?category=risalah', '/download?category=arsip'],
  ] as const) {
    const answer = await site.open(address)
    expect([answer.status, answer.headers.get('location')], address).toEqual([301, to])
  }
})
