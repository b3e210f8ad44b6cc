import type { Db } from '#src/platform/database/connect.ts'
import type { Files } from '#src/platform/files/files.ts'
import type { Entry } from '#src/platform/files/zip.ts'
import { csvLine } from '#src/platform/text/csv.ts'
import { getPerson, listFiles, readSection, type Section, sections } from './export-queries.ts'
import * as words from './export-words.id.ts'

type Parts = { db: Db; uploads: Files; userId: number; now: Date }
type Person = { id: number; email: string }

/** Entries of the data export zip: everything as JSON, each table as CSV, and the person's uploads. */
export async function* exportEntries({ db, uploads, userId, now }: Parts): AsyncGenerator<Entry> {
  const person = await getPerson(db, userId)
  yield { name: words.readMe, chunks: bytesOf([readMe(now)]) }
  yield { name: 'data.json', chunks: bytesOf(jsonOf(db, person, now)) }
  for (const section of sections)
    yield { name: `${section.name}.csv`, chunks: bytesOf(csvOf(db, section, person)) }
  for (const name of await listFiles(db, userId)) {
    const bytes = await uploads.get(name)
    if (bytes) yield { name: `berkas/${name}`, isPacked: true, chunks: bytes }
  }
}

async function* jsonOf(db: Db, person: Person, now: Date) {
  yield `{"dibuat":${JSON.stringify(now)}`
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}:[`
    let separator = ''
    for await (const rows of readSection(db, section, person)) {
      yield `${separator}${rows.map((row) => `\n${JSON.stringify(row)}`).join(',')}`
      separator = ','
    }
    yield ']'
  }
  yield '}\n'
}

/** CSV with a byte order mark, by which spreadsheets detect UTF-8. A table without rows is an empty file. */
async function* csvOf(db: Db, section: Section, person: Person) {
  let isFirst = true
  for await (const rows of readSection(db, section, person)) {
    if (isFirst) yield `\uFEFF${csvLine(Object.keys(rows[0]!))}`
    isFirst = false
    yield rows.map((row) => csvLine(Object.values(row))).join('')
  }
}

async function* bytesOf(texts: Iterable<string> | AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

const readMe = (now: Date) =>
  [
    words.madeAt(now.toISOString()),
    '',
    words.whatIsWhere,
    ...sections.map(({ name, about }) => `  ${name}.csv: ${about}`),
    '',
    words.leftOut,
    words.aboutFormulas,
    '',
  ].join('\r\n')
