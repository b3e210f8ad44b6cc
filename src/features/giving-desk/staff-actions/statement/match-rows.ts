import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import {
  type Decider,
  type StaffActionStatus,
  secondDeciderRefusal,
} from '#src/features/payments/staff-action-rules.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { dayOfNumber } from '#src/wire/jakarta-day.ts'
import * as words from './api-words.id.ts'
import type { Credit } from './read-row.ts'

/** Transfer order that a row may have paid, whatever became of it. */
export type Candidate = {
  orderId: string
  donorName: string | null
  status: DonationStatus
  /** Sums with and without the code. */
  transferAmount: number
  plainAmount: number
  /** Days of the order and of its deadline. */
  fromDay: string
  untilDay: string
  /** Digits of the account that the donor was told; null for an unknown one. */
  account: string | null
  hasOpenAct: boolean
  /** Account and day of the row that paid it; null if none did: it waits, or was confirmed by hand. */
  paidBy: Pick<Credit, 'account' | 'day'> | null
}

/** Former use of a row. */
export type UsedRow = {
  orderId: string
  actId: number
  status: StaffActionStatus
  askedBy: number
  isCorrected: boolean
}

export type Match = { row: Credit } & (
  | { verdict: 'fits'; gift: Candidate }
  | { verdict: 'approves'; actId: number; orderId: string }
  | { verdict: 'known'; orderId: string; reason: string }
  | { verdict: 'unclear'; candidates: readonly Candidate[]; reason: string }
)

/** Days after the deadline on which banks still book a transfer that was sent in time: over a weekend. */
const LATE_DAYS = 3

/** A day some days later, or earlier. */
export const shiftDay = (day: string, days: number) => dayOfNumber(Date.parse(day) / DAY_MS + days)

const isInTime = ({ fromDay, untilDay }: Candidate, { day }: Credit) =>
  fromDay <= day && day <= shiftDay(untilDay, LATE_DAYS)
const isToAccount = (gift: Candidate, { account }: Credit) =>
  account === '' || gift.account === null || gift.account === account

type Row = Credit & { key: string }
type Books = {
  candidates: readonly Candidate[]
  /** Earlier uses, by the row's key. */
  used: ReadonlyMap<string, UsedRow>
  decider: Decider
}

/**
 * Finds the one gift that each row paid. Orders that were paid or ended count as candidates, too: what fits depends
 * neither on the order of rows nor on how they are spread over files.
 */
export function matchRows(rows: readonly Row[], books: Books): Match[] {
  const taken = new Set<string>()
  const amounts = Map.groupBy(rows, ({ amount }) => amount)
  // The same row of two that paid one gift, whichever stands first in the file.
  const inOrder = rows.toSorted((a, b) => compare(a.day, b.day) || compare(a.key, b.key))
  return inOrder
    .map((row) => {
      const match = { row, ...verdictOn(row, books, { taken, amounts }) } as Match
      if (match.verdict === 'fits') taken.add(match.gift.orderId)
      return match
    })
    .toSorted((a, b) => a.row.line - b.row.line)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Gifts of rows before this one, and all rows by their sum. */
type Beside = { taken: ReadonlySet<string>; amounts: ReadonlyMap<number, readonly Row[]> }

function verdictOn(row: Row, books: Books, { taken, amounts }: Beside) {
  const used = books.used.get(row.key)
  if (used) return verdictOnUsed(used, books.decider)
  const here = books.candidates.filter((gift) => isToAccount(gift, row))
  const exact = here.filter((gift) => gift.transferAmount === row.amount)
  const fitting = exact.filter((gift) => isInTime(gift, row))
  if (fitting.length > 1) return unclear(SEVERAL, fitting)
  const [gift] = fitting
  if (!gift) {
    const unpaid = here.filter(({ transferAmount }) => !amounts.has(transferAmount))
    return verdictOnOther(row, { exact, unpaid })
  }
  if (taken.has(gift.orderId)) return unclear(TWO_ROWS, [gift])
  if (waits(gift)) return gift.hasOpenAct ? unclear(ASKED, [gift]) : ({ verdict: 'fits', gift } as const)
  if (gift.status === 'cancelled') return unclear(CANCELLED, [gift])
  const isRival = (one: Row) => one !== row && isToAccount(gift, one) && isInTime(gift, one)
  if (!mayHavePaid(gift, row) || amounts.get(row.amount)!.some(isRival)) return unclear(SECOND, [gift])
  return { verdict: 'known', orderId: gift.orderId, reason: PAID } as const
}

/** True if this row may be the one that paid a gift: that is unknown, or of this day in another kind of export. */
const mayHavePaid = ({ paidBy }: Candidate, { account, day }: Credit) =>
  paidBy === null || (paidBy.day === day && (paidBy.account === '') !== (account === ''))

/** Names the gifts of rows that stand in the file once more, word for word: the donor may have sent twice. */
export const matchRepeats = (repeats: readonly Credit[], candidates: readonly Candidate[]): Match[] =>
  repeats.flatMap((row) => {
    const gifts = candidates.filter((gift) => isToAccount(gift, row) && gift.transferAmount === row.amount)
    return gifts.length ? [{ row, ...unclear(REPEATED, gifts) }] : []
  })

function verdictOnUsed({ orderId, actId, status, askedBy, isCorrected }: UsedRow, decider: Decider) {
  if (status === 'declined' || isCorrected) return { verdict: 'known', orderId, reason: TAKEN_BACK } as const
  if (status !== 'waiting') return { verdict: 'known', orderId, reason: USED } as const
  return secondDeciderRefusal({ status, askedBy }, decider) === null
    ? ({ verdict: 'approves', actId, orderId } as const)
    : ({ verdict: 'known', orderId, reason: WAITING } as const)
}

const waits = ({ status }: Candidate) => status === 'pending' || status === 'expired'

type Near = {
  /** Gifts with this sum. */
  exact: readonly Candidate[]
  /** Gifts whose sum is that of no row. */
  unpaid: readonly Candidate[]
}

/** The reason why no gift has this sum and this day, with those that come closest. */
function verdictOnOther(row: Credit, { exact, unpaid }: Near) {
  const late = exact.filter(waits)
  if (late.length) return unclear(OTHER_DAY, late)
  const codeless = unpaid.filter(
    (gift) => gift.plainAmount === row.amount && waits(gift) && isInTime(gift, row),
  )
  return codeless.length ? unclear(NO_CODE, codeless) : unclear(NO_GIFT, [])
}

const unclear = (reason: string, candidates: readonly Candidate[]) =>
  ({ verdict: 'unclear', reason, candidates }) as const

const USED = words.rowIsUsed
const PAID = words.giftIsReceived
const WAITING = words.waitsForSecond
const TAKEN_BACK = words.rowWasDeclined
const SEVERAL = words.severalWait
const TWO_ROWS = words.otherRowFits
const SECOND = words.receivedPerhapsTwice
const REPEATED = words.rowIsTwice
const ASKED = words.requestWaits
const CANCELLED = words.orderIsOver
const OTHER_DAY = words.dayIsOutside
const NO_CODE = words.sumWithoutCode
const NO_GIFT = words.nothingWaits
