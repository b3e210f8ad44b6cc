import { createHash } from 'node:crypto'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { type LockedOrder, lockOrder } from '#src/features/payments/settle-queries.ts'
import {
  findStaffActionByKey,
  getRecordedGift,
  insertStaffAction,
  type StaffAction,
} from '#src/features/payments/staff-action-queries.ts'
import {
  expectedTransferSums,
  isActionPossible,
  needsSecond,
  type RecordedGift,
  type RefundWay,
  refundableAmount,
  refundWaysFor,
  type StaffActionKind,
} from '#src/features/payments/staff-action-rules.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import type { GivingRules } from '#src/platform/payments/giving-rules.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { lockSumOfDay } from '../day-sum-queries.ts'
import { isSamePerson } from '../same-person-queries.ts'
import * as words from './api-words.id.ts'
import { checkRefundReversal } from './disprove-refund.ts'
import { executeStaffAction, initialActionStatus } from './execute-staff-action.ts'
import { fetchGatewayRefunds, fetchGatewayStatus, type GatewayAnswer } from './fetch-gateway-status.ts'
import { sendRefund } from './send-refund.ts'

export type StaffActionParts = Pick<
  Services,
  'db' | 'write' | 'clock' | 'payments' | 'place' | 'secret' | 'log' | 'giving'
>

/** Request for a staff action. `amount` null: the expected sum; `way` null: the default method. */
export type StaffActionInput = {
  kind: Exclude<StaffActionKind, 'manual'>
  amount: number | null
  receivedOn: string | null
  reason: string
  sendTo: string
  way: RefundWay | null
  key: string
}

/**
 * Stores a request for a staff action and executes it, unless it needs a second approval. Idempotent by key.
 * @throws Failure 400 for an invalid sum; 404 for no such gift; 409 if it does not fit the gift's state, another
 * request is open, the key was used for another, or (with `data:{contradiction}`) the gateway says otherwise; 503 if
 * the gateway must be queried and does not respond
 */
export async function requestStaffAction(
  parts: StaffActionParts,
  actor: Actor,
  orderId: string,
  wish: StaffActionInput,
): Promise<void> {
  const heard = wish.kind === 'disprove' ? await fetchGatewayStatus(parts, orderId) : null
  if (wish.kind === 'refund') await fetchGatewayRefunds(parts, orderId)
  const { id } = await parts.write((tx) => storeStaffAction(tx, parts, { actor, orderId, wish, heard }))
  if (wish.kind === 'refund') await sendRefund(parts, id)
}

type Requested = { actor: Actor; orderId: string; wish: StaffActionInput; heard: GatewayAnswer | null }

/** The part of `requestStaffAction` in a transaction of the caller's. @returns the request's number and status */
export async function storeStaffAction(
  tx: Tx,
  { clock, payments, place, secret, giving }: StaffActionParts,
  { actor, orderId, wish, heard }: Requested,
): Promise<Pick<StaffAction, 'id' | 'status'>> {
  const now = clock.now()
  const sender = { publicUrl: place.publicUrl, secret }
  const held = await lockOrder(tx, orderId)
  if (!held) throw notFound()
  const known = await findStaffActionByKey(tx, wish.key)
  if (known) {
    if (!known.bodyHash.equals(hashOf(orderId, wish))) throw conflict({ reason: KEY_USED })
    return known
  }
  const booked = await getRecordedGift(tx, held.id, payments?.environment ?? null)
  const act = await keep(tx, { held, booked, actor, wish, giving, heard, now })
  if (act.status !== 'waiting') await executeStaffAction(tx, held, act, { now, sender, heard })
  return act
}

const KEY_USED = 'idempotency_key was used for another request'

