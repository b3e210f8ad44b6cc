import { setTimeout as sleep } from 'node:timers/promises'
import { chargedBy } from '#src/features/giving/channels.ts'
import { toBankAccount } from '#src/features/giving/model.ts'
import { nextStatusCheckAt } from '#src/features/giving/next-status-check.ts'
import { attemptId } from '#src/features/giving/order-ids.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { lettersIn } from '#src/letters-by-language.ts'
import { outageOf } from '#src/platform/count-outages.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { unavailable } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import {
  type Channel,
  type Gateway,
  GatewayRefused,
  GatewayUnavailable,
  type NewTransaction,
  OrderIdInUse,
} from '#src/platform/payments/gateway.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { getSettings } from '../settings/queries.ts'
import * as words from './api-words.id.ts'
import { applyEvent } from './apply-event.ts'
import { getGiftMailFacts } from './mail-queries.ts'
import {
  type Claim,
  claimOpening,
  extendOpening,
  releaseOpening,
  setAttempt,
  storeToken,
  storeTransfer,
} from './opening-queries.ts'
import { getOpening, type Opening } from './order-queries.ts'
import { lockOrder } from './settle-queries.ts'

/** Deadline of a transfer, which is matched by hand and may be sent at a counter. */
const TRANSFER_MS = 3 * DAY_MS

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'place' | 'secret' | 'remember'>

/**
 * Converts a claimed order to a transfer to the site's bank account, with a sum that no other open order has.
 * @returns false without an account in the settings, without a free sum, or if the claim is lost
 */
async function offerTransfer(parts: Parts, claim: Claim): Promise<boolean> {
  const { db, write, clock, place, secret } = parts
  const to = toBankAccount(await parts.remember('settings', () => getSettings(db)))
  if (!to) return false
  const now = clock.now()
  const sender = { publicUrl: place.publicUrl, secret }
  return write(async (tx) => {
    const { id } = claim
    const { orderId } = await getOpening(tx, id)
    const held = (await lockOrder(tx, orderId))!
    const expiresAt = new Date(now.getTime() + TRANSFER_MS)
    if (!(await storeTransfer(tx, { claim, to, expiresAt }))) return false
    const event = { source: 'site', kind: 'transfer', transactionId: null, refunds: [] } as const
    await applyEvent(tx, held, event, { now, sender })
    const about = await getGiftMailFacts(tx, id)
    const { transferAmount } = await getOpening(tx, id)
    if (!about) return true
    const { giftLetters } = await lettersIn(about.language)
    await queueMail(tx, giftLetters.transferMail(about, to, transferAmount!, sender))
    return true
  })
}

export type OpenParts = Pick<
  Services,
  'db' | 'write' | 'clock' | 'payments' | 'place' | 'secret' | 'log' | 'remember'
>

/** Interval of claim extensions: a third of a claim's lease. */
const HOLD_MS = 1_000
const PATIENCE_MS = 11_000
const ATTEMPTS = 3

/**
 * Opens a stored order at the gateway, or as a bank transfer if the gateway is unavailable. Of concurrent requests for
 * the same order one opens it; the others wait for the result.
 * @throws Failure 503 when neither is possible; a request with the same key retries
 */
export async function openOrder(parts: OpenParts, id: number): Promise<Opening> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    const order = await getOpening(parts.db, id)
    if (order.token || order.transferTo || order.status !== 'created') return order
    if (performance.now() > giveUpAt) throw unavailable()
    const claim = await claimOpening(parts.db, id)
    if (claim) await holding(parts, claim, () => openClaimed(parts, claim))
    else await sleep(150)
  }
}

/** Extends the claim on an order while `open` runs; a dead process's claim expires soon. */
async function holding({ db, log }: OpenParts, claim: Claim, open: () => Promise<void>): Promise<void> {
  const extend = () =>
    extendOpening(db, claim).catch((error: unknown) =>
      log.warn({ error, ...outageOf(error) }, 'claim of an order not extended'),
    )
  const timer = setInterval(extend, HOLD_MS)
  try {
    await open()
  } finally {
    clearInterval(timer)
  }
}

/**
 * Opens a claimed order. If the claim expires meanwhile, it changes nothing and returns.
 * @throws Failure 503 when neither the gateway nor a transfer is available
 */
async function openClaimed(parts: OpenParts, claim: Claim): Promise<void> {
  // Read again: the previous owner of the claim may have counted an attempt.
  const order = await getOpening(parts.db, claim.id)
  if (parts.payments && (await openThere(parts, { payments: parts.payments, claim, order }))) return
  if (await offerTransfer(parts, claim)) return
  if (await releaseOpening(parts.db, claim)) throw unavailable(30)
}

type Task = { payments: Gateway; claim: Claim; order: Opening }

/** @returns false when the gateway is unavailable or the claim was lost */
async function openThere(parts: OpenParts, { payments, claim, order }: Task): Promise<boolean> {
  const { db, clock, log } = parts
  for (let attempt = order.attempt; attempt < order.attempt + ATTEMPTS; attempt += 1)
    try {
      if (attempt > order.attempt && !(await setAttempt(db, claim, attempt))) return false
      const opened = await payments.createTransaction(transactionOf(parts, order, attempt))
      const { createdAt, expiresAt } = order
      const about = { status: 'created', createdAt, expiresAt, toldAt: createdAt } as const
      const askAt = nextStatusCheckAt(about, clock.now())!
      await storeToken(db, claim, { ...opened, environment: payments.environment, askAt })
      return true
    } catch (error) {
      if (error instanceof OrderIdInUse) continue
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
      log.warn({ error, orderId: order.orderId, ...outageOf(error) }, 'payment not opened')
      return false
    }
  return false
}

function transactionOf({ place, clock }: OpenParts, order: Opening, attempt: number): NewTransaction {
  const { orderId, amount, donorName, donorEmail, donorPhone, expiresAt } = order
  return {
    orderId: attemptId(orderId, attempt),
    amount,
    itemName: words.giftFor(targetWords({ type: order.designation, title: order.designationTitle })),
    donor: { name: donorName ?? '', email: donorEmail ?? '', phone: donorPhone },
    channels: order.channel ? [order.channel as Channel] : chargedBy(amount),
    expiresAt,
    now: clock.now(),
    finishUrl: place.publicUrl + inLanguage(paths.donation(orderId)),
    notificationUrl: `${place.publicUrl}/v1/payment/notification`,
  }
}
