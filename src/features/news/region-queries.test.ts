import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeNews } from './factory.ts'

const { get, db, write } = await freshApp()
const titles = (answer: { data: unknown }) => (answer.data as { title: string }[]).map(({ title }) => title)

test('news of a region come newest first, with their own total, pages and other filters', async () => {
  const { id } = await db
    .insertInto('regions')
    .values({ title: 'Maluku' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let n = 1; n <= 3; n += 1) await makeNews(write, { title: `Maluku ${n}`, regionId: id })
  await makeNews(write, { title: 'Maluku draf', regionId: id, status: 'draft', publishedAt: null })
  await makeNews(write, { title: 'Maluku dari jauh', regionId: 1 })
  const first = await get(`/v1/news?region=${id}&limit=2`)
  expect(first).toMatchObject({ pagination: { total: 3, last_page: 2 } })
  expect(titles(first)).toEqual(['Maluku 3', 'Maluku 2'])
  expect(titles(await get(`/v1/news?region=${id}&limit=2&page=2`))).toEqual(['Maluku 1'])
  expect(titles(await get(`/v1/news?region=${id}&sort=title`))).toEqual(['Maluku 1', 'Maluku 2', 'Maluku 3'])
  expect(titles(await get(`/v1/news?region=${id}&q=2`))).toEqual(['Maluku 2'])
  expect(titles(await get(`/v1/news?region=${id}&category=liputan`))).toHaveLength(3)
  expect(titles(await get(`/v1/news?region=${id}&category=tidak-ada`))).toEqual([])
  expect(await get('/v1/news?region=999999')).toMatchObject({ data: [], pagination: { total: 0 } })
  expect((await get('/v1/news?region=maluku')).code).toBe(400)
})
