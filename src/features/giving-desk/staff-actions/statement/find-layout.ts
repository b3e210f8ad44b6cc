import { createHash } from 'node:crypto'
import { plainName, sampleRows, TableError } from '#src/platform/text/table-header.ts'
import { readDay } from '#src/wire/read-day.ts'
import * as words from './api-words.id.ts'
import { findAccountColumn, findKnownLayout } from './known-layouts.ts'
import { isDatedWithoutYear, readMoney } from './read-cells.ts'

/** Places of the columns, from 0. Without `sign` the sums themselves say what went out. */
export type Columns = { date: number; description: number; amount: number; sign: number | null }

/** Choice of columns that somebody made for a header. */
export type KeptLayout = { fingerprint: Buffer; columns: Columns }

export type Layout = {
  delimiter: string
  /** Rows above the header. */
  above: number
  /** Names of the columns, as written in the file. */
  names: readonly string[]
  fingerprint: Buffer
  bank: string | null
  /** Null for a header that nobody explained yet. */
  columns: Columns | null
  accountColumn: number | null
  /** Account and last day in the rows above the header. */
  account: string | null
  until: string | null
}

type Sample = { delimiter: string; rows: string[][] }

/**
 * Finds the header of a bank statement, and what its columns mean: as somebody chose, else as the bank is known to
 * write them.
 * @throws TableError for a file without a table of transactions
 * @throws CsvError for a file that is no complete CSV
 */
export function findLayout(list: string, wanted: string | null, kept: readonly KeptLayout[]): Layout {
  const tried = sampleRows(list, wanted)
  for (const sample of tried)
    for (const above of sample.rows.keys()) {
      const layout = layoutAt(sample, above, kept)
      if (layout.columns) return layout
    }
  for (const sample of tried) {
    const above = guessHeader(sample.rows)
    if (above !== null) return layoutAt(sample, above, kept)
  }
  const fault = tried.find(({ error }) => error !== null)?.error
  throw fault ?? new TableError(NO_TABLE)
}

const NO_TABLE = words.noStatement

function layoutAt({ delimiter, rows }: Sample, above: number, kept: readonly KeptLayout[]): Layout {
  const row = rows[above]!
  const names = row.slice(0, row.findLastIndex((name) => plainName(name) !== '') + 1)
  const plain = names.map(plainName)
  const fingerprint = createHash('sha256').update(JSON.stringify(plain)).digest()
  const chosen = kept.find((one) => one.fingerprint.equals(fingerprint))
  const known = findKnownLayout(plain)
  const heading = rows.slice(0, above).map((cells) => cells.join(' ').slice(0, HEADING))
  return {
    delimiter,
    above,
    names: names.map((name) => name.trim()),
    fingerprint,
    bank: known?.bank ?? null,
    columns: chosen?.columns ?? known?.columns ?? null,
    accountColumn: findAccountColumn(plain),
    account: accountIn(heading),
    until: lastDayIn(heading),
  }
}

/** Letters of a line above the table that are looked at. */
const HEADING = 200
const LEAST_COLUMNS = 3

/** Row of names right above the first row with a date and a sum; null if there is none. */
function guessHeader(rows: readonly string[][]): number | null {
  const first = rows.findIndex(isTransaction)
  const above = rows.slice(0, Math.max(first, 0)).findLastIndex((row) => {
    const named = row.filter((name) => plainName(name) !== '')
    return named.length >= LEAST_COLUMNS && !named.some((name) => /^['\d]/.test(name.trim()))
  })
  return above < 0 ? null : above
}

const isTransaction = (row: readonly string[]) =>
  row.length >= LEAST_COLUMNS &&
  row.some((cell) => readDay(cell).day !== null || isDatedWithoutYear(cell)) &&
  row.some((cell) => /\d{3}/.test(cell) && readMoney(cell).reason === null)

/** Digits of an account in the lines above the table: `No. rekening : 0123 456 789`. */
function accountIn(heading: readonly string[]): string | null {
  const found = heading
    .map((line) => /(?:rekening|account)\D*?(\d[\d .-]{4,}\d)(?![\dx*])/i.exec(line)?.[1])
    .find((text) => text !== undefined)
  return found === undefined ? null : accountDigits(found)
}

const LEAST_DIGITS = 6

/** Digits that two spellings of an account have in common; null for a masked or shortened one. */
export function accountDigits(text: string): string | null {
  const plain = text.replace(/[\s.'-]/g, '')
  return /^\d+$/.test(plain) && plain.length >= LEAST_DIGITS ? plain.replace(/^0+/, '') : null
}

/** Last day of `Periode : 01/11/2026 - 30/11/2026`. */
const lastDayIn = (heading: readonly string[]): string | null =>
  heading
    .filter((line) => /period|sampai|s\/d/i.test(line))
    .flatMap((line) => line.match(/\b\d{1,2}[-/]\d{1,2}[-/]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/g) ?? [])
    .map((text) => readDay(text).day)
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null
