import { expect, test } from 'vitest'
import { type ListEntity, listDeletions } from '#src/kinds.ts'
import type { Call } from '#src/wire/client.ts'
import { createListStore } from './list-store.ts'
import type { PagedRows } from './lists.ts'
import { withListInvalidation } from './with-list-invalidation.ts'

const pageOf = (ids: readonly number[], number: number): PagedRows => ({
  rows: ids.slice((number - 1) * 2, number * 2).map((id) => ({ id })),
  pagination: {
    total: ids.length,
    lastPage: 2,
    perPage: 2,
    prevPage: null,
    currentPage: number,
    nextPage: null,
  },
})

/** A store with two full pages of four rows, and a client whose server answers `answer`. */
async function makeLists(answer: object) {
  const lists = createListStore()
  const asked: string[] = []
  const read = (entity: ListEntity, number: number) =>
    lists.page({ entity, limit: 2 }, number, async () => {
      asked.push(`${entity} ${number}`)
      return pageOf([4, 3, 2, 1], number)
    })
  for (const entity of ['news', 'team'] as const) for (const number of [1, 2]) await read(entity, number)
  asked.splice(0)
  const api = withListInvalidation(
    (async () => answer) as unknown as Call,
    lists,
    listDeletions,
  ) as unknown as (where: string, input?: object) => Promise<unknown>
  return { api, read, asked }
}

test('a deleted row is gone and the next page moves up, without asking; other lists stay', async () => {
  const { api, read, asked } = await makeLists({ success: true })
  await api('DELETE /news/{id}', { params: { id: '4' } })
  expect((await read('news', 1)).rows).toEqual([{ id: 3 }, { id: 2 }])
  expect((await read('team', 1)).rows).toEqual([{ id: 4 }, { id: 3 }])
  expect(asked).toEqual([])
})

test('after any other write every list is asked for anew', async () => {
  const { api, read, asked } = await makeLists({ success: true })
  await api('PATCH /desk/team/{id}', { params: { id: '4' }, body: { name: 'Maria' } })
  await read('news', 1)
  await read('team', 2)
  expect(asked).toEqual(['news 1', 'team 2'])
})

test('reading and what was refused change nothing, and the answer is handed on', async () => {
  const refused = { success: false, code: 409 }
  const { api, read, asked } = await makeLists(refused)
  expect(await api('PATCH /news/{id}', { params: { id: 4 } })).toBe(refused)
  await api('DELETE /news/{id}', { params: { id: 4 } })
  const reading = await makeLists({ success: true })
  await reading.api('GET /desk/news')
  expect((await read('news', 1)).rows).toHaveLength(2)
  await reading.read('news', 1)
  expect([...asked, ...reading.asked]).toEqual([])
})
