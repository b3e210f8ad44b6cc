import { createHash } from 'node:crypto'
import { isCampaignOpen } from '#src/features/campaigns/queries.ts'
import { feeOf, refusalOf } from '#src/features/giving/channels.ts'
import { giftSentences } from '#src/features/giving/gift-rules.ts'
import { newOrderId } from '#src/features/giving/order-ids.ts'
import type { DonorInput, GiftWish } from '#src/features/giving/schema.ts'
import { isOpenRegion, REGION_CLOSED } from '#src/features/regions/open-region-queries.ts'
import type { Solved } from '#src/platform/captcha/captcha.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid, tooMany } from '#src/platform/http/failures.ts'
import type { Fees } from '#src/platform/payments/giving-rules.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as apiWords from './api-words.id.ts'
import type { OpenParts } from './open-at-gateway.ts'
import { countOpen, findByKey, freeKey, type Giver, hasParticipant, insertOrder } from './order-queries.ts'
import { insertEvent } from './settle-queries.ts'

const MAX_OPEN = 5

/** Donor of an order, and the identities that its limits count. */
export type From = {
  userId: number | null
  donor: DonorInput
  /** Scope in which idempotency keys are unique. */
  keyOwner: string
  network: Buffer | null
  counted: { limitKey: string; giver: Giver }[]
}

/** Records of an order's transaction besides the order. */
type Recorded = {
  /** Captcha that the donor solved. */
  solved?: Solved
  /** Records the pledge that the order pays. */
  recordPledge(tx: Tx, donationId: number, now: Date): Promise<void>
}

/** Services that create and open an order. */
export type GiftParts = OpenParts & Pick<Services, 'limits' | 'captcha' | 'giving'>
type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'limits' | 'captcha' | 'giving'>

/** Hash of gift and donor: the same key with another hash is rejected. */
function hashOfBody({ idempotency_key: _, ...wish }: GiftWish, { userId, donor }: From): Buffer {
  const { amount, channel = null, designation, is_anonymous, message, frequency, cover_fee } = wish
  const to = [designation.type, 'id' in designation ? designation.id : null]
  const gift = [amount, channel, to, is_anonymous, message, frequency, cover_fee]
  if (wantsUpdates(wish)) gift.push('updates')
  if (showsName(wish)) gift.push('shown')
  const words = JSON.stringify([gift, userId ?? [donor.name, donor.email, donor.phone]])
  return createHash('sha256').update(words).digest()
}

/**
 * Finds the order created with a key within the last 24 hours.
 * @throws Failure 409 when it was for another gift
 */
export async function findKept({ db, clock }: Pick<Parts, 'db' | 'clock'>, wish: GiftWish, from: From) {
  const since = new Date(clock.now().getTime() - DAY_MS)
  const kept = await findByKey(db, from.keyOwner, wish.idempotency_key, since)
  if (kept && !kept.bodyHash.equals(hashOfBody(wish, from)))
    throw conflict({ reason: 'idempotency_key was used for another gift' })
  return kept?.id
}

/**
 * Inserts a new order before the gateway is called.
 * @returns its number; undefined when the key was used at the same moment
 * @throws Failure 400 for an invalid gift or a used captcha; 429 beyond the limits
 */
export async function createOrder(
  { write, clock, limits, captcha, giving }: Parts,
  wish: GiftWish,
  from: From,
  { solved, recordPledge }: Recorded,
): Promise<number | undefined> {
  const now = clock.now()
  const fee = coveredFee(wish, giving.fees)
  return write(async (tx) => {
    const errors = await refusals(tx, wish, fee, now)
    if (Object.keys(errors).length) throw invalid(errors)
    await freeKey(tx, from.keyOwner, wish.idempotency_key, new Date(now.getTime() - DAY_MS))
    const id = await insertOrder(tx, rowOf(wish, from, fee, now))
    if (id === undefined) return undefined
    for (const { limitKey, giver } of from.counted) {
      // Locks the counter's row, so that concurrent orders are counted one after the other.
      await limits.within(tx).take('order giver', limitKey)
      await requireFew(tx, giver, now)
    }
    if (solved) await captcha.take(tx, solved)
    await recordPledge(tx, id, now)
    await insertEvent(tx, {
      donationId: id,
      at: now,
      source: 'donor',
      kind: 'created',
      transactionId: null,
      fromStatus: 'created',
      toStatus: 'created',
      detail: { gift: wish.amount, fee },
    })
    return id
  })
}

async function requireFew(tx: Tx, giver: Giver, now: Date) {
  const { n, endsAt } = await countOpen(tx, giver, now)
  if (n <= MAX_OPEN) return
  const seconds = Math.max(1, Math.ceil((endsAt!.getTime() - now.getTime()) / 1_000))
  throw tooMany(seconds, { retry_after: seconds, open_orders: MAX_OPEN })
}

/** Only campaigns have updates. */
const wantsUpdates = ({ designation, wants_updates }: Pick<GiftWish, 'designation' | 'wants_updates'>) =>
  designation.type === 'campaign' && wants_updates
const showsName = ({ designation, show_name }: Pick<GiftWish, 'designation' | 'show_name'>) =>
  designation.type === 'campaign' && show_name

async function refusals(tx: Tx, { designation, channel, ...wish }: GiftWish, fee: number, now: Date) {
  const errors: Record<string, string[]> = {}
  if (wish.frequency === 'monthly' && designation.type === 'campaign')
    errors.frequency = [giftSentences.campaignOnce]
  if (designation.type === 'region' && !(await isOpenRegion(tx, designation.id)))
    errors['designation.id'] = [REGION_CLOSED]
  if (designation.type === 'partisipan' && !(await hasParticipant(tx, designation.id)))
    errors['designation.id'] = [sharedWords.noSuchInstitution]
  if (designation.type === 'campaign' && !(await isCampaignOpen(tx, designation.id, now)))
    errors['designation.id'] = [apiWords.noSuchCampaign]
  const reason = channel && refusalOf(channel, wish.amount + fee)
  if (reason) errors.channel = [reason]
  return errors
}

const coveredFee = ({ cover_fee, channel, amount }: GiftWish, fees: Fees) =>
  cover_fee && channel ? feeOf(fees[channel], amount) : 0

function rowOf(wish: GiftWish, from: From, fee: number, now: Date): Parameters<typeof insertOrder>[1] {
  const { designation } = wish
  return {
    orderId: newOrderId(now),
    userId: from.userId,
    donorName: from.donor.name,
    donorEmail: from.donor.email,
    donorPhone: from.donor.phone,
    openedFrom: from.network,
    giftAmount: wish.amount,
    feeAmount: fee,
    amount: wish.amount + fee,
    designation: designation.type,
    regionId: designation.type === 'region' ? designation.id : null,
    participantId: designation.type === 'partisipan' ? designation.id : null,
    campaignId: designation.type === 'campaign' ? designation.id : null,
    wantsUpdates: wantsUpdates(wish),
    showName: showsName(wish),
    isAnonymous: wish.is_anonymous,
    message: wish.message,
    language: LANGUAGE,
    consentedAt: now,
    channel: wish.channel ?? null,
    keyOwner: from.keyOwner,
    idempotencyKey: wish.idempotency_key,
    bodyHash: hashOfBody(wish, from),
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  }
}
