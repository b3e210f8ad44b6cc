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
/** What happens on our side. */
type SiteKind = 'created' | 'transfer' | 'cancelled' | 'expired'

export type Refund = { key: string; amount: number; isConfirmed: boolean }
export type PaymentEvent = {
  source: 'donor' | 'site' | 'notification' | 'status'
  kind: PaymentKind | SiteKind
  transactionId: string | null
  refunds: readonly Refund[]
}
/** Where a gift stands, and how much of it (whole rupiah) went back. */
export type Standing = { status: DonationStatus; refunded: number }

/** What one transaction comes to: the first line all of whose words were heard of it. Their order is no matter. */
const lines: readonly [heard: readonly PaymentKind[], status: DonationStatus][] = [
  [['chargeback'], 'charged_back'],
  [['refund'], 'refunded'],
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
export function standingOf(amount: number, events: readonly PaymentEvent[]): Standing {
  const ended = events.find(({ kind }) => kind === 'cancelled' || kind === 'expired')?.kind
  const refunded = refundedOf(amount, events)
  const statuses: DonationStatus[] = transactionsOf(events).map((heard) =>
    statusOf(heard, refunded === amount),
  )
  if (events.some(({ kind }) => kind === 'transfer')) statuses.push('pending')
  for (const status of order) {
    if (status === 'ended by us' && ended) return { status: ended as DonationStatus, refunded }
    if (statuses.includes(status as DonationStatus)) return { status: status as DonationStatus, refunded }
  }
  return { status: 'created', refunded }
}

function statusOf(heard: ReadonlySet<string>, isWhole: boolean): DonationStatus {
  const line = lines.find(([kinds]) => kinds.every((kind) => heard.has(kind)))
  return line?.[1] === 'partially_refunded' && isWhole ? 'refunded' : (line?.[1] ?? 'created')
}

const siteKinds: ReadonlySet<string> = new Set<SiteKind>(['created', 'transfer', 'cancelled', 'expired'])

/**
 * The words heard of each transaction. A settlement that we asked for takes back a refusal heard before it: the
 * donor tried again under the same number.
 */
function transactionsOf(events: readonly PaymentEvent[]): Set<string>[] {
  const heard = new Map<string, Set<string>>()
  for (const { source, kind, transactionId } of events) {
    if (siteKinds.has(kind)) continue
    const words = heard.get(transactionId ?? '') ?? new Set()
    if (source === 'status' && kind === 'settlement') words.delete('deny')
    heard.set(transactionId ?? '', words.add(kind))
  }
  return [...heard.values()]
}

/** Each refund counts once, however often it was told; one told without its amount is the whole gift. */
function refundedOf(amount: number, events: readonly PaymentEvent[]): number {
  if (events.some(({ kind }) => kind === 'refund')) return amount
  const byKey = new Map(events.flatMap(({ refunds }) => refunds.map((one) => [one.key, one.amount])))
  return Math.min(
    amount,
    [...byKey.values()].reduce((sum, part) => sum + part, 0),
  )
}

/** Whether an event adds anything to those known. An answer to a question counts only if it changes the state. */
export function isNews(amount: number, events: readonly PaymentEvent[], event: PaymentEvent): boolean {
  const known = events.some((one) => isSameWord(one, event))
  if (!known) return true
  if (event.source !== 'status') return false
  const [before, after] = [standingOf(amount, events), standingOf(amount, [...events, event])]
  return before.status !== after.status
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
