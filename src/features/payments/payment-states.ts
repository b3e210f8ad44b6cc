import type { DonationStatus } from '#src/features/giving/gift-rules.ts'

/** Transaction statuses of the gateway; `challenge` is a card payment under manual review. */
export type PaymentKind =
  | 'pending'
  | 'challenge'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'failure'
  | 'partial_refund'
  | 'refund'
  | 'chargeback'
/** Events on our side; `rejected` is a transfer that the desk did not find in the bank account. */
type SiteKind = 'created' | 'transfer' | 'cancelled' | 'expired' | 'rejected'
/**
 * Events of manual payments: requested, confirmed, declined, or corrected as a mistake. Like gateway events they belong
 * to a transaction: each staff request is one of its own.
 */
type DeskKind = 'asked' | 'confirmed' | 'declined' | 'corrected'
/**
 * Status response, queried by the desk, that contradicts earlier refunds of a transaction; `refunds` are those it
 * confirms.
 */
type DisproofKind = 'disproved'
/** Manual refund outside the gateway. It belongs to the gift, whatever the payment method. */
type ReturnKind = 'returned'

export type Refund = { key: string; amount: number; isConfirmed: boolean }
export type PaymentEvent = {
  source: 'donor' | 'site' | 'staff' | 'notification' | 'status'
  kind: PaymentKind | SiteKind | DeskKind | DisproofKind | ReturnKind
  transactionId: string | null
  refunds: readonly Refund[]
}
/** Status of a gift, and its refunded sum in whole rupiah. */
export type PaymentState = { status: DonationStatus; refunded: number }

/** Status of one transaction: the first row whose events are all present, in any order. */
const lines: readonly [heard: readonly (PaymentKind | DeskKind)[], status: DonationStatus][] = [
  [['chargeback'], 'charged_back'],
  [['refund'], 'refunded'],
  [['deny', 'partial_refund'], 'reversed'],
  [['partial_refund'], 'partially_refunded'],
  [['deny', 'settlement'], 'reversed'],
  [['deny', 'capture'], 'reversed'],
  [['deny'], 'failed'],
  [['settlement'], 'paid'],
  [['cancel', 'capture'], 'reversed'],
  [['cancel'], 'cancelled'],
  [['capture'], 'paid'],
  [['challenge'], 'review'],
  [['expire'], 'expired'],
  [['failure'], 'failed'],
  [['pending'], 'pending'],
  [['corrected'], 'cancelled'],
  [['confirmed'], 'paid'],
  [['declined'], 'cancelled'],
  [['asked'], 'review'],
]

/**
 * Priority of statuses over several transactions and our own decisions: money present, then money that was present,
 * then the end set by donor or clock, then what may still come.
 */
const order: readonly (DonationStatus | 'ended by us')[] = [
  'paid',
  'partially_refunded',
  'charged_back',
  'refunded',
  'reversed',
  'review',
  'ended by us',
  'pending',
  'failed',
  'cancelled',
  'expired',
]

/** Derives the status of a gift (whole rupiah) from all its events, in order of arrival. */
export function deriveStatus(amount: number, events: readonly PaymentEvent[]): PaymentState {
  const returned = sumOf(refundsIn(events.filter(({ kind }) => kind === 'returned')))
  const heard = transactionsOf(events).map((one) => standingOfOne(amount, one))
  const standings = heard
    .filter(({ status }) => !hasMoney(status))
    .map(({ status, refunded }) => ({ status, refunded: Math.min(amount, refunded + returned) }))
  const there = heard.filter(({ status }) => hasMoney(status))
  if (there.length) standings.push(standingTogether(amount, there, returned))
  if (events.some(({ kind }) => kind === 'transfer')) standings.push({ status: 'pending', refunded: 0 })
  const ended = events.find(({ kind }) => endings.has(kind))
  for (const status of order) {
    if (status === 'ended by us' && ended)
      return { status: ended.kind === 'expired' ? 'expired' : 'cancelled', refunded: 0 }
    const [first] = standings
      .filter((standing) => standing.status === status)
      .sort((a, b) => a.refunded - b.refunded)
    if (first) return first
  }
  return { status: 'created', refunded: 0 }
}

type Heard = { words: Set<string>; refunds: Map<string, number> }

/** Status of one transaction less its gateway refunds. */
function standingOfOne(amount: number, { words, refunds }: Heard): PaymentState {
  const line = lines.find(([kinds]) => kinds.every((kind) => words.has(kind)))?.[1] ?? 'created'
  // A refund without amount is a full one.
  const refunded = words.has('refund') ? amount : Math.min(amount, sumOf(refunds))
  if (!hasMoney(line)) return { status: line, refunded }
  if (refunded === amount) return { status: 'refunded', refunded }
  return { status: refunded > 0 ? 'partially_refunded' : line, refunded }
}

