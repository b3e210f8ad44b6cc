import { createHash } from 'node:crypto'
import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { PaymentReport } from '#src/platform/payments/gateway.ts'
import { applyEvent } from './apply-event.ts'
import { hasMoney, listEffectiveEvents, type PaymentEvent, type PaymentKind } from './payment-states.ts'
import { channelOf, readReport } from './read-report.ts'
import { hasNotice, insertNotice, type LockedOrder, listEvents } from './settle-queries.ts'
import type { Sender } from './settle-receipt.ts'
import { scheduleStatusCheck } from './staff-action-queries.ts'

/** Severity of a refund event. */
const ranks: Readonly<Record<string, number>> = { partial_refund: 1, refund: 2, chargeback: 3 }
const rankOf = (kind: string) => ranks[kind] ?? 0

type Answer = Pick<PaymentEvent, 'kind' | 'transactionId' | 'refunds'>

/** True if the status response reports less refunded than earlier events of the same payment. */
function contradicts(events: readonly PaymentEvent[], answer: Answer): boolean {
  const told = listEffectiveEvents(events).filter(
    ({ kind, transactionId }) => rankOf(kind) > 0 && transactionId === answer.transactionId,
  )
  if (told.some(({ kind }) => rankOf(kind) > rankOf(answer.kind))) return true
  const named = new Set(answer.refunds.map(({ key }) => key))
  return named.size > 0 && told.some(({ refunds }) => refunds.some(({ key }) => !named.has(key)))
}

type Source = 'notification' | 'status'
/** `quarantined`: inconsistent with our books; needs manual review before anything relies on it. */
type Outcome = 'applied' | 'known' | 'quarantined'

/**
 * Applies a gateway report within the transaction that locks its order, if there is one, and stores it once, together
 * with its effect. A report inconsistent with our books is quarantined and changes nothing.
 */
export async function applyReport(
  tx: Tx,
  held: LockedOrder | undefined,
  report: PaymentReport,
  options: { source: Source; now: Date; sender: Sender },
): Promise<Outcome> {
  const { source, now } = options
  const key = noticeKeyOf(report, source)
  const isAnswer = source === 'status'
  const read = held ? readReport(report, held) : { doubt: 'unknown order' as const }
  if (!isAnswer && (await hasNotice(tx, key))) {
    if (held && 'kind' in read) await askAnew(tx, held, read.kind, now)
    return 'known'
  }
  if (!held || 'doubt' in read) {
    const reason = 'doubt' in read ? read.doubt : null
    await insertNotice(tx, { ...factsOf(held, report, options), key, outcome: 'quarantined', reason })
    return 'quarantined'
  }
  const after = await take(tx, held, { report, kind: read.kind, imposedFee: read.imposedFee, ...options })
  const outcome = after ? 'applied' : 'known'
  const reason =
    remarkOn(held, after ?? held.status, { report, kind: read.kind, source }) ??
    (isAnswer && (await isAtOdds(tx, held, { kind: read.kind, report })) ? 'contradiction' : null)
  // Status responses are stored only where they matter: there is one every few seconds.
  if (isAnswer && outcome === 'known' && !reason) return outcome
  if (!isAnswer && outcome === 'known') await askAnew(tx, held, read.kind, now)
  const facts = factsOf(held, report, options)
  // After a disproof the same response may contradict another false report: that needs review too.
  const again = isAnswer ? await countDisproofs(tx, held) : 0
  await insertNotice(tx, {
    ...facts,
    key: again ? noticeKeyOf(report, source, again) : key,
    outcome: reason ? ('quarantined' as const) : outcome,
    reason,
  })
  // A second payment is flagged for review too, but it is consistent.
  return reason === 'contradiction' ? 'quarantined' : outcome
}

const factsOf = (
  held: LockedOrder | undefined,
  { orderId, transactionId, transactionStatus, raw }: PaymentReport,
  { source, now }: { source: Source; now: Date },
) => ({
  source,
  orderId,
  transactionId,
  transactionStatus,
  donationId: held?.id ?? null,
  body: raw,
  receivedAt: now,
})

type Remarked = { report: PaymentReport; kind: PaymentKind; source: Source }
const speaksOfMoney = new Set<PaymentKind>([
  'settlement',
  'capture',
  'partial_refund',
  'refund',
  'chargeback',
])

/** Reason to review a report although it was applied; null for none. */
function remarkOn(
  held: LockedOrder,
  after: DonationStatus,
  { report, kind, source }: Remarked,
): string | null {
  if (!hasMoney(held.status) || !hasMoney(after)) return null
  const isSame = held.transactionId === report.transactionId
  // The donor paid twice, by two methods: one payment must be refunded.
  if (kind === 'settlement' || kind === 'capture') return isSame ? null : 'second payment'
  // Signatures cover amount and code, not the status: the status response does not confirm the money that was notified.
  return source === 'status' && isSame && !speaksOfMoney.has(kind) ? 'contradiction' : null
}

const countDisproofs = async (tx: Tx, { id }: LockedOrder) =>
  (await listEvents(tx, id)).filter(({ kind }) => kind === 'disproved').length

const goesBack = new Set<PaymentKind>(['partial_refund', 'refund', 'chargeback'])

/** Queries the gateway when a refund that was disproved is reported again: unconfirmed, but it may be true by now. */
async function askAnew(tx: Tx, held: LockedOrder, kind: PaymentKind, now: Date) {
  if (goesBack.has(kind) && hasMoney(held.status) && (await countDisproofs(tx, held)) > 0)
    await scheduleStatusCheck(tx, held.id, now)
}

const isAtOdds = async (tx: Tx, { id }: LockedOrder, { kind, report }: Pick<Remarked, 'kind' | 'report'>) =>
  contradicts(await listEvents(tx, id), { kind, ...reportedPaymentOf(report) })

/** Transaction and refunds of a report. */
export const reportedPaymentOf = ({ transactionId, refunds }: PaymentReport) => ({
  transactionId,
  refunds: refunds.map(({ key, amount, confirmedAt }) => ({
    key,
    amount,
    isConfirmed: confirmedAt !== null,
  })),
})

type Taken = {
  report: PaymentReport
  kind: PaymentKind
  imposedFee: number
  source: Source
  now: Date
  sender: Sender
}

/** @returns the new status; null when the report adds nothing */
function take(
  tx: Tx,
  held: LockedOrder,
  { report, kind, imposedFee, source, now, sender }: Taken,
): Promise<DonationStatus | null> {
  const event = { source, kind, ...reportedPaymentOf(report) }
  const beside = {
    channel: channelOf(report),
    imposedFee,
    instructions: report.instructions,
    settledAt: report.settledAt,
    detail: { status: report.transactionStatus, code: report.statusCode, type: report.paymentType },
  }
  return applyEvent(tx, held, event, { now, sender, beside })
}

/** Deduplication key of a report, equal for repeats; differs by amount, fee or refund, and by `again`. */
export function noticeKeyOf(report: PaymentReport, source: Source, again = 0): Buffer {
  const { orderId, transactionId, transactionStatus, statusCode, fraudStatus, grossAmount, currency } = report
  const refunds = report.refunds.map(({ key, amount, confirmedAt }) => [key, amount, confirmedAt])
  const parts = [
    source,
    orderId,
    transactionId,
    transactionStatus,
    statusCode,
    fraudStatus,
    grossAmount,
    currency,
  ]
  return createHash('sha256')
    .update(
      JSON.stringify([
        ...parts,
        refunds,
        ...(report.imposedFee ? [report.imposedFee] : []),
        ...(again ? [again] : []),
      ]),
    )
    .digest()
}
