import { channelKinds } from './channels.ts'
import type { Transaction } from './transaction.ts'

/** Number of payments kept; the oldest are dropped first. */
const MOST = 20_000

/** State of the simulator, in memory. */
export function createPayments() {
  const byOrder = new Map<string, Transaction>()
  const byToken = new Map<string, Transaction>()
  const byId = new Map<string, Transaction>()

  function forgetOldest() {
    const [oldest] = byOrder.values()
    if (byOrder.size <= MOST || !oldest) return
    byOrder.delete(oldest.orderId)
    byToken.delete(oldest.token)
    for (const [id, payment] of byId) if (payment === oldest) byId.delete(id)
  }

  return {
    add(payment: Transaction) {
      byOrder.set(payment.orderId, payment)
      byToken.set(payment.token, payment)
      forgetOldest()
    },
    /** Notes the transaction of a payment, once a method was chosen. */
    note(payment: Transaction) {
      if (payment.transactionId) byId.set(payment.transactionId, payment)
    },
    has: (orderId: string) => byOrder.has(orderId),
    byToken: (token: string) => byToken.get(token),
    /** Finds by the order's id, or by the id without the attempt: then the last attempt. */
    byOrder(orderId: string) {
      const attempts = [...byOrder.values()].filter((payment) => payment.orderId.startsWith(`${orderId}-`))
      return byOrder.get(orderId) ?? attempts.at(-1)
    },
    /** Finds as the gateway's API does: DANA by transaction id only, none before a payment method was chosen. */
    byEither(id: string) {
      const payment = byId.get(id) ?? byOrder.get(id)
      if (!payment?.channel) return undefined
      return channelKinds[payment.channel]?.type === 'dana' && !byId.has(id) ? undefined : payment
    },
    all: () => byOrder.values(),
  }
}

export type Payments = ReturnType<typeof createPayments>