/**
 * Combined status of all transactions with money: refunding one of two payments leaves the gift whole.
 * @param returned refunded outside the gateway: of the gift, whichever payment it came from
 */
function standingTogether(amount: number, there: readonly PaymentState[], returned: number): PaymentState {
  const kept = there.reduce((sum, { refunded }) => sum + amount - refunded, -returned)
  if (kept <= 0) return { status: 'refunded', refunded: amount }
  if (kept < amount) return { status: 'partially_refunded', refunded: amount - kept }
  return { status: there.length > 1 ? 'paid' : there[0]!.status, refunded: 0 }
}

const isThere: ReadonlySet<string> = new Set<PaymentKind>(['settlement', 'partial_refund'])
const endings: ReadonlySet<string> = new Set<SiteKind>(['cancelled', 'expired', 'rejected'])
const notOfTransactions: ReadonlySet<string> = new Set<SiteKind | ReturnKind>([
  'created',
  'transfer',
  'returned',
  'cancelled',
  'expired',
  'rejected',
])

/**
 * Groups events by transaction. A status response with money overrides an earlier denial: the donor retried under the
 * same number.
 */
function transactionsOf(events: readonly PaymentEvent[]): Heard[] {
  const heard = new Map<string, Heard>()
  for (const { source, kind, transactionId, refunds } of listEffectiveEvents(events)) {
    if (notOfTransactions.has(kind)) continue
    const one = heard.get(transactionId ?? '') ?? { words: new Set(), refunds: new Map() }
    if (source === 'status' && isThere.has(kind)) one.words.delete('deny')
    one.words.add(kind)
    for (const { key, amount } of refunds) one.refunds.set(key, amount)
    heard.set(transactionId ?? '', one)
  }
  return [...heard.values()]
}

const wentBack: ReadonlySet<string> = new Set<PaymentKind | DisproofKind>([
  'partial_refund',
  'refund',
  'chargeback',
  'disproved',
])

/** Valid events: refund events count only from the transaction's last disproof on. */
export function listEffectiveEvents(events: readonly PaymentEvent[]): PaymentEvent[] {
  const disproofs = new Map<string | null, number>()
  for (const [at, { kind, transactionId }] of events.entries())
    if (kind === 'disproved') disproofs.set(transactionId, at)
  return events.filter(
    ({ kind, transactionId }, at) => !wentBack.has(kind) || at >= (disproofs.get(transactionId) ?? 0),
  )
}

/** Refunds by key, so that each counts once. */
const refundsIn = (events: readonly PaymentEvent[]) =>
  new Map(events.flatMap(({ refunds }) => refunds.map(({ key, amount }) => [key, amount] as const)))

const sumOf = (refunds: ReadonlyMap<string, number>) =>
  [...refunds.values()].reduce((sum, part) => sum + part, 0)

/** True if an event adds anything to the known ones. A repeated status response counts if it changes the status. */
export function changesStatus(amount: number, events: readonly PaymentEvent[], event: PaymentEvent): boolean {
  const known = events.some((one) => isSameWord(one, event))
  if (!known) return true
  if (event.source !== 'status' && event.kind !== 'disproved') return false
  const [before, after] = [deriveStatus(amount, events), deriveStatus(amount, [...events, event])]
  return before.status !== after.status || before.refunded !== after.refunded
}

const isSameWord = (a: PaymentEvent, b: PaymentEvent) =>
  a.kind === b.kind && a.transactionId === b.transactionId && inWords(a.refunds) === inWords(b.refunds)

const inWords = (refunds: readonly Refund[]) =>
  refunds.map(({ key, amount, isConfirmed }) => `${key} ${amount} ${isConfirmed}`).join()

export type ReceiptState = 'none' | 'valid' | 'void'
export type ReceiptEffect = 'issue' | 'restore' | 'void'

/** True if a gift has money, and so a valid receipt. */
export const hasMoney = (status: DonationStatus) => status === 'paid' || status === 'partially_refunded'

/** Effect of a gift's status on its receipt; null for none. */
export function receiptEffect(status: DonationStatus, receipt: ReceiptState): ReceiptEffect | null {
  if (!hasMoney(status)) return receipt === 'valid' ? 'void' : null
  return ({ none: 'issue', void: 'restore', valid: null } as const)[receipt]
}
