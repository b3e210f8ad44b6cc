import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, forbidden, unavailable } from '#src/platform/http/failures.ts'
import { applyReport } from './apply-report.ts'
import { orderOfAttempt } from './order-ids.ts'
import { holdOrder } from './settle-queries.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'payments' | 'place' | 'secret' | 'log'>

/**
 * Takes what somebody says is a notification of the gateway. What it tells, and all that follows, is one transaction.
 * @throws Failure 403 without a right signature; 503 when we cannot take it now: then the gateway tries again
 */
export async function takeNotification(
  { write, clock, payments, place, secret, log }: Parts,
  body: unknown,
): Promise<void> {
  if (!payments) throw unavailable(600)
  const report = payments.readNotification(body)
  if (!report) throw forbidden()
  try {
    await write(async (tx) => {
      const held = await holdOrder(tx, orderOfAttempt(report.orderId))
      const sender = { publicUrl: place.publicUrl, secret }
      await applyReport(tx, held, report, { source: 'notification', now: clock.now(), sender })
    })
  } catch (error) {
    if (error instanceof Failure) throw error
    // A 500 would be tried again once only (midtrans.md §4).
    log.error({ error, orderId: report.orderId }, 'notification not taken')
    throw unavailable(120)
  }
}
