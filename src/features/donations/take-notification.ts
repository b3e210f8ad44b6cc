import type { Write } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, forbidden, unavailable } from '#src/platform/http/failures.ts'
import { createLine } from '#src/platform/line.ts'
import type { PaymentReport } from '#src/platform/payments/gateway.ts'
import { applyReport, keyOf } from './apply-report.ts'
import { orderOfAttempt } from './order-ids.ts'
import { holdOrder } from './settle-queries.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'payments' | 'place' | 'secret' | 'log'>

/**
 * Takes what somebody says is a notification of the gateway. What it tells, and all that follows, is one transaction.
 * @throws Failure 403 without a right signature; 503 when we cannot take it now: then the gateway tries again
 */
export async function takeNotification(parts: Parts, body: unknown): Promise<void> {
  const { payments, log } = parts
  if (!payments) throw unavailable(600)
  const report = payments.readNotification(body)
  if (!report) throw forbidden()
  try {
    await takeOnce(parts, report)
  } catch (error) {
    if (error instanceof Failure) throw error
    // A 500 would be tried again once only (midtrans.md §4).
    log.error({ error, orderId: report.orderId }, 'notification not taken')
    throw unavailable(120)
  }
}

/** So many notices use connections at once, so that a burst of them leaves some to pages; so many more wait for that. */
const lineUp = () => createLine({ running: 4, waiting: 200, full: () => unavailable(120) })
type Desk = { line: ReturnType<typeof lineUp>; underWay: Map<string, Promise<void>> }
const desks = new WeakMap<Write, Desk>()

/** Who brings a notice that is just being taken waits for that: a hundred at once would wait for each other's lock. */
function takeOnce(parts: Parts, report: PaymentReport): Promise<void> {
  const desk = desks.get(parts.write) ?? { line: lineUp(), underWay: new Map() }
  desks.set(parts.write, desk)
  const { line, underWay } = desk
  const key = keyOf(report, 'notification').toString('hex')
  const taken = underWay.get(key) ?? line.run(() => take(parts, report)).finally(() => underWay.delete(key))
  underWay.set(key, taken)
  return taken
}

const take = ({ write, clock, place, secret }: Parts, report: PaymentReport) =>
  write(async (tx) => {
    const held = await holdOrder(tx, orderOfAttempt(report.orderId))
    const sender = { publicUrl: place.publicUrl, secret }
    await applyReport(tx, held, report, { source: 'notification', now: clock.now(), sender })
  })
