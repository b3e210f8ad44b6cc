import { beforeAll, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'
import type { DeskNewsRowWire } from './schema.ts'

const app = await freshApp()
const { author, stranger, pic, otherPic, moderator, staff, admin } = await makeCast(app)
const desk = [moderator, staff, admin]
const SECRET = 'zamrudkhatulistiwa'
const ids: Record<string, number> = {}
const HOUR = 3_600_000

const list = async (person: Person, query = '') => {
  const answer = await person.call('GET', `/desk/news?limit=100${query}`)
  expect(answer.code, query).toBe(200)
  return answer.data as unknown as DeskNewsRowWire[]
}
const names = async (person: Person, query = '') => {
  const nameOf = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  return (await list(person, query)).map(({ id }) => nameOf.get(id) ?? String(id))
}

beforeAll(async () => {
  const soon = new Date(app.time.now.getTime() + HOUR).toISOString()
  const make = async (name: string, ...wishes: [Person, object][]) => {
    app.time.now = new Date(app.time.now.getTime() + 60_000)
    const { data } = await author.write({
      title: `Kabar ${name}`,
      status: name === 'draft' ? 'draft' : 'review',
    })
    for (const [person, wish] of wishes) expect((await person.change(data.id, wish)).code, name).toBe(200)
    ids[name] = data.id
  }
  const hidden = { title: `Baru ${SECRET}`, excerpt: SECRET, content: `<p>${SECRET}</p>` }
  const publish: [Person, object] = [moderator, { status: 'published' }]
  await make('review')
  await make('again', publish, [author, { title: 'Kabar dengan versi baru' }], [author, { status: 'review' }])
  await make('revision', [moderator, { status: 'revision', comment: 'Sumbernya?' }])
  await make('scheduled', [moderator, { status: 'scheduled', publish_at: soon }])
  await make('published', publish)
  await make('archived', publish, [moderator, { status: 'archived' }])
  // Hidden from the desk: a draft, a withdrawn item, a pending text that was never sent.
  await make('draft', [author, hidden])
  await make('withdrawn', [author, { status: 'draft' }], [author, hidden])
  await make('busy', publish, [author, hidden])
})

test('the desk finds what was sent, by state, what waits longest first', async () => {
  for (const person of desk) {
    expect(await names(person, '&status=review')).toEqual(['review', 'again'])
    expect(await names(person, '&status=published')).toEqual(['busy', 'published', 'again'])
    expect(await names(person, '&status=revision')).toEqual(['revision'])
    expect(await names(person, '&status=scheduled')).toEqual(['scheduled'])
    expect(await names(person, '&status=archived')).toEqual(['archived'])
    expect(await names(person)).toEqual([
      ...['busy', 'archived', 'published', 'scheduled', 'revision', 'again', 'review'],
    ])
    expect((await person.call('GET', '/desk/news/counts')).data).toEqual({
      all: 7,
      review: 2,
      revision: 1,
      scheduled: 1,
      published: 3,
      archived: 1,
    })
  }
})

test('a row says whose it is, since when it waits and until when, and which text is meant', async () => {
  const [review, again] = await list(moderator, '&status=review')
  expect(review).toMatchObject({
    title: 'Kabar review',
    status: 'review',
    pending_status: null,
    author: 'Ani Penulis',
    claim: null,
    institution: { title: expect.any(String) },
    sent_at: expect.any(String),
    due_at: expect.any(String),
    is_endorsed: false,
  })
  expect(Date.parse(review!.due_at!)).toBeGreaterThan(Date.parse(review!.sent_at!) + 48 * HOUR)
  expect(again).toMatchObject({
    title: 'Kabar dengan versi baru',
    status: 'published',
    pending_status: 'review',
  })
  const [busy] = await list(moderator, '&status=published')
  expect(busy).toMatchObject({ title: 'Kabar busy', pending_status: null, due_at: null })
})

test('words, category, author, institution, claim and endorsement narrow it, and orders are kept', async () => {
  const all = (await names(staff)).length
  expect(await names(staff, '&q=VERSI%20baru')).toEqual(['again'])
  expect(await names(staff, '&q=ani%20penulis')).toHaveLength(all)
  expect(await names(staff, '&q=%25')).toEqual([])
  expect(await names(staff, '&category=tidak-ada')).toEqual([])
  expect(await names(staff, '&category=1')).toHaveLength(all)
  expect(await names(staff, `&author=${author.user.id}`)).toHaveLength(all)
  expect(await names(staff, `&author=${staff.user.id}`)).toEqual([])
  expect(await names(staff, `&institution=${author.user.participantId}`)).toHaveLength(all)
  expect(await names(staff, `&institution=${otherPic.user.participantId}`)).toEqual([])
  await moderator.call('PUT', `/desk/news/${ids.review}/claim`, {})
  expect(await names(moderator, '&status=review&claimed=me')).toEqual(['review'])
  expect(await names(staff, '&status=review&claimed=others')).toEqual(['review'])
  expect(await names(staff, '&status=review&claimed=nobody')).toEqual(['again'])
  await pic.call('POST', `/news/${ids.again}/endorsement`)
  expect(await names(staff, '&status=review&endorsed=1')).toEqual(['again'])
  expect(await names(staff, '&status=review&endorsed=0')).toEqual(['review'])
  expect(await names(staff, '&status=review&sort=-sent_at')).toEqual(['again', 'review'])
  const titles = (await list(staff, '&sort=title')).map(({ title }) => title)
  expect((await list(staff, '&sort=-title')).map(({ title }) => title)).toEqual(titles.toReversed())
  for (const bad of ['sort=updated_at', 'status=draft', 'claimed=x', 'author=x', 'page=0'])
    expect((await staff.call('GET', `/desk/news?${bad}`)).code, bad).toBe(400)
})

test('a PIC finds what colleagues sent and waits, never an own text, another’s or one in another state', async () => {
  expect(await names(pic)).toEqual(['review', 'again'])
  expect(await names(pic, '&status=published')).toEqual(['again'])
  expect(await names(pic, '&endorsed=0')).toEqual(['review'])
  expect(await names(otherPic)).toEqual([])
  const own = await pic.write({ status: 'review' })
  expect(await names(pic)).not.toContain(String(own.data.id))
  expect((await pic.call('GET', '/desk/news/counts')).data).toMatchObject({ all: 2, review: 2, archived: 0 })
  for (const person of [author, stranger]) {
    expect((await person.call('GET', '/desk/news')).code).toBe(403)
    expect((await person.call('GET', `/desk/news/${ids.review}`)).code).toBe(403)
  }
})

test('no filter, order, word or number brings the desk a text that was not sent', async () => {
  const values: Record<string, (string | number)[]> = {
    status: ['review', 'revision', 'scheduled', 'published', 'archived', 'draft', 'deleted', 'all'],
    pending_status: ['draft'],
    q: [SECRET, SECRET.slice(0, 6), 'Baru', '%', '_'],
    sort: [
      'sent_at',
      '-sent_at',
      'title',
      '-title',
      'created_at',
      '-published_at',
      'worked_at',
      '-updated_at',
    ],
    category: [1, 'liputan'],
    author: [author.user.id],
    institution: [author.user.participantId!],
    claimed: ['me', 'nobody', 'others'],
    endorsed: ['0', '1'],
    whose: ['all', 'own'],
    include: ['draft', 'pending'],
    id: Object.values(ids),
    page: [1, 2],
  }
  const single = Object.entries(values).flatMap(([name, all]) => all.map((value) => `${name}=${value}`))
  const pairs = single.flatMap((one) =>
    [`status=review`, `status=published`, `q=${SECRET}`].map((more) => `${one}&${more}`),
  )
  const paths = [...single, ...pairs].map((query) => `/desk/news?${query}`)
  for (const id of Object.values(ids)) paths.push(`/desk/news/${id}`, `/desk/news/${id}?draft=1&pending=1`)
  expect(paths.length).toBeGreaterThan(100)
  const known = new Set([ids.draft, ids.withdrawn])
  for (const path of paths) {
    const answer = await moderator.call('GET', path)
    expect(answer.code, path).not.toBe(500)
    expect(JSON.stringify(answer), path).not.toContain(SECRET)
    if (Array.isArray(answer.data))
      expect(
        (answer.data as DeskNewsRowWire[]).filter(({ id }) => known.has(id)),
        path,
      ).toEqual([])
  }
  for (const name of ['draft', 'withdrawn'])
    for (const person of desk) expect((await person.call('GET', `/desk/news/${ids[name]}`)).code).toBe(404)
})

test('GET /desk/news: an unsent change of a live text does not move its row', async () => {
  const before = await list(moderator)
  app.time.now = new Date(app.time.now.getTime() + HOUR)
  await author.change(ids.busy!, { title: `Lagi ${SECRET}`, category_id: 1 })
  const after = await list(moderator)
  const still = (rows: DeskNewsRowWire[]) => rows.map(({ version: _, ...row }) => row)
  expect(still(after)).toEqual(still(before))
})

test('PUT /v1/desk/news/{id}/scene: readers see the chosen scene at once, and again the one of the words', async () => {
  const put = (version: number, scene: string | null, person = moderator) =>
    person.call('PUT', `/desk/news/${ids.published}/scene`, { version, scene })
  const read = async () => (await app.get(`/v1/news/${ids.published}`)).data as { image: { url: string } }
  const { version } = (await moderator.call('GET', `/desk/news/${ids.published}`)).data
  const before = (await read()).image.url
  expect(before).toMatch(/^\/cover\/[a-z]+\/\d+\/640x400\.svg$/)
  const scene = before.includes('hutan') ? 'rusun' : 'hutan'
  const chosen = await put(version, scene)
  expect(chosen.data).toMatchObject({ scene, version: version + 1 })
  expect((await read()).image.url).toContain(`/cover/${scene}/`)
  expect((await put(version, scene)).code).toBe(200)
  expect(await put(version, 'dapur')).toMatchObject({ code: 409, data: { current: { scene } } })
  expect((await put(version + 1, 'istana')).code).toBe(400)
  expect((await put(version + 1, null, pic)).code).toBe(403)
  expect((await put(version + 1, null)).data).toMatchObject({ scene: null })
  expect((await read()).image.url).toBe(before)
})
