import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withFormula } from './csv.ts'
import { csvOptions, findHeader, type TableColumns, TableError, type TableHeader } from './table-header.ts'

export type TableRow<Name extends string> = {
  /** Line of the file where the row ends. */
  line: number
  /** A column missing in the list is empty. */
  cells: Record<Name, string>
  /** Cells of unknown columns, with their names in the file. */
  others: readonly (readonly [name: string, cell: string])[]
  /** Error of an unreadable row whose cells are known; a sentence for the sender. */
  fault: string | null
}

const CHUNK = 65_536

/**
 * Reads a list as spreadsheets save it, ours included: one delimiter (comma, semicolon, tab, bar, or that of a `sep=`
 * line), title rows above the header, empty rows skipped, the apostrophe before a formula removed.
 * @throws TableError for any other file, as early as possible
 */
export async function* readTable<Name extends string>(
  text: string,
  known: TableColumns<Name>,
): AsyncGenerator<TableRow<Name>, void, void> {
  const [mark, delimiter = null] = /^\ufeff?"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i.exec(text) ?? ['']
  const list = text.slice(mark.length)
  const above = mark ? 1 : 0
  let whole = above
  refuseBroken(text)
  try {
    const header = findHeader(list, known, delimiter)
    let count = 0
    for await (const { record, info } of recordsOf(list, header.delimiter, (line) => {
      whole = line + above
    })) {
      count += 1
      if (count <= header.above + 1) continue
      const cells = record.map(cellOf)
      if (cells.some(Boolean)) yield toRow(header, cells, { line: info.lines + above, known })
    }
  } catch (error) {
    throw error instanceof CsvError ? new TableError(wordsFor(error, { above, next: whole + 1 })) : error
  }
}

function refuseBroken(text: string) {
  const at = text.indexOf('\ufffd')
  if (at < 0) return
  const line = text.slice(0, at).split(/\r\n|\n|\r/).length
  throw new TableError(
    `Sebagian huruf rusak, yang pertama di baris ${line}. Simpan ulang sebagai CSV UTF-8, lalu coba lagi.`,
  )
}

type CsvRecord = { record: string[]; info: { lines: number } }

/** Errors are thrown from the loop, also when nobody listens to the stream any more. */
const recordsOf = (
  list: string,
  delimiter: string,
  onWhole: (line: number) => void,
): AsyncIterable<CsvRecord> =>
  pipeline(
    Readable.from(chunksOf(list)),
    parse({
      ...csvOptions,
      delimiter,
      info: true,
      on_record(record, { lines }) {
        onWhole(lines)
        return record
      },
    }),
    () => undefined,
  )

/** No surrogate pair is split. */
function* chunksOf(list: string) {
  for (let at = 0; at < list.length; ) {
    const end = at + CHUNK + (/[\ud800-\udbff]/.test(list[at + CHUNK - 1] ?? '') ? 1 : 0)
    yield list.slice(at, end)
    at = end
  }
}

/** Direction marks and zero-width characters, which spreadsheets and chats copy along. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** `="0812"`: written by programs so that no spreadsheet parses it as a number. */
const AS_TEXT = /^="([^"]*)"$/

const cellOf = (raw: string) =>
  withFormula(raw.replace(UNSEEN, '').trim().replace(AS_TEXT, '$1')).normalize('NFC')

function toRow<Name extends string>(
  { width, places, others, delimiter }: TableHeader<Name>,
  cells: readonly string[],
  { line, known }: { line: number; known: TableColumns<Name> },
): TableRow<Name> {
  const names = Object.keys(known.columns) as Name[]
  const more = cells.findLastIndex(Boolean) + 1
  return {
    line,
    cells: Object.fromEntries(names.map((name) => [name, cells[places.get(name) ?? -1] ?? ''])) as Record<
      Name,
      string
    >,
    others: [...others].map(([place, name]) => [name, cells[place] ?? '']),
    fault:
      more > width
        ? `Baris ini berisi ${more} isian, lebih banyak daripada ${width} nama kolom. Beri tanda kutip pada isi yang memuat “${nameOf(delimiter)}”.`
        : null,
  }
}

const nameOf = (delimiter: string) => (delimiter === '\t' ? 'tab' : delimiter)

/** @param next the line after the last complete row */
function wordsFor(
  { code, lines }: CsvError & { lines?: number },
  { above, next }: { above: number; next: number },
): string {
  const what =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? `tanda kutip yang dibuka di baris ${next} tidak ditutup`
      : `tanda kutip di baris ${lines === undefined ? next : lines + above} tidak pada tempatnya`
  return `Berkas ini bukan CSV yang utuh: ${what}. Perbaiki baris itu, atau simpan ulang sebagai CSV UTF-8.`
}
