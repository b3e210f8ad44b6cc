import { expect, test } from 'vitest'
import { pageByDate, pageSorted } from '#src/platform/database/dated-pages.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeNews } from './factory.ts'
import { newsList } from './queries.ts'

const { db, write } = await freshApp()

test('pageByDate: finds by the counts of days what reading the index from its beginning finds', async () => {
  const days = [
    '2025-01-31T23:59:59Z',
    '2025-02-01T00:00:00Z',
    '2025-02-01T00:00:00Z',
    '2025-02-01T12:00:00Z',
  ]
  for (const day of [...days, '2025-04-02T08:00:00Z', '2025-04-02T09:00:00Z', '2026-01-01T00:00:00Z'])
    await makeNews(write, { publishedAt: new Date(day) })
  await makeNews(write, { status: 'draft', publishedAt: null })
  for (const sort of ['published_at', '-published_at'])
    for (const limit of [1, 2, 3, 10])
      for (const category of [undefined, '1', 'tidak-ada'])
        for (let page = 1; page <= 9; page += 1) {
          const filter = { page, limit, sort, category }
          const found = await pageByDate(db, newsList, filter)
          expect(found, JSON.stringify(filter)).toEqual(await pageSorted(db, newsList, filter))
          expect(found.total).toBe(category === 'tidak-ada' ? 0 : 7)
        }
})
