import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { isDatabaseAway } from './away.ts'
import { connectDatabase } from './connect.ts'

const { ownerUrl } = await freshDatabase()
const { db, close } = connectDatabase(ownerUrl, { max: 1 })
afterAll(close)

const read = async () => (await sql`select * from shelf where ${1} = 1`.execute(db)).rows
const known = async (beginning: string) =>
  (await sql`select from pg_prepared_statements where starts_with(statement, ${beginning})`.execute(db)).rows
    .length

test('what comes often is prepared, and outlives a change of its table', async () => {
  await sql`create table shelf (id int)`.execute(db)
  for (let time = 0; time < 99; time += 1) expect(await read()).toEqual([])
  expect(await known('select * from shelf')).toBe(0)
  await read()
  expect(await known('select * from shelf')).toBe(1)

  await sql`alter table shelf add column title text`.execute(db)
  const error = await read().catch((reason: Error) => reason)
  expect(String(error)).toContain('cached plan')
  expect(isDatabaseAway(error)).toBe(true)
  await sql`insert into shelf values (1, 'Sorgum')`.execute(db)
  expect(await read()).toEqual([{ id: 1, title: 'Sorgum' }])
})

test('no more than fifty are prepared', async () => {
  for (let form = 0; form < 60; form += 1)
    for (let time = 0; time < 100; time += 1)
      await sql`select ${sql.lit(form)}::int as form where ${1} = 1`.execute(db)
  expect(await known('select')).toBe(50)
  expect((await sql`select 59 as form where ${1} = 1`.execute(db)).rows).toEqual([{ form: 59 }])
})
