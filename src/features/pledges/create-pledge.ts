import type { GiftWish } from '#src/features/giving/schema.ts'
import type { From } from '#src/features/payments/create-order.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { monthOf, nextDue } from './pledge-days.ts'
import { insertPledge, insertPledgeGift } from './queries.ts'

/** Creates the pledge of its first gift, if the gift is monthly. */
export async function createPledge(
  tx: Tx,
  donationId: number,
  { wish, from, now }: { wish: GiftWish; from: From; now: Date },
): Promise<void> {
  if (wish.frequency !== 'monthly') return
  const today = jakartaDay(now)
  const pledgeId = await insertPledge(tx, rowOf(wish, from, { today, now }))
  await insertPledgeGift(tx, { donationId, pledgeId, month: monthOf(today) })
}

function rowOf(wish: GiftWish, { userId, donor }: From, { today, now }: { today: string; now: Date }) {
  const { designation } = wish
  const day = Number(today.slice(8))
  return {
    userId,
    // A member's are in the profile.
    ...(userId === null && { donorName: donor.name, donorEmail: donor.email, donorPhone: donor.phone }),
    amount: wish.amount,
    designation: designation.type,
    regionId: designation.type === 'region' ? designation.id : null,
    participantId: designation.type === 'partisipan' ? designation.id : null,
    isAnonymous: wish.is_anonymous,
    language: LANGUAGE,
    day,
    askedOn: today,
    nextOn: nextDue(day, { today, askedOn: today }),
    createdAt: now,
  }
}
