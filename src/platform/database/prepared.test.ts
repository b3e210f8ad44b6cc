import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { connectDatabase, type Db } from './connect.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const { ownerUrl } = await freshDatabase()
const open = (isPooled = false) => {
  const { db, close } = connectDatabase(ownerUrl, { max: 1, isPooled })
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

const pooled = open(true)
const often = async (text: string) => {
  const ask = () => sql`select ${sql.lit(text)} as text, ${1}::int as given`.execute(pooled)
  for (let time = 0; time < 100; time += 1) await ask()
  return async () => (await ask()).rows
}

test('isPooled: a session that does not know a statement prepares it, and one that knows it uses it', async () => {
  const ask = await often('handed round')
  await sql`deallocate all`.execute(pooled)
  expect(await ask()).toEqual([{ text: 'handed round', given: 1 }])
  expect(await known(pooled, "select 'handed round'")).toBe(1)

  const other = open(true)
  const again = () => sql`select ${sql.lit('handed round')} as text, ${1}::int as given`.execute(other)
  for (let time = 0; time < 99; time += 1) await again()
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like '%handed round%'`.execute(pooled)
  await sql`prepare ${sql.raw(`"${rows[0]!.name}"`)} as select 'handed round' as text, $1::int as given`.execute(
    other,
  )
  expect((await again()).rows).toEqual([{ text: 'handed round', given: 1 }])
})

test('isPooled: a plan that a migration made outdated is not used again', async () => {
  await sql`create table crate (id int)`.execute(pooled)
  const look = async () => (await sql`select * from crate where ${1} = 1`.execute(pooled)).rows
  for (let time = 0; time < 100; time += 1) await look()
  await sql`alter table crate add column title text`.execute(pooled)
  await sql`insert into crate values (1, 'Sorgum')`.execute(pooled)
  expect(await look()).toEqual([{ id: 1, title: 'Sorgum' }])
})

test('isPooled: nothing is left in the session but names', async () => {
  const timeout = async (on: Db) =>
    (await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(on))
      .rows[0]
  const ask = await often('in a transaction')
  await sql`deallocate all`.execute(pooled)
  const inside = await pooled.transaction().execute(async (tx) => {
    await sql`select ${sql.lit('in a transaction')} as text, ${1}::int as given`.execute(tx)
    return timeout(tx)
  })
  expect(inside).toEqual({ timeout: '1700ms' })
  expect(await known(pooled, `select 'in a transaction'`)).toBe(0)
  expect(await timeout(pooled)).toEqual({ timeout: '0' })
  expect(await ask()).toHaveLength(1)
})

test('connectDatabase: a connection of its own has its timeouts without a parameter of the start', async () => {
  const { rows } = await sql`
    select name, setting, source from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(db)
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '30000', source: 'session' },
    { name: 'statement_timeout', setting: '1700', source: 'session' },
  ])
})
