import { createHash } from 'node:crypto'
import { newOrderId } from '#src/features/giving/order-ids.ts'
import { insertOrder } from '#src/features/payments/order-queries.ts'
import { insertEvent, lockOrder } from '#src/features/payments/settle-queries.ts'
import type { Sender } from '#src/features/payments/settle-receipt.ts'
import {
  findStaffActionByKey,
  findStaffActionByReference,
  insertStaffAction,
} from '#src/features/payments/staff-action-queries.ts'
import { needsSecond } from '#src/features/payments/staff-action-rules.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import type { GivingRules } from '#src/platform/payments/giving-rules.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { lockSumOfDay } from '../day-sum-queries.ts'
import { hasTarget, lockKeys } from '../target-queries.ts'
import * as words from './api-words.id.ts'
import { executeStaffAction, requestSecondApproval } from './execute-staff-action.ts'
import type { StaffActionParts } from './request-staff-action.ts'
import type { ManualGift } from './schema.ts'

/**
 * Enters a manual gift. Above the second-approval limit it waits for approval and does not count before. Idempotent by
 * key.
 * @returns its order id
 * @throws Failure 400 for invalid input or a reference in use; 409 for a key of another gift
 */
export async function addGift(parts: GiftParts, actor: ByActor, gift: ManualGift): Promise<string> {
  const { write, clock, place, secret, giving } = parts
  const now = clock.now()
  const sender = { publicUrl: place.publicUrl, secret }
  return write(async (tx) => {
    await lockKeys(tx, [gift.idempotency_key, gift.reference])
    const known = await findStaffActionByKey(tx, gift.idempotency_key)
    if (known && !known.bodyHash.equals(hashOfGift(gift)))
      throw conflict({ reason: 'idempotency_key was used for another gift' })
    if (known) return known.orderId
    await requireSense(tx, gift, now)
    return enter(tx, { actor, gift, giving, now, sender })
  })
}

/** No other services are needed, so that the demo can run it in its own transaction. */
type GiftParts = Pick<StaffActionParts, 'write' | 'clock' | 'place' | 'secret' | 'giving'>
type ByActor = Pick<Actor, 'id' | 'role'>
type Entry = { actor: ByActor; gift: ManualGift; giving: GivingRules; now: Date; sender: Sender }

/** @returns the order id */
async function enter(tx: Tx, { actor, gift, giving, now, sender }: Entry): Promise<string> {
  const { amount, received_on: receivedOn, reason, reference, way } = gift
  const orderId = newOrderId(now)
  const donationId = (await insertOrder(tx, rowOf(gift, orderId, now)))!
  const moved = amount + (await lockSumOfDay(tx, actor.id, now))
  const isWaiting = needsSecond({ kind: 'manual', amount: moved }, giving)
  const act = { kind: 'manual', amount, receivedOn, corrects: null, way: null } as const
  const id = (await insertStaffAction(tx, {
    ...act,
    donationId,
    reason,
    reference,
    bodyHash: hashOfGift(gift),
    idempotencyKey: gift.idempotency_key,
    status: isWaiting ? 'waiting' : 'done',
    askedBy: actor.id,
    askedAt: now,
    doneAt: isWaiting ? null : now,
  }))!
  await insertEvent(tx, {
    donationId,
    at: now,
    source: 'staff',
    kind: 'created',
    transactionId: null,
    fromStatus: 'created',
    toStatus: 'created',
    detail: { act: id, gift: amount, fee: 0 },
  })
  const held = (await lockOrder(tx, orderId))!
  if (isWaiting) await requestSecondApproval(tx, held, id, { now, sender })
  else await executeStaffAction(tx, held, { ...act, id }, { now, sender })
  await recordAudit(tx, actor, {
    act: `donation.manual.${isWaiting ? 'asked' : 'done'}`,
    entity: 'donation',
    entityId: donationId,
    detail: { act: id, amount, way },
  })
  return orderId
}

/** Hash of a gift without its key: the same reference with another hash is another gift. */
export function hashOfGift(gift: ManualGift): Buffer {
  const { amount, way, received_on, donor, designation, is_anonymous, reference, reason } = gift
  const to = [designation.type, 'id' in designation ? designation.id : null]
  const parts = [
    amount,
    way,
    received_on,
    donor.name,
    donor.email,
    donor.phone,
    to,
    is_anonymous,
    reference,
    reason,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** @throws Failure 400 */
async function requireSense(tx: Tx, gift: ManualGift, now: Date) {
  const errors: Record<string, string[]> = {}
  if (gift.received_on > jakartaDay(now)) errors.received_on = [sharedWords.dayIsAhead]
  if (!(await hasTarget(tx, gift.designation))) errors['designation.id'] = [sharedWords.noSuchTarget]
  const other = gift.reference && (await findStaffActionByReference(tx, gift.reference))
  if (other) errors.reference = [words.proofIsKnown(other.orderId)]
  if (Object.keys(errors).length) throw invalid(errors)
}

const rowOf = (gift: ManualGift, orderId: string, now: Date): Parameters<typeof insertOrder>[1] => {
  const { designation, donor } = gift
  return {
    orderId,
    donorName: donor.name,
    donorEmail: donor.email,
    donorPhone: donor.phone,
    giftAmount: gift.amount,
    amount: gift.amount,
    designation: designation.type,
    regionId: designation.type === 'region' ? designation.id : null,
    participantId: designation.type === 'partisipan' ? designation.id : null,
    campaignId: designation.type === 'campaign' ? designation.id : null,
    isAnonymous: gift.is_anonymous,
    channel: gift.way,
    keyOwner: 'desk',
    bodyHash: hashOfGift(gift),
    createdAt: now,
    // Not to be paid online: does not count as an open order.
    expiresAt: now,
  }
}
