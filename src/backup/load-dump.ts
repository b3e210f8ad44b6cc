import type pg from 'pg'
import { copyIn, copyOut } from '#src/platform/database/copy.ts'
import { makeBooks, readMigrations, recordMigration } from '#src/platform/database/migrate.ts'
import { MIGRATIONS } from '#src/platform/database/open.ts'
import { openClient } from '#src/platform/database/open-client.ts'
import {
  copyInSql,
  copyOutSql,
  emptyTables,
  isEmptyDatabase,
  readSums,
  renameExistingTables,
  setSequences,
  setTextFormats,
} from './catalog.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { counted, readCompressed } from './parts.ts'

/**
 * Loads the tables of a checked backup into an empty database, all or nothing: first its schema, then the rows, with
 * all
 * keys and constraints checked. Then reads everything back: each row must equal the copied one.
 * @param url of the role that owns the database
 * @param before runs within the same transaction once all rows are loaded
 * @throws BackupError if the database is not empty or differs from the backup at the end
 */
export async function loadDump(
  folder: string,
  manifest: Manifest,
  url: string,
  before: (client: pg.Client) => Promise<void> = async () => {},
): Promise<void> {
  const client = await openClient(url, { name: 'jejaring-restore' })
  try {
    if (!(await isEmptyDatabase(client)))
      throw new BackupError('The database is not empty: a backup is restored into an empty one only')
    await client.query('begin')
    await makeSchema(client, manifest)
    // Migrations may set these differently.
    await setTextFormats(client)
    const putBack = await renameExistingTables(client)
    await emptyTables(client, manifest.tables)
    for (const table of manifest.tables)
      await copyIn(client, copyInSql(table), readCompressed(folder, table.file))
    await setSequences(client, manifest.sequences)
    await compare(client, manifest)
    await before(client)
    await putBack()
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function makeSchema(client: pg.Client, { migrations }: Manifest) {
  await makeBooks(client)
  const own = new Map(readMigrations(MIGRATIONS).map((migration) => [migration.name, migration]))
  for (const { name, sha256 } of migrations) {
    await client.query(own.get(name)!.sql)
    await recordMigration(client, name, sha256)
  }
}

async function compare(client: pg.Client, { tables, sums }: Manifest) {
  for (const table of tables) {
    const found = counted(copyOut(client, copyOutSql(table)))
    for await (const _ of found.bytes());
    const { rows, rowsSha256 } = found.result()
    if (rows !== table.rows)
      throw new BackupError(`${table.name} holds ${rows} rows after loading instead of ${table.rows}`)
    if (rowsSha256 !== table.rowsSha256)
      throw new BackupError(`${table.name} holds other rows after loading than were copied`)
  }
  const after = await readSums(client)
  for (const [what, sum] of Object.entries(sums))
    if (after[what] !== sum)
      throw new BackupError(`After loading, ${what} is ${after[what]} instead of ${sum}`)
}
