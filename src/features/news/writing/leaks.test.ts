import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'
import { newsStatuses } from '../workflow.ts'

const app = await freshApp()
const { get, open } = app
const { author, stranger, pic, otherPic, moderator, staff, admin } = await makeCast(app)
const SECRET = 'zamrudkhatulistiwa'
const SOON = new Date(app.time.now.getTime() + 3_600_000).toISOString()
const ids: Record<string, number> = {}

beforeAll(async () => {
  const make = async (name: string, ...wishes: [Person, object][]) => {
    const text = { title: `Kabar ${SECRET} ${name}`, content: `<p>${SECRET}</p>`, excerpt: SECRET }
    const { data } = await author.write({ ...text, status: name === 'draft' ? 'draft' : 'review' })
    for (const [person, wish] of wishes) expect((await person.change(data.id, wish)).code).toBe(200)
    ids[name] = data.id
  }
  await make('draft')
  await make('review')
  await make('revision', [moderator, { status: 'revision', comment: SECRET }])
  await make('scheduled', [moderator, { status: 'scheduled', publish_at: SOON }])
  await make('archived', [moderator, { status: 'published' }], [moderator, { status: 'archived' }])
  const live = await author.write({ title: 'Kabar yang terbit', status: 'review' })
  await moderator.change(live.data.id, { status: 'published' })
  await author.change(live.data.id, { title: `Baru ${SECRET}`, excerpt: SECRET, content: `<p>${SECRET}</p>` })
  ids.pending = live.data.id
  const draft = { version: 1, title: SECRET, content: SECRET, excerpt: SECRET, category_id: 1, image: null }
  await author.call('PUT', `/member/news/${ids.pending}/draft`, draft)
})

/** Every query name of any route, with values that could leak something. */
const names = [...new Set(endpoints.flatMap(({ query }) => Object.keys(query?.shape ?? {})))]
const words = ['draft', 'all', '1', SECRET]
const queries = [
  '',
  ...names.flatMap((name) => words.map((word) => `?${name}=${word}`)),
  ...newsStatuses.map((status) => `?status=${status}`),
  ...['pending', 'draft', 'preview', 'revision', 'include', 'session', 'created_by'].map(
    (name) => `?${name}=1`,
  ),
]

/** There are many. */
const timeout = 60_000

test('no query brings a text that is not live to a guest, in the lists, the details and the search', {
  timeout,
}, async () => {
  expect(queries.length).toBeGreaterThan(60)
  const routes = ['/v1/news', '/v1/news/categories', '/v1/home', '/v1/search']
  for (const id of Object.values(ids)) routes.push(`/v1/news/${id}`)
  for (const route of routes)
    for (const query of queries) {
      const answer = await get(`${route}${query}`)
      // The search repeats the query.
      const said = JSON.stringify(answer).replaceAll(`"q":"${SECRET}"`, '')
      expect(said, `${route}${query}`).not.toContain(SECRET)
    }
})

test('nor to a member who comes with a session', { timeout }, async () => {
  const { token } = await app.as(stranger.user)
  for (const route of ['/v1/news', ...Object.values(ids).map((id) => `/v1/news/${id}`), '/v1/member/news'])
    for (const query of queries.filter((one) => !one.includes(SECRET))) {
      const answer = await app.send('GET', `${route}${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await answer.text(), `${route}${query}`).not.toContain(SECRET)
    }
})

test('no page shows it either, by number, address, category, feed or sitemap', async () => {
  const slugs = Object.keys(ids).map((name) => `/news/kabar-${SECRET}-${name}`)
  for (const path of ['/', '/news', '/news/category/liputan', '/news/feed.xml', '/sitemap-1.xml', ...slugs]) {
    const html = await (await open(path)).text()
    expect(html.replaceAll(path, ''), path).not.toContain(SECRET)
  }
})

test('behind the scenes each sees their own circle and nothing else', async () => {
  const sees = async (person: Person) => {
    const found = await Promise.all(
      Object.entries(ids).map(async ([name, id]) => ((await person.see(id)).code === 200 ? name : '')),
    )
    return found.filter(Boolean)
  }
  const all = Object.keys(ids)
  expect(await sees(author)).toEqual(all)
  expect(await sees(pic)).toEqual(all)
  expect(await sees(stranger)).toEqual([])
  expect(await sees(otherPic)).toEqual([])
  for (const person of [moderator, staff, admin])
    expect(await sees(person)).toEqual(all.filter((name) => name !== 'draft'))
  expect(JSON.stringify(await moderator.see(ids.pending!))).not.toContain(SECRET)
  expect((await get(`/v1/member/news/${ids.review}`)).code).toBe(401)
})

test('the list holds the own, the institution’s for its PIC and what waits for those who review', async () => {
  const listed = async (person: Person, query = '') => {
    const { data } = await person.call('GET', `/member/news?limit=100${query}`)
    return (data as unknown as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b)
  }
  const all = Object.values(ids).sort((a, b) => a - b)
  expect(await listed(author)).toEqual(all)
  expect(await listed(author, '&whose=institution')).toEqual([])
  expect(await listed(author, '&status=scheduled')).toEqual([ids.scheduled])
  expect(await listed(author, '&status=draft')).toEqual([ids.draft, ids.pending])
  expect(await listed(pic)).toEqual(all)
  expect(await listed(pic, '&whose=own')).toEqual([])
  expect(await listed(otherPic)).toEqual([])
  expect(await listed(stranger)).toEqual([])
  for (const person of [moderator, staff, admin]) expect(await listed(person)).toEqual([ids.review])
  await author.change(ids.pending!, { status: 'review' })
  expect(await listed(moderator, '&status=review')).toEqual([ids.review, ids.pending])
  const page = await author.call('GET', '/member/news?limit=4&page=2')
  expect(page).toMatchObject({ pagination: { total: 6, last_page: 2 } })
  expect(page.data).toHaveLength(2)
})
