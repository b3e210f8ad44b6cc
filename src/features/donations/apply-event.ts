import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Channel, PaymentInstructions } from '#src/platform/payments/gateway.ts'
import { askAgainAt } from './ask-again.ts'
import type { DonationStatus } from './gift-rules.ts'
import { getAboutGift } from './letter-queries.ts'
import { instructionsLetter, partRefundLetter } from './letters.ts'
import { changesStatus, deriveStatus, hasMoney, type PaymentEvent } from './payment-states.ts'
import { type Held, insertEvent, listEvents, updateOrder } from './settle-queries.ts'
import { type Sender, settleReceipt } from './settle-receipt.ts'

/** What a report knows beside the word itself. */
export type Beside = {
  channel?: Channel | null
  /** What the gateway charged the donor on top. */
  imposedFee?: number
  instructions?: PaymentInstructions | null
  settledAt?: Date | null
  detail?: Record<string, unknown>
}

const stillOpen = new Set(['created', 'pending', 'review'])

/**
 * Adds an event to a gift that this transaction holds, with all that follows: state, receipt, letters, the next
 * question to the gateway.
 * @returns the state then; null when the event says nothing new, and nothing is changed
 */
export async function applyEvent(
  tx: Tx,
  held: Held,
  event: PaymentEvent,
  { now, sender, beside = {} }: { now: Date; sender: Sender; beside?: Beside },
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
  // What is told later of a way that was not used says nothing about the money.
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
      // The payment that brought the money stays the one that is asked about.
      ...(isHeard(event) && transactionId && !isPaid && { transactionId }),
      ...(beside.imposedFee !== undefined && !isPaid && { imposedFee: beside.imposedFee }),
      ...(beside.instructions && !isPaid && { instructions: beside.instructions }),
      ...(isHeard(event) && { heardAt: now }),
      ...(held.environment && { askAt: askAgainAt({ status, createdAt, expiresAt, toldAt: now }, now) }),
    },
    !stillOpen.has(status),
  )
  await settleReceipt(tx, { id: held.id, status, channel }, { now, sender })
  if (status === 'pending' && beside.instructions)
    await tellHowToPay(tx, held.id, beside.instructions, sender)
  if (status === 'partially_refunded' && refunded > before.refunded)
    await tellOfRefund(tx, held.id, refunded, sender)
  return status
}

/** Of the gateway, by its own word or by asking. */
const isHeard = ({ source }: PaymentEvent) => source === 'notification' || source === 'status'

async function tellOfRefund(tx: Tx, id: number, refunded: number, sender: Sender) {
  const about = await getAboutGift(tx, id)
  if (about) await queueMail(tx, partRefundLetter(about, refunded, sender))
}

async function tellHowToPay(tx: Tx, id: number, instructions: PaymentInstructions, sender: Sender) {
  const about = await getAboutGift(tx, id)
  // A QR code is shown on the page and lives for minutes: a letter would come too late.
  if (about && instructions.kind !== 'qr')
    await queueMail(tx, instructionsLetter(about, instructions, sender))
}
