import { parse } from 'csv-parse/sync'
import * as words from './api-words.id.ts'

/** Columns of a list, each with all its accepted names, its own included. */
export type TableColumns<Name extends string> = {
  columns: Readonly<Record<Name, readonly string[]>>
  required: readonly NoInfer<Name>[]
}

/** The list as a whole is invalid: a sentence for the sender. */
export class TableError extends Error {}

export const csvOptions = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
}

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Number of lines searched for the header; title rows may come before it. */
const MOST_ABOVE = 20
const SAMPLE = 100_000

export type TableHeader<Name extends string> = {
  delimiter: string
  /** Rows above the header. */
  above: number
  /** Number of named columns. */
  width: number
  places: ReadonlyMap<Name, number>
  /** Names of unknown columns, as written in the file. */
  others: ReadonlyMap<number, string>
}

/**
 * Finds the header, and by it the one delimiter of the whole list.
 * @param wanted the delimiter of a `sep=` line
 * @throws TableError if a required column is missing, or two have the same meaning
 * @throws CsvError if no delimiter yields complete rows
 */
export function findHeader<Name extends string>(
  text: string,
  known: TableColumns<Name>,
  wanted: string | null,
): TableHeader<Name> {
  const tried = sampleRows(text, wanted)
  const found = tried
    .flatMap(({ delimiter, rows }) => headersIn(rows, delimiter, known))
    .toSorted((a, b) => b.header.places.size - a.header.places.size)
  const whole = found.find(({ missing }) => !missing.length)
  if (whole?.double) throw new TableError(whole.double)
  if (whole) return whole.header
  const fault = tried.find(({ error }) => error !== null)?.error
  const closest = found[0]
  if (fault && !closest?.header.places.size) throw fault
  const missing = (closest?.missing ?? known.required).map((name) => known.columns[name][0]).join(', ')
  throw new TableError(words.columnMissing(missing))
}

/** First rows of a list by each delimiter that it may have, the wanted one first. */
export const sampleRows = (text: string, wanted: string | null) =>
  [...(wanted ? [wanted] : []), ...DELIMITERS].map((delimiter) => ({
    delimiter,
    ...firstRows(text, delimiter),
  }))

function firstRows(text: string, delimiter: string): { rows: string[][]; error: Error | null } {
  const rows: string[][] = []
  const on_record = (record: string[]) => {
    rows.push(record)
    return null
  }
  try {
    parse(text.slice(0, SAMPLE), { ...csvOptions, delimiter, to: MOST_ABOVE, on_record })
    return { rows, error: null }
  } catch (error) {
    return { rows, error: error as Error }
  }
}

const headersIn = <Name extends string>(rows: string[][], delimiter: string, known: TableColumns<Name>) =>
  rows.map((row, above) => {
    const { places, others, double } = placesIn(row, known)
    const width = row.findLastIndex((name) => plainName(name) !== '') + 1
    return {
      double,
      missing: known.required.filter((name) => !places.has(name)),
      header: { delimiter, above, width, places, others },
    }
  })

function placesIn<Name extends string>(row: readonly string[], { columns }: TableColumns<Name>) {
  const places = new Map<Name, number>()
  const others = new Map<number, string>()
  let double: string | null = null
  const names = Object.entries<readonly string[]>(columns) as [Name, readonly string[]][]
  for (const [place, title] of row.entries()) {
    const plain = plainName(title)
    const [name, aliases] = names.find(([, aliases]) => aliases.includes(plain)) ?? []
    if (!name) {
      if (plain) others.set(place, title.trim())
      continue
    }
    const other = places.get(name)
    if (other === undefined) places.set(name, place)
    else double ??= words.columnsAlike(row[other]!.trim(), title.trim(), aliases![0]!)
  }
  return { places, others, double }
}

/** Normalises a column name: `No. HP`, `no_hp` and `NO HP` are `no hp`. */
export const plainName = (title: string) =>
  title
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[\s_\-./:*()]+/g, ' ')
    .trim()
