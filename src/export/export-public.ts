import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { csvLine } from '#src/platform/text/csv.ts'
import type { Call } from '#src/wire/client.ts'
import { callByName, readList, type WireRow } from '#src/wire/read-list.ts'
import { type Column, type PublicList, pageList, publicLists } from './public-lists.ts'

/** A folder that cannot be written to: `message` is one line. */
export class ExportError extends Error {}

type Written = { file: string; rows: number }

/**
 * Writes all that a guest may read into a folder, one CSV file per list, and a README that describes their columns. It
 * reads `/v1` without a session, so it cannot contain anything that the site would not show.
 * @param pages slugs of the pages
 * @throws ExportError for a folder that is not empty; ListBroken
 */
export async function exportPublic(
  folder: string,
  { call, pages, now }: { call: Call; pages: readonly string[]; now: Date },
): Promise<Written[]> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ExportError(`${folder} is not empty: name a new folder`)
  mkdirSync(folder, { recursive: true })
  const written: Written[] = []
  for (const list of publicLists)
    written.push(await writeCsv(folder, list, whole(call, list, readList(call, `GET /${list.call}`))))
  written.push(await writeCsv(folder, pageList, readPages(call, pages)))
  writeFileSync(join(folder, 'README.md'), readme(now))
  return written
}

/** Rows in full, as their own page shows them; one deleted meanwhile is skipped. */
async function* whole(call: Call, list: PublicList, rows: AsyncIterable<WireRow>) {
  for await (const row of rows) {
    const params = { id: row.id }
    const answer = list.hasDetail ? await callByName(call, `GET /${list.call}/{id}`, { params }) : null
    if (answer?.success === false) continue
    yield answer ? (answer.data as WireRow) : row
  }
}

async function* readPages(call: Call, slugs: readonly string[]) {
  for (const slug of slugs) {
    const answer = await callByName(call, pageList.detail, { params: { id: slug }, query: { slug: 1 } })
    if (answer.success) yield answer.data as WireRow
  }
}

async function writeCsv(
  folder: string,
  { name, columns }: { name: string; columns: readonly Column[] },
  rows: AsyncIterable<WireRow>,
): Promise<Written> {
  const file = `${name}.csv`
  const out = createWriteStream(join(folder, file))
  // Without this mark spreadsheets read the file in a wrong encoding.
  out.write(`\uFEFF${csvLine(columns.map((column) => column.name))}`)
  let count = 0
  for await (const row of rows) {
    count += 1
    if (!out.write(csvLine(columns.map(({ at }) => valueAt(row, at))))) await once(out, 'drain')
  }
  out.end()
  await finished(out)
  return { file, rows: count }
}

function valueAt(row: unknown, at: string): unknown {
  const value = at
    .split('.')
    .reduce((inner: unknown, key) => (inner as Record<string, unknown> | null)?.[key], row)
  return Array.isArray(value) ? value.join('\n') : value
}

function readme(now: Date): string {
  const files = [...publicLists, pageList].map(({ name, holds, columns }) => {
    const fields = columns.map((column) => `| \`${column.name}\` | ${column.is} |`)
    return `## ${name}.csv\n\n${holds}.\n\n| Field | Is |\n| --- | --- |\n${fields.join('\n')}\n`
  })
  return `# Public data

Everything on this site that a guest can read, as it stood at ${now.toISOString()}. Nothing else is in here: no accounts, no donors, no drafts, no files that need a login.

The files are CSV in UTF-8 with a byte order mark, lines end with CR LF, the first line names the fields, an empty field is one without a value. Moments are ISO 8601 in UTC, money is whole rupiah. Text that a spreadsheet would take for a formula has an apostrophe before it.

${files.join('\n')}`
}
