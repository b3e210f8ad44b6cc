import { type ReadDay, readDay } from '#src/wire/read-day.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import { visibleLine } from '#src/wire/visible-line.ts'

/** `25/11`, `25-Nov`: a date without its year, as banks print it below a period. */
const WITHOUT_YEAR = /^(\d{1,2})([-/. ])(\d{1,2}|[a-z]{3,9})$/i
/** Years to look back: 29 February exists once in up to eight years. */
const YEARS = 8

/** Removes the apostrophe with which banks keep spreadsheets from reading a cell as a number. */
const bare = (cell: string) => visibleLine(cell).replace(/^'/, '').trim()

export const isDatedWithoutYear = (cell: string) => WITHOUT_YEAR.test(bare(cell))

/**
 * Parses a date of a statement. Without a year it is the latest such day up to `until`: at the turn of the year
 * December is that of the year before.
 */
export function readStatementDay(cell: string, until: string): ReadDay {
  const text = bare(cell)
  const sign = WITHOUT_YEAR.exec(text)?.[2]
  if (!sign) return readDay(text)
  const last = Number(until.slice(0, 4))
  const read = Array.from({ length: YEARS }, (_, back) => readDay(`${text}${sign}${last - back}`))
  return read.find(({ day }) => day !== null && day <= until) ?? read[0]!
}

type ReadMoney =
  /** `isDebit` null: the cell does not say; `hasSen`: no sum of whole rupiah. */
  | { amount: number; isDebit: boolean | null; hasSen: boolean; reason: null }
  | { amount: null; reason: string }

const MARKED = /^(.*[\d.,)-]) ?(cr|kr|db|dr|c|k|d)\.?$/i
const NOTHING = /^[-0.,]*$/

/** Parses a sum as banks write it: `1,250,123.00`, `1.250.123,00 CR`, `150.000,00DB`, `-150000`. */
export function readMoney(cell: string): ReadMoney {
  const text = bare(cell).replace(/^(?:rp|idr)\.? ?/i, '')
  const [, marked = text, mark = ''] = MARKED.exec(text) ?? []
  const [, before = '', figure = ''] = /^([-+−–(]?) ?(.*?)\)?$/.exec(marked) ?? []
  const sum = figure.replace(/(?<=\d)-$/, '')
  const isNegative = sum !== figure || (before !== '' && before !== '+')
  const isDebit = isNegative || (isDebitMark(mark || before) ?? null)
  if (NOTHING.test(sum)) return { amount: 0, isDebit, hasSen: false, reason: null }
  const sen = /[.,](\d{1,2})$/.exec(sum)?.[1] ?? ''
  const hasSen = /[1-9]/.test(sen)
  const { amount, reason } = readRupiah(hasSen ? sum.slice(0, -sen.length - 1) : sum)
  return amount === null ? { amount, reason } : { amount, isDebit, hasSen, reason }
}

const credits: ReadonlySet<string> = new Set(['cr', 'kr', 'c', 'k', 'kredit', 'credit', '+', 'masuk', 'in'])
const debits: ReadonlySet<string> = new Set(['db', 'dr', 'd', 'debit', 'debet', '-', 'keluar', 'out'])

/** True for a mark of money that went out, false for one that came in, null for none; undefined for an unknown one. */
export function isDebitMark(cell: string): boolean | null | undefined {
  const mark = bare(cell).toLowerCase().replace(/\.$/, '')
  if (mark === '') return null
  if (credits.has(mark)) return false
  return debits.has(mark) ? true : undefined
}
