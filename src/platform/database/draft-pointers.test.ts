import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editedKinds } from '#src/edited-kinds.ts'
import { emptyDatabase } from '#test/support/empty-database.ts'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { whenDone } from '#test/support/when-done.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  whenDone(() => client.end())
  return async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[]
}

type Pointers = { draft: string; live: string; version: string }
type Query = Awaited<ReturnType<typeof connect>>

/** Tables with both a draft and a live pointer, from the catalogue. */
const tablesWithDrafts = (query: Query) =>
  query<{ table: string }>(`select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name in ('revision_id', 'live_revision_id')
    group by table_name having count(*) = 2 order by table_name`)

let fresh: Query
beforeAll(async () => {
  fresh = await connect((await freshDatabase()).ownerUrl)
})

test('a migrated database: no draft of any kind of content is older than its live text', async () => {
  const tables = (await tablesWithDrafts(fresh)).map(({ table }) => table)
  expect(tables).toEqual([...editedKinds.map(({ table }) => table), 'news', 'translations'].sort())
  for (const table of tables)
    expect(await fresh(`select id from ${table} where revision_id < live_revision_id`), table).toEqual([])
})

test('a migrated database: the newest version of a legal text is the one that is live', async () => {
  const rows = await fresh<{ slug: string; version: string; live: string }>(
    `select s.slug, max(v.revision_id) as version, max(p.live_revision_id) as live
     from legal_versions v join pages p on p.id = v.page_id
     join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current group by s.slug`,
  )
  expect(rows.map(({ slug }) => slug).sort()).toEqual(['privacy-policy', 'terms-of-service'])
  for (const { slug, version, live } of rows) expect(version, slug).toBe(live)
})

test('migration 0037: a draft that somebody wrote and a version that somebody agreed to stay', async () => {
  const server = await emptyDatabase()
  const names = readdirSync(MIGRATIONS)
  for (const name of names.filter((name) => name < '0040')) cpSync(join(MIGRATIONS, name), join(folder, name))
  await migrate({ ...server, folder, parts: [] })
  const query = await connect(server.ownerUrl)
  const privacy = `(select item_id from slugs where kind = 'page' and slug = 'privacy-policy')`
  const terms = `(select item_id from slugs where kind = 'page' and slug = 'terms-of-service')`
  const [user] = await query<{ id: string }>(`insert into users (email, password_hash, nama_lengkap)
    values ('sekretariat@contoh.example', 'x', 'Sekretariat') returning id`)
  await query(
    `update revisions set created_by = $1 where id = (select revision_id from pages where id = ${terms})`,
    [user!.id],
  )
  await query(`with newer as (insert into revisions (kind, item_id, title, excerpt, content, sanitizer_version)
      select 'page', ${terms}, 'Ketentuan', '', '<p>Lebih baru.</p>', 2 returning id)
    update pages set live_revision_id = newer.id from newer where pages.id = ${terms}`)
  await query(
    `insert into consents (user_id, kind, version)
     select $1, 'privacy', v.revision_id::text from legal_versions v where v.page_id = ${privacy}`,
    [user!.id],
  )
  const pointers = (id: string) =>
    query<Pointers>(`select p.revision_id as draft, p.live_revision_id as live, v.revision_id as version
      from pages p join legal_versions v on v.page_id = p.id where p.id = ${id}`)
  const [privacyBefore] = await pointers(privacy)
  const before = await pointers(terms)
  cpSync(join(MIGRATIONS, names.find((name) => name.startsWith('0037'))!), join(folder, '0037_mended.sql'))
  await migrate({ ...server, folder, parts: [] })
  expect(await pointers(terms)).toMatchObject(before.map(({ draft }) => ({ draft })))
  expect(await pointers(privacy)).toEqual([{ ...privacyBefore, draft: privacyBefore!.live }])
})
