import { Hono } from 'hono'
import type { Clock } from '../../clock.ts'
import { isLoopbackHost } from '../../http/loopback.ts'
import { isCrossSite } from './cross-site.ts'
import { createDesk } from './desk.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import { createNotifier } from './notifier.ts'
import { createOutage } from './outage.ts'
import { pageRoutes } from './page-routes.ts'
import { createPayments } from './payments.ts'
import { switchRoutes } from './switch-routes.ts'

export type SimulatorOptions = {
  clock: Clock
  /** Authorises creating transactions; signs the notifications. */
  serverKey: string
  /** Prefix of the addresses that browsers open. */
  publicBase(): string
  deliver(request: Request): Promise<Response>
  /** Duration of one of Midtrans' minutes between retries of a notification; null: no retries. */
  minuteMs: number | null
}

/** A stand-in for Midtrans: the same calls, with switches to make it misbehave. Not for real money. */
export function createSimulator(options: SimulatorOptions) {
  const payments = createPayments()
  const notifier = createNotifier(options)
  const outage = createOutage()
  const desk = createDesk({ ...options, payments, notifier })
  const gateway = new Hono()
    .use('/snap/v1/*', outage.middleware)
    .use('/v2/*', outage.middleware)
    .route('/', gatewayRoutes({ ...options, payments, desk }))
  const pages = pageRoutes({ payments, desk })
  // The site serves the same below `/simulator`, so addresses in pages are relative.
  const app = new Hono()
    .use(async (c, next) => {
      // Blocks DNS rebinding: a foreign name pointed at this machine would make its page same-origin.
      if (!isLoopbackHost(URL.parse(`http://${c.req.header('host')}/`)?.hostname ?? ''))
        return c.json({ error: 'the simulator is asked as 127.0.0.1' }, 421)
      if (isCrossSite(c.req.raw, [])) return c.json({ error: 'sent by another site' }, 403)
      return next()
    })
    .route('/', switchRoutes({ payments, desk, notifier, outage }))
    .route('/', pages)
    .route('/simulator', pages)
    .route('/', gateway)
  return { fetch: app.fetch, expireDue: desk.expireDue, stop: notifier.stop }
}
