import { applyEvent } from '#src/features/payments/apply-event.ts'
import { applyReport, reportedPaymentOf } from '#src/features/payments/apply-report.ts'
import { getGiftMailFacts } from '#src/features/payments/mail-queries.ts'
import {
  deriveStatus,
  hasMoney,
  type PaymentEvent,
  type PaymentKind,
} from '#src/features/payments/payment-states.ts'
import { readReport } from '#src/features/payments/read-report.ts'
import { type LockedOrder, listEvents, lockOrder } from '#src/features/payments/settle-queries.ts'
import type { Sender } from '#src/features/payments/settle-receipt.ts'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import * as words from './api-words.id.ts'
import { type GatewayAnswer, UNCLEAR } from './fetch-gateway-status.ts'

const there: ReadonlySet<PaymentKind> = new Set(['settlement', 'capture', 'partial_refund'])
const gone: ReadonlySet<PaymentKind> = new Set(['refund', 'chargeback'])

const GONE = words.moneyIsGone
const AGREES = words.refundIsKnown
const NEVER = words.moneyIsUnknown

/**
 * Computes the effect of a disproof on a locked gift from the status response.
 * @returns the event, and the sum in rupiah that counts again
 * @throws Failure 409 with `data:{contradiction}` where the gateway has no money or nothing differs; with
 * `data:{status}` when the gift changed since the query
 */
export async function checkRefundReversal(
  tx: Tx,
  held: LockedOrder,
  { report, version }: GatewayAnswer,
): Promise<{ event: PaymentEvent; amount: number }> {
  if (held.version !== version) throw conflict({ status: held.status })
  if (!report) throw conflict({ contradiction: NEVER })
  const read = readReport(report, held)
  if ('doubt' in read) throw conflict({ contradiction: UNCLEAR })
  const { kind } = read
  if (!there.has(kind)) throw conflict({ contradiction: gone.has(kind) ? GONE : NEVER })
  const told = reportedPaymentOf(report)
  if (kind === 'partial_refund' && !told.refunds.length) throw conflict({ contradiction: UNCLEAR })
  const event = { source: 'staff', kind: 'disproved', ...told } as const
  const events = await listEvents(tx, held.id)
  const amount = keptOf(held, [...events, event, { source: 'status', kind, ...told }]) - keptOf(held, events)
  if (amount <= 0) throw conflict({ contradiction: AGREES })
  return { event, amount }
}

function keptOf({ amount }: LockedOrder, events: readonly PaymentEvent[]): number {
  const { status, refunded } = deriveStatus(amount, events)
  return hasMoney(status) ? amount - refunded : 0
}

type Act = { id: number; amount: number }

/**
 * Reverts refunds that the gateway reported falsely, by a staff event added to theirs. The receipt is valid again with
 * its number, and the donor is notified.
 * @throws Failure 409 as `checkRefundReversal`, and when the sum differs from the requested one
 */
export async function disproveRefund(
  tx: Tx,
  held: LockedOrder,
  act: Act,
  { heard, now, sender }: { heard: GatewayAnswer; now: Date; sender: Sender },
): Promise<void> {
  const { event, amount } = await checkRefundReversal(tx, held, heard)
  if (amount !== act.amount) throw conflict({ status: held.status })
  const report = heard.report!
  const detail = { act: act.id, status: report.transactionStatus, code: report.statusCode }
  const beside = { detail, settledAt: report.settledAt }
  await applyEvent(tx, held, event, { now, sender, beside })
  const after = (await lockOrder(tx, held.orderId))!
  await applyReport(tx, after, report, { source: 'status', now, sender })
  // A restored receipt has its own mail.
  const about = held.status === 'partially_refunded' ? await getGiftMailFacts(tx, held.id) : null
  if (!about) return
  const { giftLetters } = await lettersIn(about.language)
  await queueMail(tx, giftLetters.refundReversedMail(about, { act: act.id, amount }, sender))
}
