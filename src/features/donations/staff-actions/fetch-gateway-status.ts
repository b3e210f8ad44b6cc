import { outageOf } from '#src/platform/count-outages.ts'
import { conflict, notFound, unavailable } from '#src/platform/http/failures.ts'
import { GatewayAway, GatewayRefused, type PaymentReport } from '#src/platform/payments/gateway.ts'
import { checkPayment, idToAsk } from '../check-payment.ts'
import { waysBack } from './act-rules.ts'
import type { ActParts } from './ask-act.ts'
import { findToAsk, getBooked } from './queries.ts'

/** What the gateway says now of a gift, and the version of the gift that it was asked about. */
export type Heard = { report: PaymentReport | null; version: number }

const MINUTE_S = 60

export const UNCLEAR =
  'Jawaban gerbang pembayaran tidak cocok dengan donasi ini (jumlah, mata uang, atau pengembaliannya tidak jelas). Periksa transaksinya di portal gerbang.'

/**
 * Asks the gateway about a gift, outside of any transaction. The answer changes nothing by itself.
 * @throws Failure 404 for no such gift, 409 for one that never was at a gateway, 503 without an answer
 */
export async function fetchGatewayStatus({ db, payments, log }: ActParts, orderId: string): Promise<Heard> {
  const asked = await findToAsk(db, orderId)
  if (!asked) throw notFound()
  if (!asked.hasToken) throw conflict({ status: asked.status })
  if (!payments) throw unavailable(MINUTE_S)
  try {
    return { report: await payments.readStatus(idToAsk(asked)), version: asked.version }
  } catch (error) {
    if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error
    log.warn({ error, orderId, ...outageOf(error) }, 'payment status not known')
    throw unavailable(MINUTE_S)
  }
}

/**
 * Once the gateway refused a refund, a person may send the money instead. What it gave back by itself must stand in our
 * books before, or the same money goes back twice.
 * @throws Failure 503 where the gateway must be asked and gives no answer that is of now, 409 with
 * `data:{contradiction}` where its answer does not fit our books
 */
export async function fetchGatewayRefunds(parts: Omit<ActParts, 'giving'>, orderId: string): Promise<void> {
  const { db, payments } = parts
  const asked = await findToAsk(db, orderId)
  if (!asked || !payments) return
  const ways = waysBack(await getBooked(db, asked.id, payments.environment))
  if (!ways.includes('bank') || !ways.includes('gateway')) return
  const ask = () => checkPayment({ ...parts, payments }, orderId, { pauseMs: 0 })
  let checked = await ask()
  if (checked === 'overtaken') checked = await ask()
  if (checked === 'doubted') throw conflict({ contradiction: UNCLEAR })
  if (checked !== 'taken') throw unavailable(MINUTE_S)
}
