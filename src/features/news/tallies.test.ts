import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeNews } from './factory.ts'

const { db, write } = await freshApp()

const counted = sql`
  select list, c as category_id, date_trunc(unit, published_at at time zone 'UTC')::date as bucket, count(*) as n
  from news cross join lateral unnest(array[0, category_id]) c
    cross join (values ('news', 'day'), ('news/month', 'month')) lists (list, unit)
  where status = 'published' and deleted_at is null group by 1, 2, 3 order by 1, 2, 3`
const tallied = sql`select list, category_id, bucket, n from tallies where n <> 0 order by 1, 2, 3`

test('the tally is what counting would give, whatever is written', async () => {
  const { id: second } = await db
    .insertInto('newsCategories')
    .values({ slug: 'dua', title: 'Dua', coverFamily: 'daun' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (let n = 0; n < 8; n += 1) ids.push((await makeNews(write)).id)
  const some = fc.subarray(ids, { minLength: 1 })
  const change = fc.oneof(
    fc.record({ status: fc.constantFrom('draft', 'archived', 'published') }),
    fc.record({ deletedAt: fc.constantFrom(null, new Date()) }),
    fc.record({ categoryId: fc.constantFrom(1, second) }),
    fc.record({
      publishedAt: fc.date({ min: new Date('2025-01-01'), max: new Date('2025-01-05'), noInvalidDate: true }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(some, change), { maxLength: 5 }), async (changes) => {
      for (const [which, set] of changes)
        await db.updateTable('news').set(set).where('id', 'in', which).execute()
      expect((await tallied.execute(db)).rows).toEqual((await counted.execute(db)).rows)
    }),
    { numRuns: 60 },
  )
})
