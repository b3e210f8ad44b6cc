import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { demoKinds } from '#src/features/demo/demo-kinds.ts'
import { addressedKinds, allKinds, deskSearchedKinds, exportedKinds } from '#src/kinds.ts'
import { deskMenu } from '#src/ui/layouts/desk-menu.ts'
import { aboutMenu, mainMenu } from '#src/ui/layouts/menu.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const { db } = await freshApp()
const columnsLike = async (pattern: string) => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.column_name ~ ${pattern}
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** Texts of a kind that wait or are past, and the photo of a person. */
const ofVersions = ['news_drafts.image', 'news_revisions.image', 'revisions.image', 'users.photo']

test('kinds: every column with an uploaded image belongs to a kind, to its versions, or to a person', async () => {
  const ofKinds = allKinds.flatMap(({ table, images }) => images.map((column) => `${table}.${column}`))
  expect(await columnsLike('(image|photo|picture|logo)$')).toEqual([...ofKinds, ...ofVersions].sort())
})

test('kinds: the columns that a record names exist', async () => {
  const all = new Set(await columnsLike('.*'))
  for (const { kind, table, titleColumn, search, sharePicture } of allKinds) {
    const named = [titleColumn, ...(search?.text ?? []), ...(sharePicture ? ['cover_family'] : [])]
    for (const column of named) expect(all, kind).toContain(`${table}.${column}`)
  }
})

test('kinds: names, tables and cache tags are used once', () => {
  for (const part of ['kind', 'table', 'tag'] as const)
    expect(new Set(allKinds.map((kind) => kind[part])).size, part).toBe(allKinds.length)
})

test('kinds: an address holds the slug', () => {
  for (const { kind, address } of addressedKinds)
    expect(address('sebuah-alamat'), kind).toMatch(/sebuah-alamat$/)
})

test('kinds: every kind with revisions has a file of its own in the data export', () => {
  const names = exportedKinds.map(({ dataExport }) => dataExport.name)
  const withVersions = allKinds.filter(({ versions }) => versions === 'revisions')
  expect(exportedKinds.map(({ kind }) => kind)).toEqual(withVersions.map(({ kind }) => kind))
  expect(new Set(names).size).toBe(names.length)
})

test('kinds: their lists are calls of `/v1`, and so is what deletes their rows', () => {
  const calls = new Set(endpoints.map(({ where }) => where))
  const named = allKinds.flatMap(({ call, kind, storedList }) => [
    // Pages are read by address.
    kind === 'page' ? 'GET /pages/{id}' : `GET /${call}`,
    ...(storedList ? [storedList.deletedBy] : []),
  ])
  expect(named.filter((where) => !calls.has(where))).toEqual([])
})

test('kinds: each has its entry in the menus, of readers if it is a section, of the desk if it is edited there', () => {
  const ofDesk = deskMenu.flatMap(({ entries }) => entries.map(({ to }) => to))
  const ofReaders = [...mainMenu, ...aboutMenu.flatMap(({ entries }) => entries)].map(({ to }) => to)
  const edited = [...deskSearchedKinds.map(({ desk }) => desk.list), ...demoKinds.map(({ path }) => path)]
  expect(edited.filter((list) => !ofDesk.includes(list))).toEqual([])
  expect(allKinds.filter(({ section }) => section && !ofReaders.includes(section.to))).toEqual([])
})
