import pg from 'pg'
import { expect, test } from 'vitest'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'

const { siteUrl, ownerUrl } = await freshDatabase()
const lines: string[] = []
const { open } = await freshApp({ siteUrl, onLine: (line) => lines.push(line) })
const read = async (path: string) => {
  const answer = await open(path)
  const html = await answer.text()
  const state = JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)![1]!) as { errors: unknown }
  return { answer, html, state, id: answer.headers.get('x-request-id')! }
}

test('a fault shows the number of its request, to server, browser and log alike, and nothing else of it', async () => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('alter table events rename column place to venue')
  await owner.end()
  const seen = await Promise.all([read('/events/sesuatu'), read('/events/sesuatu')])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(2)
  for (const { answer, html, state, id } of seen) {
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(html.replaceAll('<!-- -->', '')).toContain(`sebutkan kode <strong class="text-ink">${id}</strong>`)
    expect(Object.values(state.errors as object)).toEqual([{ status: 500, data: { requestId: id } }])
    expect(html).not.toMatch(/e\.place|does not exist|42703/)
    const told = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === id)
    expect(told.map(({ msg }) => msg)).toEqual(['call failed', 'request'])
    expect(told[0].error).toMatchObject({ code: '42703' })
  }
})

test('a page that is not there has no number to quote', async () => {
  const { answer, html, state, id } = await read('/tidak-ada')
  expect(answer.status).toBe(404)
  expect(Object.values(state.errors as object)).toEqual([{ status: 404, data: null }])
  expect(html).not.toContain(id)
})