const hashOf = (orderId: string, { key: _, ...wish }: StaffActionInput) => {
  const parts = [orderId, wish.kind, wish.amount, wish.receivedOn, wish.reason, wish.sendTo]
  if (wish.way) parts.push(wish.way)
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

type Asked = {
  held: LockedOrder
  booked: RecordedGift
  actor: Actor
  wish: StaffActionInput
  giving: GivingRules
  heard: GatewayAnswer | null
  now: Date
}

async function keep(tx: Tx, { held, booked, actor, wish, giving, heard, now }: Asked) {
  const { kind } = wish
  if (!isActionPossible[kind](booked)) throw conflict({ status: held.status })
  if (booked.hasOpenAct) throw conflict({ reason: 'another request is open' })
  if (wish.receivedOn && wish.receivedOn > jakartaDay(now))
    throw invalid({ received_on: [sharedWords.dayIsAhead] })
  const amount = heard ? (await checkRefundReversal(tx, held, heard)).amount : amountOf(wish, booked)
  const way = kind === 'refund' ? wayOf(wish, booked) : null
  const corrects = kind === 'correct' ? booked.broughtBy : null
  if (way === 'bank' && !wish.sendTo) throw invalid({ send_to: [WHERE_TO] })
  const moved = await movedBy(tx, { kind, amount, booked, actor, now })
  const status =
    (kind === 'refund' && (await isGuarded(tx, booked, actor))) ||
    needsSecond({ kind, amount: moved }, giving)
      ? ('waiting' as const)
      : initialActionStatus({ kind, way })
  const act = { kind, amount, way, corrects, receivedOn: wish.receivedOn, status }
  const id = await insertStaffAction(tx, {
    ...act,
    donationId: held.id,
    reason: wish.reason,
    bodyHash: hashOf(held.orderId, wish),
    idempotencyKey: wish.key,
    sendTo: way === 'bank' ? wish.sendTo : null,
    askedBy: actor.id,
    askedAt: now,
    doneAt: status === 'done' ? now : null,
  })
  if (id === undefined) throw conflict({ reason: KEY_USED })
  await recordAudit(tx, actor, {
    act: `donation.${kind}.${status === 'waiting' ? 'asked' : 'done'}`,
    entity: 'donation',
    entityId: held.id,
    detail: { act: id, amount, ...(way && { way }) },
  })
  return { id, ...act }
}

/** True if a second approval is always needed: for refunds of own entries, and after a withdrawn or declined refund. */
const isGuarded = async (tx: Tx, { hasDeclinedRefund, enteredBy }: RecordedGift, { id }: Actor) =>
  hasDeclinedRefund || (enteredBy !== null && (await isSamePerson(tx, id, enteredBy)))

/**
 * Sum for the second-approval limit, so that it cannot be split: all parts of one gift, and a person's actions of a
 * day.
 */
async function movedBy(
  tx: Tx,
  {
    kind,
    amount,
    booked,
    actor,
    now,
  }: Pick<Asked, 'booked' | 'actor' | 'now'> & { kind: StaffActionKind; amount: number },
): Promise<number> {
  const before = kind === 'refund' ? Math.max(booked.refundedAmount, booked.givenBack) : 0
  return amount + Math.max(before, kind === 'reject' ? 0 : await lockSumOfDay(tx, actor.id, now))
}

/** @throws Failure 400 */
function wayOf({ way }: StaffActionInput, booked: RecordedGift): RefundWay {
  const ways = refundWaysFor(booked)
  if (way && !ways.includes(way)) throw invalid({ way: [words.cannotRefundSo] })
  return way ?? ways[0]!
}

/** @throws Failure 400 */
function amountOf({ kind, amount }: StaffActionInput, booked: RecordedGift): number {
  if (kind === 'confirm') {
    const sums = expectedTransferSums(booked)
    if (amount !== null && !sums.includes(amount)) throw invalid({ received_amount: [otherSum(sums)] })
    return amount ?? sums[0]!
  }
  if (kind !== 'refund') return booked.amount
  const most = refundableAmount(booked)
  if (amount! > most) throw invalid({ amount: [words.mostToRefund(formatRupiah(most))] })
  return amount!
}

const WHERE_TO = words.refundByBank

const otherSum = (sums: number[]) => words.orderWaitsFor(sums.map(formatRupiah).join(' atau '))
