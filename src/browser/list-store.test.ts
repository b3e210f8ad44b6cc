import { expect, test } from 'vitest'
import { createListStore } from './list-store.ts'
import { type ListKey, type PagedRows, passThroughLists } from './lists.ts'
import { insertion, removal } from './with-list-invalidation.ts'

type Row = { id: number; title: string }
const news: ListKey = { entity: 'news' }

const rowsOf = (...ids: number[]): Row[] => ids.map((id) => ({ id, title: `Row ${id}` }))
const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

function slice(rows: readonly Row[], page: number, perPage = 10): PagedRows<Row> {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage))
  const [prevPage, nextPage] = [page > 1 ? page - 1 : null, page < lastPage ? page + 1 : null]
  const pagination = { total: rows.length, lastPage, perPage, prevPage, currentPage: page, nextPage }
  return { rows: rows.slice((page - 1) * perPage, page * perPage), pagination }
}

function fakeServer(rows: Row[]) {
  const asked: number[] = []
  const fetch = (page: number, perPage?: number) => async () => {
    asked.push(page)
    return slice(rows, page, perPage)
  }
  return { rows, asked, fetch }
}

test('a full page is fetched once, a short page each time', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 12)))]
  for (const page of [1, 1, 2, 2]) {
    expect(await lists.page(news, page, server.fetch(page))).toEqual(slice(server.rows, page))
  }
  expect(server.asked).toEqual([1, 2, 2])
})

test('a list is named by its entity, its given filters in any order and its limit', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 30)))]
  const ask = (key: ListKey) => lists.page(key, 1, server.fetch(1, key.limit))
  await ask({ entity: 'news', filter: { q: 'air', tema: 3, sort: '' } })
  await ask({ entity: 'news', filter: { tema: '3', category: null, q: 'air', page: undefined }, limit: 10 })
  expect(server.asked).toHaveLength(1)
  await ask({ entity: 'news', filter: { q: 'air' } })
  await ask({ entity: 'blog', filter: { q: 'air', tema: 3 } })
  await ask({ entity: 'news', filter: { q: 'air', tema: 3 }, limit: 20 })
  expect(server.asked).toHaveLength(4)
})

test('a forced reload fetches and leaves what is kept as it was', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 20)))]
  const before = await lists.page(news, 1, server.fetch(1))
  server.rows.unshift(...rowsOf(99))
  expect(await lists.page(news, 1, server.fetch(1), { reload: true })).toEqual(slice(server.rows, 1))
  expect(await lists.page(news, 1, server.fetch(1))).toEqual(before)
})

test('a reset forgets every page of its list and no other', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 20)))]
  const search = { entity: 'news', filter: { q: 'air' } } as const
  for (const page of [1, 2]) await lists.page(news, page, server.fetch(page))
  await lists.page(search, 1, server.fetch(1))
  await lists.page(news, 2, server.fetch(2), { reset: true })
  await lists.page(news, 1, server.fetch(1))
  await lists.page(search, 1, server.fetch(1))
  expect(server.asked).toEqual([1, 2, 1, 2, 1])
})

test('the same page asked for twice at once is fetched once', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 20)))]
  const [first, second] = await Promise.all([1, 1].map((page) => lists.page(news, page, server.fetch(page))))
  expect(second).toEqual(first)
  expect(server.asked).toEqual([1])
})

test('page: when the first of two concurrent calls is aborted, the second fetches itself', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 20)))]
  const first = lists.page(news, 1, () => Promise.reject(new Error('aborted')))
  const second = lists.page(news, 1, server.fetch(1))
  await expect(first).rejects.toThrow('aborted')
  expect(await second).toEqual(slice(server.rows, 1))
})

test('a failure thrown or handed back reaches the caller and is not kept', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 20)))]
  const refused = { success: false, code: 500 } as const
  expect(await lists.page(news, 1, async () => refused)).toBe(refused)
  await expect(lists.page(news, 1, () => Promise.reject(new Error('no network')))).rejects.toThrow(
    'no network',
  )
  expect(lists.pagination(news)).toBeNull()
  expect(await lists.page(news, 1, server.fetch(1))).toEqual(slice(server.rows, 1))
})

test('the current page is the one last asked for, clamped when its last row goes', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 21)))]
  for (const page of [1, 2, 3]) await lists.page(news, page, server.fetch(page))
  expect(lists.pagination(news)).toEqual(slice(server.rows, 3).pagination)
  server.rows.splice(4, 1)
  lists.change('news', removal(5))
  expect(lists.pagination(news)).toEqual(slice(server.rows, 2).pagination)
})

test('a row that is already there when inserted is edited in its place', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 20)))]
  await lists.page(news, 1, server.fetch(1))
  lists.change('news', insertion({ id: 3, title: 'New title' } as Row))
  server.rows[2] = { id: 3, title: 'New title' }
  expect(await lists.page(news, 1, server.fetch(1))).toEqual(slice(server.rows, 1))
  expect(server.asked).toEqual([1])
})

test('another total shows that someone else changed the list: the other pages are dropped', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 30)))]
  for (const page of [1, 2]) await lists.page(news, page, server.fetch(page))
  server.rows.unshift(...rowsOf(99))
  for (const page of [3, 1, 3]) {
    expect(await lists.page(news, page, server.fetch(page))).toEqual(slice(server.rows, page))
  }
  expect(server.asked).toEqual([1, 2, 3, 1])
})

test('a row that may be on a page not kept takes the list with it when removed', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 30)))]
  await lists.page(news, 1, server.fetch(1))
  lists.change('news', removal(25))
  expect(lists.pagination(news)).toBeNull()
})

test('fifty lists are kept, and the one unused for longest goes first', async () => {
  const [lists, server] = [createListStore(), fakeServer(rowsOf(...count(1, 20)))]
  const list = (n: number) => lists.page({ entity: 'news', filter: { tema: n } }, 1, server.fetch(1))
  for (const n of [...count(1, 50), 1, 51, 1]) await list(n)
  expect(server.asked).toHaveLength(51)
  await list(2)
  expect(server.asked).toHaveLength(52)
})

test('the server keeps nothing between visitors', async () => {
  const server = fakeServer(rowsOf(...count(1, 20)))
  for (const _ of [1, 2]) await passThroughLists.page(news, 1, server.fetch(1))
  passThroughLists.change('news', insertion({ id: 1 }))
  expect(server.asked).toEqual([1, 1])
  expect(passThroughLists.pagination(news)).toBeNull()
})

test('rows come back with the type of the fetched ones', async () => {
  const lists = createListStore()
  const answer = await lists.page(news, 1, async () => slice(rowsOf(1), 1))
  const [row] = answer.rows
  expect(row?.title satisfies string | undefined).toBe('Row 1')
})
