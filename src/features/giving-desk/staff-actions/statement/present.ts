import type { Found } from './find-matches.ts'
import type { Match } from './match-rows.ts'
import type { Statement } from './read-statement.ts'
import type { RowStatus, StatementRowWire, StatementWire } from './schema.ts'
import type { Outcome } from './settle-row.ts'

type Read = Extract<Statement, { rows: unknown }>

const acted: ReadonlySet<RowStatus> = new Set(['fits', 'asks', 'approves', 'confirmed', 'asked', 'approved'])
const second: ReadonlySet<RowStatus> = new Set(['asks', 'asked'])

type Result = { statement: Read; found: Found; outcomes: readonly Outcome[]; isDry: boolean }

/** Result of a statement whose columns are known. */
export function presentStatement({ statement, found, outcomes, isDry }: Result): StatementWire {
  const { layout, rows } = statement
  const all = [
    ...outcomes.map((outcome) => presentRow(outcome, found.donors)),
    ...rows.flatMap(presentUnread),
  ]
  const ofNew = all.filter(({ status }) => acted.has(status))
  const count = (status: RowStatus) => all.filter((row) => row.status === status).length
  return {
    dry_run: isDry,
    bank: layout.bank,
    names: [...layout.names],
    sample: [],
    columns: layout.columns,
    rows: all.toSorted((a, b) => a.line - b.line),
    counts: {
      new: ofNew.length,
      second: all.filter(({ status }) => second.has(status)).length,
      known: count('known'),
      unclear: count('unclear'),
    },
    amount: ofNew.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    passed: found.passed,
  }
}

/** Result of a statement whose columns are to be chosen. */
export const presentUnknown = ({
  layout,
  sample,
}: Extract<Statement, { sample: unknown }>): StatementWire => ({
  dry_run: true,
  bank: null,
  names: [...layout.names],
  sample: sample.map((cells) => cells.map((cell) => cell.slice(0, 60))),
  columns: null,
  rows: [],
  counts: { new: 0, second: 0, known: 0, unclear: 0 },
  amount: 0,
  passed: { debit: 0, pending: 0, sen: 0, other: 0, repeated: 0 },
})

function presentRow({ match, status, reason }: Outcome, donors: Found['donors']): StatementRowWire {
  const { line, day, amount, description } = match.row
  const gifts = ordersOf(match).map((orderId) => ({
    order_id: orderId,
    donor_name: donors.get(orderId) ?? null,
  }))
  return { line, status, day, amount, description, gifts, reason }
}

/** Most gifts that a row may have been meant for. */
const MOST = 3

function ordersOf(match: Match): string[] {
  if (match.verdict === 'fits') return [match.gift.orderId]
  if (match.verdict !== 'unclear') return [match.orderId]
  return match.candidates.slice(0, MOST).map(({ orderId }) => orderId)
}

function presentUnread(row: Read['rows'][number]): StatementRowWire[] {
  if (row.kind !== 'unread') return []
  const { line, description, reason } = row
  return [{ line, status: 'unclear', day: null, amount: null, description, gifts: [], reason }]
}
