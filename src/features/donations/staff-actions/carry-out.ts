import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { applyEvent } from '../apply-event.ts'
import { getAboutGift } from '../letter-queries.ts'
import { rejectedLetter } from '../letters.ts'
import type { PaymentEvent } from '../payment-states.ts'
import type { Held } from '../settle-queries.ts'
import type { Sender } from '../settle-receipt.ts'
import type { ActStatus } from './act-rules.ts'
import { disproveRefund } from './disprove-refund.ts'
import type { Heard } from './fetch-gateway-status.ts'
import { type Act, getBooked, isSumTaken, setCode, setCorrected } from './queries.ts'

type With = { now: Date; sender: Sender }
/** What the gateway said, where an act follows its answer. */
type Answered = With & { heard?: Heard | null }
type Doing = Pick<Act, 'id' | 'kind' | 'amount' | 'corrects' | 'way' | 'receivedOn'>

/** The transaction that a request of the desk is, beside those of the gateway. */
const transactionOf = (actId: number) => `act-${actId}`

/** The name of a refund, towards the gateway and in our events. */
export const refundKey = (orderId: string, actId: number) => `${orderId}-R${actId}`

const byStaff = (kind: PaymentEvent['kind'], actId: number, refunds: PaymentEvent['refunds'] = []) =>
  ({ source: 'staff', kind, transactionId: transactionOf(actId), refunds }) as const

/** Where a decided act begins, and most end: a refund has still to be sent. */
export const firstStatus = ({ kind, way }: Pick<Act, 'kind' | 'way'>): ActStatus =>
  kind !== 'refund' ? 'done' : way === 'gateway' ? 'sending' : 'to_send'

/** Does to a gift, held by this transaction, what was decided; of a refund nothing yet. */
export async function carryOut(
  tx: Tx,
  held: Held,
  act: Doing,
  { now, sender, heard }: Answered,
): Promise<void> {
  const beside = { detail: { act: act.id } }
  const settledAt = act.receivedOn ? momentOf(act.receivedOn, now) : now
  if (act.kind === 'confirm') {
    const { codeAmount } = await getBooked(tx, held.id, null)
    const plain = held.amount - codeAmount
    await setCode(tx, held.id, act.amount - plain)
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

async function reject(tx: Tx, held: Held, { id }: Doing, { now, sender }: With) {
  const event = { source: 'staff', kind: 'rejected', transactionId: null, refunds: [] } as const
  await applyEvent(tx, held, event, { now, sender, beside: { detail: { act: id } } })
  const about = await getAboutGift(tx, held.id)
  if (about) await queueMail(tx, rejectedLetter(about, sender))
}

async function correct(tx: Tx, held: Held, { id, corrects }: Doing, { now, sender }: With) {
  const beside = { detail: { act: id } }
  const { codeAmount, transferAmount } = await getBooked(tx, held.id, null)
  // The gift waits for its transfer again, unless another one now waits for the same sum.
  if (transferAmount !== null && (await isSumTaken(tx, held.id))) {
    const event = { source: 'site', kind: 'expired', transactionId: null, refunds: [] } as const
    await applyEvent(tx, held, event, { now, sender })
  }
  await setCode(tx, held.id, 0)
  await setCorrected(tx, corrects!)
  const plain = { ...held, amount: held.amount - codeAmount, paidAt: null }
  await applyEvent(tx, plain, byStaff('corrected', corrects!), { now, sender, beside })
}

/** A gift that was entered by hand waits for the second person. */
export const requestSecondApproval = (tx: Tx, held: Held, actId: number, { now, sender }: With) =>
  applyEvent(tx, held, byStaff('asked', actId), { now, sender, beside: { detail: { act: actId } } })

/** A gift that was entered by hand and is not taken up. */
export const declineManualGift = (tx: Tx, held: Held, actId: number, { now, sender }: With) =>
  applyEvent(tx, held, byStaff('declined', actId), { now, sender, beside: { detail: { act: actId } } })

/** Money was sent back past the gateway. */
export const giveBack = (tx: Tx, held: Held, { id, amount }: Doing, { now, sender }: With) => {
  const refunds = [{ key: refundKey(held.orderId, id), amount, isConfirmed: true }]
  const event = { source: 'staff', kind: 'returned', transactionId: null, refunds } as const
  return applyEvent(tx, held, event, { now, sender, beside: { detail: { act: id } } })
}

/** Noon in Jakarta of the day on which money came, but not ahead of the clock. */
function momentOf(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00+07:00`)
  return noon < now ? noon : now
}
