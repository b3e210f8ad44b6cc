import type { DonationStatus } from './gift-rules.ts'

/** What the gateway can say of one transaction; `challenge` is a card payment that somebody must look at. */
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
/** What happens on our side; `rejected` is a transfer that the desk did not find in the bank's account. */
type SiteKind = 'created' | 'transfer' | 'cancelled' | 'expired' | 'rejected'
/**
 * What the desk says of money that came past the gateway: asked for, there, not taken up, or entered by mistake. Like
 * the gateway's words these belong to a transaction: each request of the desk is one of its own.
 */
type DeskKind = 'asked' | 'confirmed' | 'declined' | 'corrected'
/**
 * The gateway, asked by the desk, disowned what was told of money of a transaction that went back; `refunds` are those
 * that it knows of.
 */
type DisproofKind = 'disproved'
/** The desk gave money back past the gateway. It belongs to the gift, however that was paid. */
type ReturnKind = 'returned'

export type Refund = { key: string; amount: number; isConfirmed: boolean }
export type PaymentEvent = {
  source: 'donor' | 'site' | 'staff' | 'notification' | 'status'
  kind: PaymentKind | SiteKind | DeskKind | DisproofKind | ReturnKind
  transactionId: string | null
  refunds: readonly Refund[]
}
/** Where a gift stands, and how much of it (whole rupiah) went back. */
export type Standing = { status: DonationStatus; refunded: number }

/** What one transaction comes to: the first line all of whose words were heard of it. Their order is no matter. */
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
 * Of several transactions, and of what we decided ourselves, the first in this list counts: money that is there,
 * then money that was there, then the end that donor or clock set, then what may still come.
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

/** The state that follows from all events of a gift of so many rupiah, in the order in which we heard of them. */
export function deriveStatus(amount: number, events: readonly PaymentEvent[]): Standing {
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

/** What one transaction comes to, by what its gateway gave back of it. */
function standingOfOne(amount: number, { words, refunds }: Heard): Standing {
  const line = lines.find(([kinds]) => kinds.every((kind) => words.has(kind)))?.[1] ?? 'created'
  // A refund that was told without its amount is the whole gift.
  const refunded = words.has('refund') ? amount : Math.min(amount, sumOf(refunds))
  if (!hasMoney(line)) return { status: line, refunded }
  if (refunded === amount) return { status: 'refunded', refunded }
  return { status: refunded > 0 ? 'partially_refunded' : line, refunded }
}

/**
 * What the transactions come to whose money is there: who paid twice and got one payment back has given the whole.
 * @param returned what was given back past the gateway: of the gift, whichever payment it came from
 */
function standingTogether(amount: number, there: readonly Standing[], returned: number): Standing {
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
 * What was heard of each transaction. Money that is there when we ask takes back a refusal heard before: the donor
 * tried again under the same number.
 */
function transactionsOf(events: readonly PaymentEvent[]): Heard[] {
  const heard = new Map<string, Heard>()
  for (const { source, kind, transactionId, refunds } of stillTold(events)) {
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

/** What still counts of all that was heard: words of money that went back only from the last disproof on. */
export function stillTold(events: readonly PaymentEvent[]): PaymentEvent[] {
  const disproofs = new Map<string | null, number>()
  for (const [at, { kind, transactionId }] of events.entries())
    if (kind === 'disproved') disproofs.set(transactionId, at)
  return events.filter(
    ({ kind, transactionId }, at) => !wentBack.has(kind) || at >= (disproofs.get(transactionId) ?? 0),
  )
}

/** Each refund counts once, however often it was told. */
const refundsIn = (events: readonly PaymentEvent[]) =>
  new Map(events.flatMap(({ refunds }) => refunds.map(({ key, amount }) => [key, amount] as const)))

const sumOf = (refunds: ReadonlyMap<string, number>) =>
  [...refunds.values()].reduce((sum, part) => sum + part, 0)

/** Whether an event adds anything to those known. What the gateway says when asked counts if it changes the state. */
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

/** Money that is there has a valid receipt, and nothing else has. */
export const hasMoney = (status: DonationStatus) => status === 'paid' || status === 'partially_refunded'

/** What must happen to the receipt of a gift in a state; null for nothing. */
export function receiptEffect(status: DonationStatus, receipt: ReceiptState): ReceiptEffect | null {
  if (!hasMoney(status)) return receipt === 'valid' ? 'void' : null
  return ({ none: 'issue', void: 'restore', valid: null } as const)[receipt]
}
