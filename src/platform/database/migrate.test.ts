import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#src/jobs.ts'
import { emptyDatabase } from '#test/support/empty-database.ts'
import { MigrationError, migrate, readMigrations } from './migrate.ts'
import { MIGRATIONS, migrateAll } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))
const server = await emptyDatabase()
const owner = new pg.Client({ connectionString: server.ownerUrl })
beforeAll(() => owner.connect())
afterAll(() => owner.end())

const inFolder = () => migrate({ ...server, folder, parts: [] })
const tables = async (name: string) =>
  (await owner.query('select from pg_tables where tablename = $1', [name])).rowCount

test('three processes that start at once apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrateAll(server, jobs)))
  const names = readMigrations(MIGRATIONS).map(({ name }) => name)
  expect(applied.flat().filter((name) => name.endsWith('.sql'))).toEqual(names)
  expect(applied.filter((names) => names.length === 0)).toHaveLength(2)
})

test('one that fails leaves nothing of itself behind, and is applied once it is mended', async () => {
  cpSync(MIGRATIONS, folder, { recursive: true })
  const broken = join(folder, '9998_shelf.sql')
  writeFileSync(broken, 'create table shelf (id int); select 1 / 0')
  await expect(inFolder()).rejects.toThrow(new MigrationError('9998_shelf.sql: division by zero'))
  expect(await tables('shelf')).toBe(0)
  writeFileSync(broken, 'create table shelf (id int)')
  expect(await inFolder()).toEqual(['9998_shelf.sql'])
  expect(await tables('shelf')).toBe(1)
})

test('migrate: a database that a newer version migrated is refused in one line that names the migration', async () => {
  const older = migrate({ ...server, folder: MIGRATIONS, parts: [] })
  await expect(older).rejects.toThrow(
    /^This database was migrated by a newer .* \(9998_shelf\.sql is not .*$/,
  )
})

test('one that was edited after it was applied stops everything, before anything else is applied', async () => {
  appendFileSync(join(folder, '0001_ground.sql'), '\n')
  writeFileSync(join(folder, '9999_box.sql'), 'create table box (id int)')
  await expect(inFolder()).rejects.toThrow(/^0001_ground\.sql was edited after it was applied/)
  expect(await tables('box')).toBe(0)
})
