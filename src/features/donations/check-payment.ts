import { createHash } from 'node:crypto'
import type { Clock } from '#src/platform/clock.ts'
import { outageOf } from '#src/platform/count-outages.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import type { Log } from '#src/platform/log.ts'
import {
  type Gateway,
  GatewayAway,
  GatewayRefused,
  type PaymentReport,
} from '#src/platform/payments/gateway.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { applyReport } from './apply-report.ts'
import { askAgainAt } from './ask-again.ts'
import { type Asked, claimAsking, setAskAt } from './job-queries.ts'
import { attemptId } from './order-ids.ts'
import { hasMoney } from './payment-states.ts'
import { getToldAt, type Held, insertNotice, lockOrder } from './settle-queries.ts'

export type CheckParts = {
  db: Db
  write: Write
  clock: Clock
  log: Log
  payments: Gateway
  place: { publicUrl: string }
  secret: SiteSecret
}

/** While a donor looks, an order is asked about no more often than this. */
const PAUSE_MS = 2_000
/** If this process dies while it asks, another asks then. */
const LEASE_MS = MINUTE_MS

/**
 * What a question to the gateway came to. `taken`: what it says stands in our books. `doubted`: it does not fit them
 * and was put aside. `overtaken`: something was heard while it was on its way, so the gateway is asked again soon.
 * `not asked`: another asks or asked just now, or there is nothing to ask about. `away`: it did not answer.
 */
export type Checked = 'taken' | 'doubted' | 'overtaken' | 'not asked' | 'away'

/**
 * Asks the gateway what became of an order and takes the answer. One process asks at a time.
 * @param pauseMs 0 where an answer of a moment ago is not good enough
 */
export async function checkPayment(
  parts: CheckParts,
  orderId: string,
  { pauseMs = PAUSE_MS } = {},
): Promise<Checked> {
  const { db, clock, log, payments } = parts
  const now = clock.now()
  const asked = await claimAsking(db, {
    orderId,
    now,
    since: new Date(now.getTime() - pauseMs),
    nextAt: new Date(now.getTime() + LEASE_MS),
  })
  if (!asked) return 'not asked'
  try {
    return await takeAnswer(parts, asked, await readAnswer(payments, asked))
  } catch (error) {
    if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error
    log.warn({ error, orderId, ...outageOf(error) }, 'payment status not known')
    return 'away'
  }
}

type Named = Pick<Asked, 'orderId' | 'attempt' | 'channel' | 'transactionId'>

/**
 * DANA knows its payments by their own number only
 * (docs/reference/payment-gateway.md#dana-and-bank-transfers-by-bi-snap).
 */
export const idToAsk = ({ orderId, attempt, channel, transactionId }: Named) =>
  channel === 'dana' && transactionId ? transactionId : attemptId(orderId, attempt)

const saysMoneyCame = new Set(['settlement', 'capture', 'partial_refund', 'refund', 'chargeback'])

/**
 * What the gateway says of the try that was heard of last. Words of several tries come in any order: where that one
 * brought no money, the others are asked about that its number does not cover.
 */
async function readAnswer(payments: Gateway, asked: Asked): Promise<PaymentReport | null> {
  const others = asked.otherTries.map(({ id, type }) =>
    idToAsk({ ...asked, channel: type, transactionId: id }),
  )
  let last: PaymentReport | null | undefined
  for (const id of new Set([idToAsk(asked), ...others])) {
    const report = await payments.readStatus(id)
    if (report && saysMoneyCame.has(report.transactionStatus)) return report
    if (last === undefined) last = report
  }
  return last ?? null
}

/** @param report null when nobody chose a way to pay yet */
function takeAnswer(
  { write, clock, place, secret }: CheckParts,
  asked: Asked,
  report: PaymentReport | null,
): Promise<Checked> {
  const sender = { publicUrl: place.publicUrl, secret }
  return write(async (tx) => {
    const now = clock.now()
    const held = (await lockOrder(tx, asked.orderId))!
    // Something was heard while the answer was on its way: which of the two is newer nobody knows. Ask again.
    if (held.version !== asked.version) {
      await setAskAt(tx, { id: held.id, version: held.version, askAt: now, heardAt: null })
      return 'overtaken'
    }
    // Which order an answer is about we know from having asked: DANA's names another (see `idToAsk`).
    const outcome = report
      ? await applyReport(tx, held, report, { source: 'status', now, sender })
      : await takeNothing(tx, held, now)
    if (outcome === 'applied') return 'taken'
    const toldAt = await getToldAt(tx, held.id)
    const askAt = askAgainAt({ ...held, toldAt }, now)
    await setAskAt(tx, { id: held.id, version: held.version, askAt, heardAt: now })
    return outcome === 'quarantined' ? 'doubted' : 'taken'
  })
}

const hadMoney = ({ status }: Held) => hasMoney(status) || status === 'refunded' || status === 'charged_back'

/** Where the gateway knows of no payment for a gift that it told us was paid, somebody must look. */
async function takeNothing(tx: Tx, held: Held, receivedAt: Date) {
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
