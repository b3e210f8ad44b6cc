import { orderOfAttempt } from '#src/features/giving/order-ids.ts'
import type { Clock } from '#src/platform/clock.ts'
import { outageOf } from '#src/platform/count-outages.ts'
import type { Write } from '#src/platform/database/write.ts'
import { Failure, unavailable } from '#src/platform/http/failures.ts'
import type { Log } from '#src/platform/log.ts'
import type { PaymentReport, Settle } from '#src/platform/payments/gateway.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { createTaskQueue } from '#src/platform/task-queue.ts'
import type { Pace } from '#src/platform/worker/pace.ts'
import { applyReport, noticeKeyOf } from './apply-report.ts'
import { lockOrder } from './settle-queries.ts'

type Parts = { write: Write; clock: Clock; place: SiteOrigin; secret: SiteSecret; log: Log; pace?: Pace }

/** Maximum of notifications running or queued. */
const MOST_AT_ONCE = 200

/** Settles gateway notifications in this process. A notification and all its effects are one transaction. */
export function createSettle({ write, clock, place, secret, log, pace }: Parts): Settle {
  // One commits while the next is prepared; more would only wait for the receipt number.
  const line = createTaskQueue({ running: 2 })
  const underWay = new Map<string, Promise<void>>()
  const sender = { publicUrl: place.publicUrl, secret }
  const take = (report: PaymentReport) =>
    write(async (tx) => {
      const held = await lockOrder(tx, orderOfAttempt(report.orderId))
      await applyReport(tx, held, report, { source: 'notification', now: clock.now(), sender })
    })
  async function takeInTurn(report: PaymentReport) {
    if (underWay.size >= MOST_AT_ONCE) throw unavailable(120)
    await pace?.({ isUrgent: true })
    return line.run(() => take(report))
  }
  return async (report) => {
    // Shares the run of an identical notification: a hundred at once would wait for each other's lock.
    const key = noticeKeyOf(report, 'notification').toString('hex')
    const taken = underWay.get(key) ?? takeInTurn(report).finally(() => underWay.delete(key))
    underWay.set(key, taken)
    try {
      await taken
    } catch (error) {
      if (error instanceof Failure) throw error
      // The gateway retries a 500 only once (docs/reference/payment-gateway.md#webhook-delivery).
      log.error({ error, orderId: report.orderId, ...outageOf(error) }, 'notification not taken')
      throw unavailable(120)
    }
  }
}
