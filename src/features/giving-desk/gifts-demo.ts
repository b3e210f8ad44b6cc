import { randomUUID } from 'node:crypto'
import type { Tx } from '#src/platform/database/write.ts'
import { usualGiving } from '#src/platform/payments/giving-rules.ts'
import type { Role } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { addGift } from './staff-actions/add-gift.ts'
import type { ManualGift } from './staff-actions/schema.ts'

const donors = [
  'Yosefina Bria',
  'Markus Lende',
  'Rambu Kahi',
  'Togar Simbolon',
  'Orpa Manutede',
  'Wening Palupi',
]

/**
 * Creates a manual gift for the demo, without an address, so that no mail is sent.
 * @returns its order id
 */
export async function seedGift(
  tx: Tx,
  now: Date,
  gift: Omit<ManualGift, 'reference' | 'reason' | 'idempotency_key'>,
): Promise<string> {
  const staff = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', '=', 'staff')
    .executeTakeFirstOrThrow()
  const parts = {
    write: <T>(change: (tx: Tx) => Promise<T>) => change(tx),
    clock: { now: () => now },
    place: { publicUrl: '', isHttps: false, isProduction: false },
    secret: [''] as const,
    // They represent the gifts of many days.
    giving: { ...usualGiving, secondPersonAbove: Number.POSITIVE_INFINITY },
  }
  const proof = { reference: null, reason: 'Diterima di sekretariat', idempotency_key: randomUUID() }
  return addGift(parts, { id: staff.id, role: staff.role as Role }, { ...gift, ...proof })
}

/**
 * Creates cash gifts to a campaign for the demo.
 * @param amounts whole rupiah, each within the limit of one person
 */
export async function seedGifts(
  tx: Tx,
  { campaign, amounts, from, now }: { campaign: number; amounts: readonly number[]; from: Date; now: Date },
): Promise<void> {
  const step = (Math.min(now.getTime(), from.getTime() + 60 * DAY_MS) - from.getTime()) / (amounts.length + 1)
  for (const [index, amount] of amounts.entries())
    await seedGift(tx, now, {
      amount,
      way: 'cash',
      received_on: jakartaDay(new Date(from.getTime() + step * (index + 1))),
      donor: { name: donors[index % donors.length]!, email: null, phone: null },
      designation: { type: 'campaign', id: campaign },
      is_anonymous: index % 3 === 0,
    })
}
