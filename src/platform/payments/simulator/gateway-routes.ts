import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Clock } from '../../clock.ts'
import { isRefundable } from './channels.ts'
import { type Desk, isChannel } from './desk.ts'
import { statusOf } from './notice.ts'
import type { Payments } from './payments.ts'
import { readOrder } from './read-order.ts'

/** Calls of Snap and the API, for callers with the server key. */
export function gatewayRoutes(parts: {
  payments: Payments
  desk: Desk
  clock: Clock
  serverKey: string
  publicBase(): string
}) {
  const { payments, desk, clock, serverKey, publicBase } = parts
  const wanted = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  const app = new Hono()

  for (const calls of ['/snap/v1/*', '/v2/*'])
    app.use(calls, async (c, next) => {
      if (c.req.header('authorization') === wanted) return next()
      const line = 'Access denied due to unauthorized transaction, please check client or server key'
      return c.json({ status_code: '401', status_message: line, error_messages: [line] }, 401)
    })

  app.post('/snap/v1/transactions', async (c) => {
    const order = readOrder(await c.req.json().catch(() => null), clock.now())
    if (Array.isArray(order)) return c.json({ error_messages: order }, 400)
    if (payments.has(order.orderId))
      return c.json({ error_messages: ['transaction_details.order_id has already been taken'] }, 400)
    const token = randomUUID()
    const notificationUrl = c.req.header('x-override-notification')?.split(',')[0]?.trim() || null
    const channels = order.channels.filter(isChannel)
    payments.add({ ...order, token, channels, notificationUrl })
    return c.json({ token, redirect_url: `${publicBase()}/snap/v2/vtweb/${token}` }, 201)
  })

  const find = async (id: string) => {
    await desk.expireDue()
    return payments.byEither(id)
  }
  app.get('/v2/:id/status', async (c) => {
    const payment = await find(c.req.param('id'))
    return c.json(payment ? statusOf(payment, serverKey) : unknown)
  })
  app.post('/v2/:id/:act{cancel|expire}', async (c) => {
    const payment = await find(c.req.param('id'))
    if (!payment) return c.json(unknown)
    const act = c.req.param('act') as 'cancel' | 'expire'
    const isAllowed = payment.status === 'pending' || (act === 'cancel' && payment.status === 'capture')
    if (!isAllowed) return c.json(unchangeable)
    await desk.act(payment, act)
    return c.json({ ...statusOf(payment, serverKey), status_code: act === 'cancel' ? '200' : '407' })
  })
  app.post('/v2/:id/refund', async (c) => {
    const payment = await find(c.req.param('id'))
    if (!payment) return c.json(unknown)
    const given = (await c.req.json().catch(() => null)) ?? {}
    const left = payment.refunds.reduce(
      (rest, { amount }) => rest - amount,
      payment.amount + payment.imposedFee,
    )
    const { refund_key: key = randomUUID(), amount = left, reason = '' } = given
    if (payment.refunds.some((made) => made.key === key))
      return c.json(refusal('406', 'Duplicate refund key'))
    if (!['settlement', 'partial_refund'].includes(payment.status)) return c.json(unchangeable)
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
      return c.json(refusal('414', 'Refund amount is more than what is left'))
    if (!isRefundable(payment.channel)) return c.json(unchangeable)
    await desk.refund(payment, { key, amount, reason })
    desk.confirmLater(payment)
    return c.json({ ...statusOf(payment, serverKey), refund_key: key })
  })
  return app
}

const refusal = (code: string, line: string) => ({
  status_code: code,
  status_message: line,
  id: randomUUID(),
})
const unknown = refusal('404', "Transaction doesn't exist.")
const unchangeable = refusal('412', 'Merchant cannot modify the status of the transaction')
