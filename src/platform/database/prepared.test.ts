import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { connectDatabase, type Db } from './connect.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const { ownerUrl } = await freshDatabase()
const open = () => {
  const { db, close } = connectDatabase(ownerUrl, { max: 1 })
  afterAll(close)
  return db
}
const db = open()

const read = async () => (await sql`select * from shelf where ${1} = 1`.execute(db)).rows
const known = async (of: Db, beginning: string) =>
  (await sql`select from pg_prepared_statements where starts_with(statement, ${beginning})`.execute(of)).rows
    .length

test('prepared statements: frequent ones are prepared, and survive a change of their table', async () => {
  await sql`create table shelf (id int)`.execute(db)
  for (let time = 0; time < 99; time += 1) expect(await read()).toEqual([])
  expect(await known(db, 'select * from shelf')).toBe(0)
  await read()
  expect(await known(db, 'select * from shelf')).toBe(1)

  await sql`alter table shelf add column title text`.execute(db)
  const error = await read().catch((reason: Error) => reason)
  expect(String(error)).toContain('cached plan')
  expect(isDatabaseUnavailable(error)).toBe(true)
  await sql`insert into shelf values (1, 'Sorgum')`.execute(db)
  expect(await read()).toEqual([{ id: 1, title: 'Sorgum' }])
})

test('a connection that does not know a name any more is not used again', async () => {
  for (let time = 0; time < 100; time += 1) await sql`select ${'lost'}::text`.execute(db)
  await sql`deallocate all`.execute(db)
  const error = await sql`select ${'lost'}::text`.execute(db).catch((reason: Error) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect((await sql`select ${'lost'}::text as word`.execute(db)).rows).toEqual([{ word: 'lost' }])
  expect((await sql`select ${'lost'}::text`.execute(db)).rows).toHaveLength(1)
})

test('no more than fifty are prepared', async () => {
  const another = open()
  const ask = async (form: number) =>
    (await sql`select ${sql.lit(form)}::int as form, ${form}::int as given`.execute(another)).rows
  for (let form = 0; form < 60; form += 1)
    for (let time = 0; time < 101; time += 1) expect(await ask(form)).toEqual([{ form, given: form }])
  expect(await known(another, 'select')).toBe(50)
  for (let form = 0; form < 60; form += 1) expect(await ask(form)).toEqual([{ form, given: form }])
})
