import { attemptId } from '#src/features/giving/order-ids.ts'
import { checkPayment } from '#src/features/payments/check-payment.ts'
import {
  claimRefund,
  listUnansweredRefunds,
  type PendingRefund,
  scheduleStatusCheck,
  setRefundDone,
  setRefused,
} from '#src/features/payments/staff-action-queries.ts'
import { outageOf } from '#src/platform/count-outages.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { GatewayRefused, GatewayUnavailable } from '#src/platform/payments/gateway.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { refundKey } from './execute-staff-action.ts'
import type { StaffActionParts } from './request-staff-action.ts'

type Parts = Omit<StaffActionParts, 'giving'>

/** Retry interval without a response; the same key is the same refund, however often. */
const PAUSE_MS = MINUTE_MS
/** Fixed reason: no text of the desk leaves the site. */
const REASON = 'Pengembalian donasi'

/**
 * Sends an approved refund to the gateway, if it is the gateway's and not being sent already. Its success is recorded
 * by notification or status query. A refusal ends it; without a response a job retries.
 */
export async function sendRefund(parts: Parts, id: number): Promise<void> {
  const { db, payments, clock, log } = parts
  const now = clock.now()
  if (!payments) return
  const sending = await claimRefund(db, { id, now, since: new Date(now.getTime() - PAUSE_MS) })
  if (!sending) return
  const { orderId, attempt, transactionId, amount } = sending
  try {
    const key = refundKey(orderId, id)
    await payments.refund(transactionId ?? attemptId(orderId, attempt), { key, amount, reason: REASON })
    await end(parts, sending)
  } catch (error) {
    if (error instanceof GatewayRefused) await refuse(parts, sending, error)
    else if (error instanceof GatewayUnavailable)
      log.warn({ error, orderId, ...outageOf(error) }, 'refund not answered')
    else throw error
  }
}

async function end(parts: Parts, { id, donationId, orderId }: PendingRefund) {
  const { write, clock, payments } = parts
  await write(async (tx) => {
    const now = clock.now()
    await setRefundDone(tx, { id, by: null, at: now })
    // The notification may be late, and the query below be postponed.
    await scheduleStatusCheck(tx, donationId, new Date(now.getTime() + 2 * PAUSE_MS))
    await recordAudit(tx, null, {
      act: 'donation.refund.sent',
      entity: 'donation',
      entityId: donationId,
      detail: { act: id },
    })
  })
  await checkPayment({ ...parts, payments: payments! }, orderId)
  // A response from before the refund postpones the next query.
  await scheduleStatusCheck(parts.db, donationId, new Date(clock.now().getTime() + 2 * PAUSE_MS))
}

/** Records a refusal and queries the gateway at once, as it may have made a refund unknown to us. */
async function refuse(parts: Parts, sending: PendingRefund, { statusCode, messages }: GatewayRefused) {
  const { id, donationId, orderId } = sending
  const { write, payments } = parts
  await write(async (tx) => {
    await setRefused(tx, id, `${statusCode} ${messages.join('; ')}`.trim().slice(0, 200))
    const detail = { act: id, code: statusCode }
    await recordAudit(tx, null, {
      act: 'donation.refund.refused',
      entity: 'donation',
      entityId: donationId,
      detail,
    })
  })
  await checkPayment({ ...parts, payments: payments! }, orderId, { pauseMs: 0 })
}

/** Retries refunds without a response. */
export const sendRefunds: Job<object, JobParts> = {
  name: 'send-refunds',
  cron: '* * * * *',
  async run(_, parts) {
    const since = new Date(parts.clock.now().getTime() - PAUSE_MS)
    for (const id of await listUnansweredRefunds(parts.db, since)) await sendRefund(parts, id)
  },
}
