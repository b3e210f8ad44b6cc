import { oneLine } from '#src/wire/one-line.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { accountDigits, type Columns, type Layout } from './find-layout.ts'
import { isDebitMark, readMoney, readStatementDay } from './read-cells.ts'
import type { PassedReason } from './schema.ts'

/** Money that came in, as the bank booked it. */
export type Credit = {
  kind: 'credit'
  line: number
  day: string
  /** Whole rupiah. */
  amount: number
  description: string
  /** Digits of the site's account; '' if the file does not name it. */
  account: string
}

export type StatementRow =
  | Credit
  | { kind: 'passed'; reason: PassedReason }
  | { kind: 'unread'; line: number; description: string; reason: string }

type Reading = { layout: Layout & { columns: Columns }; until: string; today: string }

/**
 * Reads a row of a statement. What may be money that came in is never passed over: where it cannot be read, it has a
 * reason.
 * @param until latest day that a date without year may mean
 */
export function readStatementRow(
  { line, cells }: { line: number; cells: readonly string[] },
  { layout, until, today }: Reading,
): StatementRow {
  const { columns, names } = layout
  const cell = (place: number | null) => (place === null ? '' : (cells[place] ?? ''))
  const dated = cell(columns.date)
  const passed = (reason: PassedReason) => ({ kind: 'passed', reason }) as const
  if (/^'?pend/i.test(dated)) return passed('pending')
  if (!/\d/.test(dated)) return passed('other')
  const description = oneLine(
    cell(columns.description)
      .replace(/[\r\n]+/g, ' ')
      .replace(/^'/, ''),
  )
  const unread = (reason: string) => ({ kind: 'unread', line, description, reason }) as const
  const beside = columns.sign === null ? letterMark(cell(columns.amount + 1)) : null
  const width = names.length + (beside === null ? 0 : 1)
  if (cells.findLastIndex(Boolean) >= width) return unread(TOO_LONG)
  const money = readMoney(cell(columns.amount))
  if (money.reason !== null) return unread(words.sumIs(money.reason))
  if (money.amount === 0) return passed(money.hasSen ? 'sen' : 'debit')
  const isDebit = directionOf([money.isDebit, beside ?? isDebitMark(cell(columns.sign))])
  if (isDebit) return passed('debit')
  if (isDebit === undefined || (isDebit === null && columns.sign !== null)) return unread(NO_DIRECTION)
  if (money.hasSen) return passed('sen')
  const { day, reason } = readStatementDay(dated, until)
  if (reason !== null) return unread(words.dateIs(reason))
  if (day > today) return unread(sharedWords.dayIsAhead)
  const account = accountDigits(cell(layout.accountColumn)) ?? layout.account ?? ''
  return { kind: 'credit', line, day, amount: money.amount, description, account }
}

const TOO_LONG = words.rowIsLonger
const NO_DIRECTION = words.directionUnclear

/** `CR` or `DB` right of a sum, in a column that some exports do not name. */
const letterMark = (cell: string) => (/^[a-z]/i.test(cell) ? (isDebitMark(cell) ?? null) : null)

/** Direction that all marks say together: null if there is none, undefined for an unknown mark or two that disagree. */
function directionOf(marks: readonly (boolean | null | undefined)[]): boolean | null | undefined {
  const said = new Set(marks.filter((mark) => mark !== null))
  if (said.size === 0) return null
  return said.size > 1 ? undefined : [...said][0]
}
