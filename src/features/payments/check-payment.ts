import { createHash } from 'node:crypto'
import { nextStatusCheckAt } from '#src/features/giving/next-status-check.ts'
import { attemptId } from '#src/features/giving/order-ids.ts'
import type { Clock } from '#src/platform/clock.ts'
import { outageOf } from '#src/platform/count-outages.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import type { Log } from '#src/platform/log.ts'
import {
  type Gateway,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentReport,
} from '#src/platform/payments/gateway.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { applyReport } from './apply-report.ts'
import { claimStatusCheck, type DueStatusCheck, setNextStatusCheck } from './job-queries.ts'
import { hasMoney } from './payment-states.ts'
import { getLastEventAt, insertNotice, type LockedOrder, lockOrder } from './settle-queries.ts'

export type CheckParts = {
  db: Db
  write: Write
  clock: Clock
  log: Log
  payments: Gateway
  place: { publicUrl: string }
  secret: SiteSecret
}

/** Minimum interval between status queries of an order while its page is open. */
const PAUSE_MS = 2_000
/** Lease of a status query: if this process dies, another takes over after it. */
const LEASE_MS = MINUTE_MS

/**
 * Result of a status query. `taken`: the response is in our books. `doubted`: inconsistent with them and quarantined.
 * `overtaken`: another event arrived meanwhile, so the query is repeated soon. `not asked`: another query is running or
 * just ended, or there is nothing to query. `away`: no response.
 */
export type Checked = 'taken' | 'doubted' | 'overtaken' | 'not asked' | 'away'

/**
 * Queries the gateway for the status of an order and applies the response. One process at a time.
 * @param pauseMs 0 where a response of a moment ago is not recent enough
 */
export async function checkPayment(
  parts: CheckParts,
  orderId: string,
  { pauseMs = PAUSE_MS } = {},
): Promise<Checked> {
  const { db, clock, log, payments } = parts
  const now = clock.now()
  const asked = await claimStatusCheck(db, {
    orderId,
    now,
    since: new Date(now.getTime() - pauseMs),
    nextAt: new Date(now.getTime() + LEASE_MS),
  })
  if (!asked) return 'not asked'
  try {
    return await takeAnswer(parts, asked, await readAnswer(payments, asked))
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    log.warn({ error, orderId, ...outageOf(error) }, 'payment status not known')
    return 'away'
  }
}

type Named = Pick<DueStatusCheck, 'orderId' | 'attempt' | 'channel' | 'transactionId'>

/**
 * Id for a status query: DANA knows its payments by their own number only
 * (docs/reference/payment-gateway.md#dana-and-bank-transfers-by-bi-snap).
 */
const gatewayIdOf = ({ orderId, attempt, channel, transactionId }: Named) =>
  channel === 'dana' && transactionId ? transactionId : attemptId(orderId, attempt)

const saysMoneyCame = new Set(['settlement', 'capture', 'partial_refund', 'refund', 'chargeback'])

/**
 * Status of the latest known attempt. Events of several attempts come in any order: if that one brought no money, the
 * others that its id does not cover are queried too.
 */
export async function readAnswer(
  payments: Gateway,
  asked: Named & Pick<DueStatusCheck, 'otherTries'>,
): Promise<PaymentReport | null> {
  const others = asked.otherTries.map(({ id, type }) =>
    gatewayIdOf({ ...asked, channel: type, transactionId: id }),
  )
  let last: PaymentReport | null | undefined
  for (const id of new Set([gatewayIdOf(asked), ...others])) {
    const report = await payments.readStatus(id)
    if (report && saysMoneyCame.has(report.transactionStatus)) return report
    if (last === undefined) last = report
  }
  return last ?? null
}

/** @param report null before a payment method is chosen */
function takeAnswer(
  { write, clock, place, secret }: CheckParts,
  asked: DueStatusCheck,
  report: PaymentReport | null,
): Promise<Checked> {
  const sender = { publicUrl: place.publicUrl, secret }
  return write(async (tx) => {
    const now = clock.now()
    const held = (await lockOrder(tx, asked.orderId))!
    // An event arrived during the query: which of the two is newer is unknown. Query again.
    if (held.version !== asked.version) {
      await setNextStatusCheck(tx, { id: held.id, version: held.version, askAt: now, heardAt: null })
      return 'overtaken'
    }
    // The order is known from the query itself: DANA's response names another (see `idToAsk`).
    const outcome = report
      ? await applyReport(tx, held, report, { source: 'status', now, sender })
      : await takeNothing(tx, held, now)
    if (outcome === 'applied') return 'taken'
    const toldAt = await getLastEventAt(tx, held.id)
    const askAt = nextStatusCheckAt({ ...held, toldAt }, now)
    await setNextStatusCheck(tx, { id: held.id, version: held.version, askAt, heardAt: now })
    return outcome === 'quarantined' ? 'doubted' : 'taken'
  })
}

const hadMoney = ({ status }: LockedOrder) =>
  hasMoney(status) || status === 'refunded' || status === 'charged_back'

/** Quarantines a contradiction: the gateway knows no payment for a gift it reported as paid. */
async function takeNothing(tx: Tx, held: LockedOrder, receivedAt: Date) {
  if (!hadMoney(held)) return 'known'
  const { id, orderId, transactionId } = held
  await insertNotice(tx, {
    key: createHash('sha256').update(`no payment for ${orderId}`).digest(),
    source: 'status',
    orderId,
    transactionId,
    transactionStatus: 'none',
    donationId: id,
    outcome: 'quarantined',
    reason: 'contradiction',
    body: null,
    receivedAt,
  })
  return 'quarantined'
}
