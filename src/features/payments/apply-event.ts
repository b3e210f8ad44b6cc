import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import { nextStatusCheckAt } from '#src/features/giving/next-status-check.ts'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Channel, PaymentInstructions } from '#src/platform/payments/gateway.ts'
import { getGiftMailFacts } from './mail-queries.ts'
import { changesStatus, deriveStatus, hasMoney, type PaymentEvent } from './payment-states.ts'
import { insertEvent, type LockedOrder, listEvents, updateOrder } from './settle-queries.ts'
import { type Sender, settleReceipt } from './settle-receipt.ts'

/** Details of a gateway report besides the event itself. */
export type EventExtras = {
  channel?: Channel | null
  /** Fee that the gateway charged the donor on top. */
  imposedFee?: number
  instructions?: PaymentInstructions | null
  settledAt?: Date | null
  detail?: Record<string, unknown>
}

const stillOpen = new Set(['created', 'pending', 'review'])

/**
 * Adds an event to an order locked by this transaction, with all its effects: status, receipt, mail, next status query.
 * @returns the new status; null when the event adds nothing and nothing is changed
 */
export async function applyEvent(
  tx: Tx,
  held: LockedOrder,
  event: PaymentEvent,
  { now, sender, beside = {} }: { now: Date; sender: Sender; beside?: EventExtras },
): Promise<DonationStatus | null> {
  const events = await listEvents(tx, held.id)
  if (!changesStatus(held.amount, events, event)) return null
  const before = deriveStatus(held.amount, events)
  const { status, refunded } = deriveStatus(held.amount, [...events, event])
  const { source, kind, transactionId, refunds } = event
  const detail = { ...beside.detail, ...(refunds.length && { refunds }) }
  await insertEvent(tx, {
    donationId: held.id,
    at: now,
    source,
    kind,
    transactionId,
    detail,
    fromStatus: held.status,
    toStatus: status,
  })
  // Later reports of an unused payment method say nothing about the money.
  const isPaid = hasMoney(held.status)
  const channel = (isPaid ? null : beside.channel) ?? (held.channel as Channel | null)
  const paidAt = held.paidAt ?? (hasMoney(status) ? (beside.settledAt ?? now) : null)
  const { createdAt, expiresAt } = held
  await updateOrder(
    tx,
    held.id,
    {
      status,
      channel,
      paidAt,
      refundedAmount: refunded,
      // Status queries stay on the transaction that brought the money.
      ...(isHeard(event) && transactionId && !isPaid && { transactionId }),
      ...(beside.imposedFee !== undefined && !isPaid && { imposedFee: beside.imposedFee }),
      ...(beside.instructions && !isPaid && { instructions: beside.instructions }),
      ...(isHeard(event) && { heardAt: now }),
      ...(held.environment && {
        askAt: nextStatusCheckAt({ status, createdAt, expiresAt, toldAt: now }, now),
      }),
    },
    !stillOpen.has(status),
  )
  // Its donor leaves the campaign's list at once.
  if (held.showName && isPaid && !hasMoney(status)) tx.invalidate('campaigns')
  await settleReceipt(tx, { id: held.id, status, channel }, { now, sender })
  if (status === 'pending' && beside.instructions)
    await tellHowToPay(tx, held.id, beside.instructions, sender)
  if (status === 'partially_refunded' && refunded > before.refunded)
    await tellOfRefund(tx, held.id, refunded, sender)
  return status
}

/** True for events from the gateway: notifications and status responses. */
const isHeard = ({ source }: PaymentEvent) => source === 'notification' || source === 'status'

async function tellOfRefund(tx: Tx, id: number, refunded: number, sender: Sender) {
  const about = await getGiftMailFacts(tx, id)
  if (!about) return
  const { giftLetters } = await lettersIn(about.language)
  await queueMail(tx, giftLetters.partialRefundMail(about, refunded, sender))
}

async function tellHowToPay(tx: Tx, id: number, instructions: PaymentInstructions, sender: Sender) {
  const about = await getGiftMailFacts(tx, id)
  // A QR code is shown on the page and expires in minutes: a mail would come too late.
  if (!about || instructions.kind === 'qr') return
  const { giftLetters } = await lettersIn(about.language)
  await queueMail(tx, giftLetters.instructionsMail(about, instructions, sender))
}
