import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { recordVisit } from './record-visit.ts'
import { removeOldVisits } from './remove-old-visits.ts'

const site = await freshApp()
const { db, time } = site
const DAY = 86_400_000
const pass = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}
const newMember = async (given: Parameters<typeof makeUser>[1] = {}) => {
  const user = await makeUser(db, given)
  return { user, ...(await site.as(user as { id: number; role: string })) }
}
type Listed = { data: { path: string; title: string; user: { id: number } }[]; pagination: { total: number } }
const list = async (member: { get: typeof site.get }, query = '') =>
  (await member.get(`/v1/users_visits${query}`)) as unknown as Listed

beforeEach(() => {
  time.now = new Date()
})

test('a member sees the pages they opened, newest first, by pages of up to 200', async () => {
  const { user, post, get } = await newMember()
  for (const path of ['/news', '/events', '/blog']) {
    expect(await post('/v1/users_visits', { path, title: `Judul ${path}` })).toMatchObject({
      code: 200,
      data: { noted: true, visits_enabled: true },
    })
    pass(1_000)
  }
  const first = await list({ get } as never, '?limit=2')
  expect(first.data.map(({ path }) => path)).toEqual(['/blog', '/events'])
  expect(first.data[0]).toEqual({
    id: expect.any(Number),
    user: { id: user.id, nama_lengkap: user.namaLengkap },
    path: '/blog',
    title: 'Judul /blog',
    created_at: expect.any(String),
  })
  expect(first.pagination).toMatchObject({ total: 3, last_page: 2, per_page: 2 })
  expect((await list({ get } as never, '?limit=2&page=2')).data.map(({ path }) => path)).toEqual(['/news'])
  expect((await list({ get } as never, '?limit=200&page=9')).data).toEqual([])
  expect(await get('/v1/users_visits?limit=201')).toMatchObject({ code: 400 })
})

test("another's visits are a 404 to members and a list to the secretariat", async () => {
  const [member, other] = [await newMember(), await newMember()]
  await member.post('/v1/users_visits', { path: '/news' })
  for (const id of [member.user.id, 999_999])
    expect(await other.get(`/v1/users_visits?user=${id}`)).toMatchObject({ code: 404 })
  expect((await list(other as never)).data).toEqual([])
  for (const role of ['staff', 'admin']) {
    const { get } = await newMember({ role })
    expect((await list({ get } as never, `?user=${member.user.id}`)).data).toHaveLength(1)
    expect((await list({ get } as never)).data).toEqual([])
  }
})

test('guests have no list and note nothing', async () => {
  expect(await site.get('/v1/users_visits')).toMatchObject({ code: 401 })
  expect(await site.post('/v1/users_visits', { path: '/news' })).toMatchObject({ code: 401 })
})

test('visits: the same page within ten seconds is one visit, however often and concurrently it is reported', async () => {
  const { user, post, get } = await newMember()
  const tellAtOnce = (path: string) => {
    const visit = { path, title: '', userId: user.id, now: time.now }
    return Promise.all(Array.from({ length: 4 }, () => recordVisit(site.write, visit)))
  }
  // The first round opens the connections, so that the second one is truly concurrent.
  await tellAtOnce('/blog')
  expect((await tellAtOnce('/news')).filter(({ noted }) => noted)).toHaveLength(1)
  await post('/v1/users_visits', { path: '/events' })
  await post('/v1/users_visits', { path: '/news' })
  expect((await list({ get } as never)).pagination.total).toBe(3)
  pass(11_000)
  await post('/v1/users_visits', { path: '/news' })
  expect((await list({ get } as never)).pagination.total).toBe(4)
})

test('a member who turned it off is not noted', async () => {
  const { post, get } = await newMember({ visitsEnabled: false })
  expect(await post('/v1/users_visits', { path: '/news' })).toMatchObject({
    code: 200,
    data: { noted: false, visits_enabled: false },
  })
  expect((await list({ get } as never)).data).toEqual([])
})

test('an address is kept without query and fragment', async () => {
  const { post, get } = await newMember()
  await post('/v1/users_visits', { path: '/reset-password?token=rahasia#rahasia' })
  expect((await list({ get } as never)).data[0]!.path).toBe('/reset-password')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/v1/news',
  '/files/abc',
  'news',
  '',
  '/a b',
  '/a\nb',
  `/${'a'.repeat(500)}`,
])('%j is no page of this site', async (path) => {
  const { post } = await newMember()
  expect(await post('/v1/users_visits', { path })).toMatchObject({
    code: 400,
    errors: { path: [expect.any(String)] },
  })
})

test('after twelve months a visit is gone', async () => {
  const { user, get } = await newMember()
  const ago = (days: number) => new Date(time.now.getTime() - days * DAY)
  await db
    .insertInto('usersVisits')
    .values([367, 364, 1].map((days) => ({ userId: user.id, path: `/${days}`, createdAt: ago(days) })))
    .execute()
  await removeOldVisits.run({}, site.jobParts())
  expect((await list({ get } as never)).data.map(({ path }) => path)).toEqual(['/1', '/364'])
})
