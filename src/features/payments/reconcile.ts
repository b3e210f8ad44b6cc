import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { DAY_MS, MINUTE_MS } from '#src/wire/duration.ts'
import { applyEvent } from './apply-event.ts'
import { checkPayment } from './check-payment.ts'
import { clearKeys, clearNotices, LISTED_AT_ONCE, listDueStatusChecks, listToExpire } from './job-queries.ts'
import { lockOrder } from './settle-queries.ts'

/** Maximum duration of a run; the next minute's run continues. */
const RUN_MS = 50_000

/** Runs the due status queries; stops at the first one without a response. */
export const reconcilePayments: Job<object, JobParts> = {
  name: 'reconcile-payments',
  cron: '* * * * *',
  async run(_, { payments, ...parts }) {
    if (!payments) return
    const endsAt = performance.now() + RUN_MS
    for (;;) {
      const due = await listDueStatusChecks(parts.db, parts.clock.now())
      for (const orderId of due)
        if (performance.now() > endsAt || (await checkPayment({ ...parts, payments }, orderId)) === 'away')
          return
      if (due.length < LISTED_AT_ONCE) return
    }
  },
}

/** Grace period: the gateway notifies an expiry within 90 seconds, and never the expiry of a page left unused. */
const GRACE_MS = 5 * MINUTE_MS

/** Expires unpaid orders. A later payment is still accepted. */
export const expireOrders: Job<object, JobParts> = {
  name: 'expire-orders',
  cron: '* * * * *',
  async run(_, { db, write, clock, place, secret }) {
    const before = new Date(clock.now().getTime() - GRACE_MS)
    for (const orderId of await listToExpire(db, before))
      await write(async (tx) => {
        const held = await lockOrder(tx, orderId)
        if (!held || !canEnd.has(held.status) || held.expiresAt >= before) return
        const event = { source: 'site', kind: 'expired', transactionId: null, refunds: [] } as const
        await applyEvent(tx, held, event, {
          now: clock.now(),
          sender: { publicUrl: place.publicUrl, secret },
        })
      })
  },
}

const canEnd = new Set(['created', 'pending', 'failed'])

const KEYS_MS = DAY_MS
const BODIES_MS = 90 * DAY_MS

/** Deletes idempotency keys older than a day and gateway messages older than ninety days, every hour. */
export const clearPaymentTraces: Job<object, JobParts> = {
  name: 'clear-payment-traces',
  cron: '40 * * * *',
  async run(_, { db, clock }) {
    const now = clock.now().getTime()
    await clearKeys(db, new Date(now - KEYS_MS))
    await clearNotices(db, new Date(now - BODIES_MS))
  },
}
