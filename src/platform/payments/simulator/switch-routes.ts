import { Hono } from 'hono'
import { z } from 'zod'
import { type Desk, isChannel } from './desk.ts'
import type { Notifier } from './notifier.ts'
import { type createOutage, outages } from './outage.ts'
import type { Payments } from './payments.ts'
import { acts } from './transaction.ts'

const channel = z.string().refine(isChannel, 'no such channel')
const telling = z.strictObject({
  channel: channel.optional(),
  lies: z.record(z.string(), z.unknown()).optional(),
  hasWrongSignature: z.boolean().optional(),
  times: z.int().min(1).max(1_000).optional(),
  isSilent: z.boolean().optional(),
  /** Whole rupiah charged to the donor on top from now on. */
  imposedFee: z.int().min(0).optional(),
})
const bodies = {
  choose: z.strictObject({ channel }),
  refund: z.strictObject({ key: z.string(), amount: z.int().min(1), isSilent: z.boolean().optional() }),
  behaviour: z.strictObject({
    outage: z.enum(outages).optional(),
    slowMs: z.int().min(0).optional(),
    notifications: z.enum(['send', 'hold', 'silence']).optional(),
  }),
  release: z.strictObject({ order: z.enum(['sent', 'reversed', 'shuffled']).default('sent') }),
}

/** Switches for tests and drills, below `/simulator/api`. Answers after the resulting notifications were sent. */
export function switchRoutes(parts: {
  payments: Payments
  desk: Desk
  notifier: Notifier
  outage: ReturnType<typeof createOutage>
}) {
  const { payments, desk, notifier, outage } = parts
  const app = new Hono().basePath('/simulator/api')

  app.get('/orders/:id', (c) => {
    const payment = payments.byOrder(c.req.param('id'))
    return payment ? c.json(payment) : c.json({ error: 'no such order' }, 404)
  })
  app.post('/orders/:id/:act', async (c) => {
    const payment = payments.byOrder(c.req.param('id'))
    const act = c.req.param('act')
    if (!payment) return c.json({ error: 'no such order' }, 404)
    const given = await c.req.json().catch(() => ({}))
    if (act === 'choose') await desk.choose(payment, bodies.choose.parse(given).channel)
    else if (act === 'refund') {
      const { isSilent, ...refund } = bodies.refund.parse(given)
      await desk.refund(payment, { ...refund, reason: '' }, { isSilent })
    } else if (act === 'confirm-refunds') await desk.confirmRefunds(payment)
    else if (Object.hasOwn(acts, act)) {
      const { channel: way, lies, imposedFee, ...how } = telling.parse(given)
      if (imposedFee !== undefined) payment.imposedFee = imposedFee
      await desk.act(payment, act as keyof typeof acts, {
        ...how,
        ...(way && { channel: way }),
        ...(lies && { lies }),
      })
    } else return c.json({ error: `no such act; there are: ${Object.keys(acts).join(', ')}` }, 404)
    return c.json(payment)
  })
  app.put('/behaviour', async (c) => {
    const wish = bodies.behaviour.parse(await c.req.json())
    if (wish.notifications) notifier.setMode(wish.notifications)
    if (wish.outage) outage.state.kind = wish.outage
    if (wish.slowMs !== undefined) outage.state.slowMs = wish.slowMs
    return c.json({ ...outage.state })
  })
  app.get('/notifications', (c) => c.json({ sent: notifier.sent, held: notifier.held }))
  app.post('/release', async (c) => {
    await notifier.release(bodies.release.parse(await c.req.json().catch(() => ({}))).order)
    return c.json({ sent: notifier.sent })
  })
  app.post('/expire-due', async (c) => {
    await desk.expireDue()
    return c.json({})
  })
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: error.issues }, 400)
    throw error
  })
  return app
}
