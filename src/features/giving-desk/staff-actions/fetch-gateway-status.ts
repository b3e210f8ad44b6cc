import { checkPayment, readAnswer } from '#src/features/payments/check-payment.ts'
import { findGatewayReference, getRecordedGift } from '#src/features/payments/staff-action-queries.ts'
import { refundWaysFor } from '#src/features/payments/staff-action-rules.ts'
import { outageOf } from '#src/platform/count-outages.ts'
import { conflict, notFound, unavailable } from '#src/platform/http/failures.ts'
import { GatewayRefused, GatewayUnavailable, type PaymentReport } from '#src/platform/payments/gateway.ts'
import * as words from './api-words.id.ts'
import type { StaffActionParts } from './request-staff-action.ts'

/** Status response of the gateway, and the version of the gift at the query. */
export type GatewayAnswer = { report: PaymentReport | null; version: number }

const MINUTE_S = 60

export const UNCLEAR = words.answerDoesNotFit

/**
 * Queries the gateway about a gift, outside of any transaction. Changes nothing.
 * @throws Failure 404 for no such gift, 409 for one never at a gateway, 503 without a response
 */
export async function fetchGatewayStatus(
  { db, payments, log }: StaffActionParts,
  orderId: string,
): Promise<GatewayAnswer> {
  const asked = await findGatewayReference(db, orderId)
  if (!asked) throw notFound()
  if (!asked.hasToken) throw conflict({ status: asked.status })
  if (!payments) throw unavailable(MINUTE_S)
  try {
    return { report: await readAnswer(payments, asked), version: asked.version }
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    log.warn({ error, orderId, ...outageOf(error) }, 'payment status not known')
    throw unavailable(MINUTE_S)
  }
}

/**
 * Records the gateway's own refunds before a bank transfer replaces a refused refund, or the same money would be
 * refunded twice.
 * @throws Failure 503 where the gateway must be queried and gives no current response, 409 with `data:{contradiction}`
 * where its response is inconsistent with our books
 */
export async function fetchGatewayRefunds(
  parts: Omit<StaffActionParts, 'giving'>,
  orderId: string,
): Promise<void> {
  const { db, payments } = parts
  const asked = await findGatewayReference(db, orderId)
  if (!asked || !payments) return
  const ways = refundWaysFor(await getRecordedGift(db, asked.id, payments.environment))
  if (!ways.includes('bank') || !ways.includes('gateway')) return
  const ask = () => checkPayment({ ...parts, payments }, orderId, { pauseMs: 0 })
  let checked = await ask()
  if (checked === 'overtaken') checked = await ask()
  if (checked === 'doubted') throw conflict({ contradiction: UNCLEAR })
  if (checked !== 'taken') throw unavailable(MINUTE_S)
}
