import { randomUUID } from 'node:crypto'
import { seedGift } from '#src/features/giving-desk/gifts-demo.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import type { Write } from '#src/platform/database/write.ts'

export const keyed = (body: object) => ({ ...body, idempotency_key: randomUUID() })

/** A new institution with a gift for it, for large sums three; and bodies of disbursements from it. */
export async function makeFund(
  { write, now }: { write: Write; now: Date },
  amount: number,
  receivedOn = '2026-01-05',
) {
  const { id } = await makeParticipant(write)
  const gift = (part: number) =>
    write((tx) =>
      seedGift(tx, now, {
        amount: part,
        designation: { type: 'partisipan', id },
        way: 'cash',
        received_on: receivedOn,
        donor: { name: 'Yosefina Bria', email: null, phone: null },
        is_anonymous: false,
      }),
    )
  const parts = amount > 5_000_000 ? 3 : 1
  for (let n = 1; n < parts; n += 1) await gift(amount / parts)
  const order = await gift(amount / parts)
  const body = (given: object = {}) =>
    keyed({
      paid_on: '2026-02-01',
      amount,
      designation: { type: 'partisipan', id },
      receiver: { id },
      note: 'Bahan tahap pertama',
      ...given,
    })
  return { id, order, body }
}
