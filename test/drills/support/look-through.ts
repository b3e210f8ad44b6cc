import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import PostalMime from 'postal-mime'
import { ownerUrlOf, rowsOf } from './embedded-database.ts'

/** A place with text, and its text. */
export type Place = { where: string; text: string }

/** Every row of every table, the queue's included. */
export async function* rowsEverywhere(dataDir: string): AsyncGenerator<Place> {
  const url = ownerUrlOf(dataDir)
  const tables = await rowsOf<{ name: string }>(
    url,
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
  )
  for (const { name } of tables)
    for (const { text } of await rowsOf<{ text: string }>(url, `select t::text as text from ${name} t`))
      yield { where: `table ${name}`, text }
}

/** Folders of the database's own files, which keep bytes of a deleted row until its page is rewritten. */
const databaseFolders = new Set(['postgres'])

/** Every file of a data folder; mails also decoded. */
export async function* filesEverywhere(dataDir: string, folder = dataDir): AsyncGenerator<Place> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !databaseFolders.has(relative(dataDir, path)))
      yield* filesEverywhere(dataDir, path)
    else if (entry.isFile()) yield* placesOf(path, entry, relative(dataDir, path))
  }
}

async function* placesOf(path: string, entry: Dirent, where: string): AsyncGenerator<Place> {
  const bytes = readFileSync(path)
  yield { where: `file ${where}`, text: `${entry.name}\n${bytes.toString('utf8')}` }
  if (!entry.name.includes('.eml')) return
  const { attachments, ...mail } = await PostalMime.parse(bytes)
  yield { where: `mail ${where}`, text: JSON.stringify(mail) }
  for (const { content } of attachments)
    yield { where: `attachment of ${where}`, text: Buffer.from(content as ArrayBuffer).toString('latin1') }
}
