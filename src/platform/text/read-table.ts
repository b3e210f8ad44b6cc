import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import * as words from './api-words.id.ts'
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

/** Row of a list below its header; the first line of a file is 1. */
export type ListRow = { line: number; cells: readonly string[] }

/**
 * Opens a list as spreadsheets save it, ours included: one delimiter (comma, semicolon, tab, bar, or that of a `sep=`
 * line), title rows above the header, empty rows skipped, the apostrophe before a formula removed.
 * @param find finds the header in the list; it gets the delimiter of a `sep=` line, if any
 * @throws TableError for any other file, as early as possible
 */
export function openList<Header extends Pick<TableHeader<string>, 'delimiter' | 'above'>>(
  text: string,
  find: (list: string, wanted: string | null) => Header,
): { header: Header; rows: AsyncGenerator<ListRow, void, void> } {
  const [mark, wanted = null] = /^\ufeff?"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i.exec(text) ?? ['']
  const list = text.slice(mark.length)
  const skipped = mark ? 1 : 0
  refuseBroken(text)
  try {
    const header = find(list, wanted)
    return { header, rows: rowsBelow(list, header, skipped) }
  } catch (error) {
    throw inWords(error, { above: skipped, next: skipped + 1 })
  }
}

async function* rowsBelow(
  list: string,
  { delimiter, above }: Pick<TableHeader<string>, 'delimiter' | 'above'>,
  skipped: number,
): AsyncGenerator<ListRow, void, void> {
  let whole = skipped
  let count = 0
  try {
    for await (const { record, info } of recordsOf(list, delimiter, (line) => {
      whole = line + skipped
    })) {
      count += 1
      if (count <= above + 1) continue
      const cells = record.map(cellOf)
      if (cells.some(Boolean)) yield { line: info.lines + skipped, cells }
    }
  } catch (error) {
    throw inWords(error, { above: skipped, next: whole + 1 })
  }
}

/** Reads a list by the names of its columns (see `openList`). @throws TableError */
export async function* readTable<Name extends string>(
  text: string,
  known: TableColumns<Name>,
): AsyncGenerator<TableRow<Name>, void, void> {
  const { header, rows } = openList(text, (list, wanted) => findHeader(list, known, wanted))
  for await (const { line, cells } of rows) yield toRow(header, cells, { line, known })
}

const inWords = (error: unknown, at: { above: number; next: number }) =>
  error instanceof CsvError ? new TableError(wordsFor(error, at)) : error

function refuseBroken(text: string) {
  const at = text.indexOf('\ufffd')
  if (at < 0) return
  const line = text.slice(0, at).split(/\r\n|\n|\r/).length
  throw new TableError(words.lettersBroken(line))
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
    fault: more > width ? words.rowIsLonger(more, width, nameOf(delimiter)) : null,
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
      ? words.quoteStaysOpen(next)
      : words.quoteMisplaced(lines === undefined ? next : lines + above)
  return words.csvBroken(what)
}
