import { randomUUID } from 'node:crypto'
import type { Tx } from '#src/platform/database/write.ts'
import { usualGiving } from '#src/platform/payments/giving-rules.ts'
import type { Role } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { enterGiftInKind } from './gifts-in-kind/enter-gift-in-kind.ts'
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
  for (const [index, amount] of amounts.entries()) {
    const orderId = await seedGift(tx, now, {
      amount,
      way: 'cash',
      received_on: jakartaDay(new Date(from.getTime() + step * (index + 1))),
      donor: { name: donors[index % donors.length]!, email: null, phone: null },
      designation: { type: 'campaign', id: campaign },
      is_anonymous: index % 3 === 0,
    })
    if (index % 4 !== 3)
      await tx.updateTable('donations').set({ showName: true }).where('orderId', '=', orderId).execute()
  }
}

const goods = [
  { thing: 'Beras', quantity: 40, unit: 'karung', estimated_value: 12_000_000, days: 20 },
  { thing: 'Kursi roda anak', quantity: 3, unit: 'buah', estimated_value: 7_500_000, days: 75 },
  { thing: 'Buku cerita bergambar', quantity: 215, unit: 'buah', estimated_value: null, days: 140 },
]

/** Creates gifts in kind for the demo, without an address, so that no mail is sent. */
export async function seedGiftsInKind(tx: Tx, now: Date): Promise<void> {
  const staff = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', '=', 'staff')
    .executeTakeFirstOrThrow()
  for (const [index, { days, ...thing }] of goods.entries())
    await enterGiftInKind(tx, {
      gift: {
        ...thing,
        user_id: null,
        giver: { name: donors[index]!, email: null, phone: null },
        designation: { type: 'general' },
        received_on: jakartaDay(new Date(now.getTime() - days * DAY_MS)),
        note: '',
        idempotency_key: randomUUID(),
      },
      by: { id: staff.id, role: staff.role as Role },
      now,
    })
}
