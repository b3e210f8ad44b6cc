import { applyEvent } from '#src/features/payments/apply-event.ts'
import { getGiftMailFacts } from '#src/features/payments/mail-queries.ts'
import type { PaymentEvent } from '#src/features/payments/payment-states.ts'
import type { LockedOrder } from '#src/features/payments/settle-queries.ts'
import type { Sender } from '#src/features/payments/settle-receipt.ts'
import {
  getRecordedGift,
  isTransferSumInUse,
  type StaffAction,
  setCorrected,
  setTransferCode,
} from '#src/features/payments/staff-action-queries.ts'
import type { StaffActionStatus } from '#src/features/payments/staff-action-rules.ts'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { atJakartaTime } from '#src/wire/jakarta-day.ts'
import { disproveRefund } from './disprove-refund.ts'
import type { GatewayAnswer } from './fetch-gateway-status.ts'

type With = { now: Date; sender: Sender }
/** Response of the gateway, for actions that depend on it. */
type Answered = With & { heard?: GatewayAnswer | null }
type Doing = Pick<StaffAction, 'id' | 'kind' | 'amount' | 'corrects' | 'way' | 'receivedOn'>

/** Transaction id of a staff request, beside those of the gateway. */
const transactionOf = (actId: number) => `act-${actId}`

/** Key of a refund, at the gateway and in our events. */
export const refundKey = (orderId: string, actId: number) => `${orderId}-R${actId}`

const byStaff = (kind: PaymentEvent['kind'], actId: number, refunds: PaymentEvent['refunds'] = []) =>
  ({ source: 'staff', kind, transactionId: transactionOf(actId), refunds }) as const

/** First status of an approved action; final for most, but a refund is still to be sent. */
export const initialActionStatus = ({ kind, way }: Pick<StaffAction, 'kind' | 'way'>): StaffActionStatus =>
  kind !== 'refund' ? 'done' : way === 'gateway' ? 'sending' : 'to_send'

/** Executes an approved action on a locked gift; refunds are sent later. */
export async function executeStaffAction(
  tx: Tx,
  held: LockedOrder,
  act: Doing,
  { now, sender, heard }: Answered,
): Promise<void> {
  const beside = { detail: { act: act.id } }
  const settledAt = act.receivedOn ? momentOf(act.receivedOn, now) : now
  if (act.kind === 'confirm') {
    const { codeAmount } = await getRecordedGift(tx, held.id, null)
    const plain = held.amount - codeAmount
    await setTransferCode(tx, held.id, act.amount - plain)
    const counted = { ...held, amount: act.amount, channel: 'transfer' }
    await applyEvent(tx, counted, byStaff('confirmed', act.id), {
      now,
      sender,
      beside: { ...beside, settledAt },
    })
  }
  if (act.kind === 'manual')
    await applyEvent(tx, held, byStaff('confirmed', act.id), {
      now,
      sender,
      beside: { ...beside, settledAt },
    })
  if (act.kind === 'reject') await reject(tx, held, act, { now, sender })
  if (act.kind === 'correct') await correct(tx, held, act, { now, sender })
  if (act.kind === 'disprove') await disproveRefund(tx, held, act, { heard: heard!, now, sender })
}

async function reject(tx: Tx, held: LockedOrder, { id }: Doing, { now, sender }: With) {
  const event = { source: 'staff', kind: 'rejected', transactionId: null, refunds: [] } as const
  await applyEvent(tx, held, event, { now, sender, beside: { detail: { act: id } } })
  const about = await getGiftMailFacts(tx, held.id)
  if (!about) return
  const { giftLetters } = await lettersIn(about.language)
  await queueMail(tx, giftLetters.transferRejectedMail(about, sender))
}

async function correct(tx: Tx, held: LockedOrder, { id, corrects }: Doing, { now, sender }: With) {
  const beside = { detail: { act: id } }
  const { codeAmount, transferAmount } = await getRecordedGift(tx, held.id, null)
  // The transfer is expected again, unless another open one now has the same sum.
  if (transferAmount !== null && (await isTransferSumInUse(tx, held.id))) {
    const event = { source: 'site', kind: 'expired', transactionId: null, refunds: [] } as const
    await applyEvent(tx, held, event, { now, sender })
  }
  await setTransferCode(tx, held.id, 0)
  await setCorrected(tx, corrects!)
  const plain = { ...held, amount: held.amount - codeAmount, paidAt: null }
  await applyEvent(tx, plain, byStaff('corrected', corrects!), { now, sender, beside })
}

/** Sets a manual gift to wait for its second approval. */
export const requestSecondApproval = (tx: Tx, held: LockedOrder, actId: number, { now, sender }: With) =>
  applyEvent(tx, held, byStaff('asked', actId), { now, sender, beside: { detail: { act: actId } } })

/** Cancels a declined manual gift. */
export const declineManualGift = (tx: Tx, held: LockedOrder, actId: number, { now, sender }: With) =>
  applyEvent(tx, held, byStaff('declined', actId), { now, sender, beside: { detail: { act: actId } } })

/** Records a refund outside the gateway. */
export const recordManualRefund = (
  tx: Tx,
  held: LockedOrder,
  { id, amount }: Doing,
  { now, sender }: With,
) => {
  const refunds = [{ key: refundKey(held.orderId, id), amount, isConfirmed: true }]
  const event = { source: 'staff', kind: 'returned', transactionId: null, refunds } as const
  return applyEvent(tx, held, event, { now, sender, beside: { detail: { act: id } } })
}

/** Noon in Jakarta on the day of receipt, but never in the future. */
function momentOf(day: string, now: Date): Date {
  const noon = new Date(atJakartaTime(`${day}T12:00`))
  return noon < now ? noon : now
}
