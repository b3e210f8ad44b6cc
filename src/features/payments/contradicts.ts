import { listEffectiveEvents, type PaymentEvent } from './payment-states.ts'

/** Severity of a refund event. */
const ranks: Readonly<Record<string, number>> = { partial_refund: 1, refund: 2, chargeback: 3 }
const rankOf = (kind: string) => ranks[kind] ?? 0

type Answer = Pick<PaymentEvent, 'kind' | 'transactionId' | 'refunds'>

/** True if the status response reports less refunded than earlier events of the same payment. */
export function contradicts(events: readonly PaymentEvent[], answer: Answer): boolean {
  const told = listEffectiveEvents(events).filter(
    ({ kind, transactionId }) => rankOf(kind) > 0 && transactionId === answer.transactionId,
  )
  if (told.some(({ kind }) => rankOf(kind) > rankOf(answer.kind))) return true
  const named = new Set(answer.refunds.map(({ key }) => key))
  return named.size > 0 && told.some(({ refunds }) => refunds.some(({ key }) => !named.has(key)))
}
