import { expect, test } from 'vitest'
import type { Result } from '#src/wire/envelope.ts'
import { loadList } from './load-list.ts'

const plan = { path: '/desk/things', noun: 'hal', search: 'Judul', sort: '-created_at' }
const message = { title: '', description: '' }
const failed = (code: number): Result<never[]> => ({ success: false, code, message, data: {} })
const load = (query: string, answer: Result<number[]>) => {
  const asked: object[] = []
  const args = { query: new URLSearchParams(query) }
  const ask = async (one: object) => {
    asked.push(one)
    return answer
  }
  return { asked, loaded: loadList(args, plan, ask, Promise.resolve({ more: 1 })) }
}

test('a list is asked for by what its address says, and comes with what else the page shows', async () => {
  const pagination = {} as never
  const { asked, loaded } = load('q=air&page=3', { success: true, code: 200, message, data: [1], pagination })
  expect((await loaded).data).toMatchObject({
    more: 1,
    loaded: { rows: [1], view: { chosen: { q: 'air' } } },
  })
  expect(asked).toEqual([{ q: 'air', page: '3', limit: 25 }])
})

test.each([500, 503, 111])(
  'a list that does not come (%i) is told with everything chosen kept',
  async (code) => {
    const { data, init } = await load('q=air', failed(code)).loaded
    expect(init?.status).toBe(503)
    expect(data).toMatchObject({ more: 1, loaded: { rows: null, view: { chosen: { q: 'air' } } } })
  },
)

test.each([
  [400, 404],
  [404, 404],
  [403, 403],
])('what the call refuses with %i is the error page %i', async (code, status) => {
  await expect(load('page=x', failed(code)).loaded).rejects.toMatchObject({ init: { status } })
})
