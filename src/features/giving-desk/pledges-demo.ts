import { monthOf, nextDue } from '#src/features/pledges/pledge-days.ts'
import { insertPledge, insertPledgeGift } from '#src/features/pledges/queries.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { seedGift } from './gifts-demo.ts'

/** Demo pledges with their age in days; the second is paused. */
const pledges = [
  { email: 'anggota@jkl.example', amount: 100_000, daysAgo: 40, isPaused: false },
  { email: 'umum@jkl.example', amount: 50_000, daysAgo: 20, isPaused: true },
]

/** Seeds monthly gifts of two demo members, each with its first gift. */
export async function seedPledges(tx: Tx, now: Date): Promise<void> {
  for (const { email, amount, daysAgo, isPaused } of pledges) {
    const { id: userId, name } = await tx
      .selectFrom('users')
      .select(['id', 'namaLengkap as name'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const [began, today] = [jakartaDay(at), jakartaDay(now)]
    const orderId = await seedGift(tx, now, {
      amount,
      way: 'transfer',
      received_on: began,
      donor: { name, email: null, phone: null },
      designation: { type: 'general' },
      is_anonymous: false,
    })
    const { id: donationId } = await tx
      .updateTable('donations')
      .set({ userId })
      .where('orderId', '=', orderId)
      .returning('id')
      .executeTakeFirstOrThrow()
    const day = Number(began.slice(8))
    const pledgeId = await insertPledge(tx, {
      userId,
      amount,
      designation: 'general',
      isAnonymous: false,
      day,
      status: isPaused ? 'paused' : 'active',
      askedOn: began,
      nextOn: isPaused ? null : nextDue(day, { today, askedOn: began }),
      welcomedAt: at,
      createdAt: at,
    })
    await insertPledgeGift(tx, { donationId, pledgeId, month: monthOf(began) })
  }
}
