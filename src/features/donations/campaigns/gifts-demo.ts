import { randomUUID } from 'node:crypto'
import type { Tx } from '#src/platform/database/write.ts'
import type { Role } from '#src/wire/actor.ts'
import { jakartaDay } from '../../visits/jakarta-day.ts'
import { addGift } from '../acts/add-gift.ts'

const DAY = 86_400_000
const donors = [
  'Yosefina Bria',
  'Markus Lende',
  'Rambu Kahi',
  'Togar Simbolon',
  'Orpa Manutede',
  'Wening Palupi',
]

/**
 * Gifts to a campaign of the demo as the desk enters them: in cash, without an address, so that no letter goes out.
 * @param amounts whole rupiah, each within what one person may enter
 */
export async function seedGifts(
  tx: Tx,
  { campaign, amounts, from, now }: { campaign: number; amounts: readonly number[]; from: Date; now: Date },
): Promise<void> {
  const staff = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', '=', 'staff')
    .executeTakeFirstOrThrow()
  const actor = { id: staff.id, role: staff.role as Role }
  const step = (Math.min(now.getTime(), from.getTime() + 60 * DAY) - from.getTime()) / (amounts.length + 1)
  const parts = {
    write: <T>(change: (tx: Tx) => Promise<T>) => change(tx),
    clock: { now: () => now },
    place: { publicUrl: '', isHttps: false, isProduction: false },
    secret: '',
  }
  for (const [index, amount] of amounts.entries())
    await addGift(parts, actor, {
      amount,
      way: 'cash',
      received_on: jakartaDay(new Date(from.getTime() + step * (index + 1))),
      donor: { name: donors[index % donors.length]!, email: null, phone: null },
      designation: { type: 'campaign', id: campaign },
      is_anonymous: index % 3 === 0,
      reference: null,
      reason: 'Diterima di sekretariat',
      idempotency_key: randomUUID(),
    })
}
