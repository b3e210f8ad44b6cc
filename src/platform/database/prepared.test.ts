import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { connectDatabase } from './connect.ts'

const { ownerUrl } = await freshDatabase()
const { db, close } = connectDatabase(ownerUrl, { max: 1, isPrepared: true })
afterAll(close)

const read = async () => (await sql`select * from shelf where ${1} = 1`.execute(db)).rows

test('what comes again is prepared, and outlives a change of its table', async () => {
  await sql`create table shelf (id int)`.execute(db)
  for (let time = 0; time < 3; time += 1) expect(await read()).toEqual([])
  const { rows: known } = await sql`
    select from pg_prepared_statements where statement like 'select * from shelf%'`.execute(db)
  expect(known).toHaveLength(1)

  await sql`alter table shelf add column title text`.execute(db)
  await expect(read()).rejects.toThrow('cached plan')
  await sql`insert into shelf values (1, 'Sorgum')`.execute(db)
  expect(await read()).toEqual([{ id: 1, title: 'Sorgum' }])
})
