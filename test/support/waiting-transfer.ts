import { randomInt } from 'node:crypto'
import { newOrderId } from '#src/features/giving/order-ids.ts'
import type { TestTools } from './actor.ts'

/**
 * Somebody's order that waits for a bank transfer.
 * @param sum whole rupiah without the code
 * @returns its id, and the sum with its code
 */
export async function waitingTransfer(
  { db, now }: Pick<TestTools, 'db' | 'now'>,
  sum = randomInt(10, 4_900) * 1_000,
) {
  const orderId = newOrderId(now())
  const transferAmount = sum + randomInt(1, 1_000)
  const { id } = await db
    .insertInto('donations')
    .values({
      orderId,
      giftAmount: sum,
      amount: sum,
      designation: 'general',
      status: 'pending',
      transferAmount,
      keyOwner: 'guest',
      bodyHash: Buffer.alloc(32),
      transferTo: JSON.stringify({ bank: 'Bank Contoh', account: '000 1989 062', holder: 'Contoh' }),
      consentedAt: now(),
      createdAt: now(),
      expiresAt: new Date(now().getTime() + 86_400_000),
      donorName: 'Yosefina Bria',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('donationEvents')
    .values({
      donationId: id,
      at: now(),
      source: 'site',
      kind: 'transfer',
      fromStatus: 'created',
      toStatus: 'pending',
    })
    .execute()
  return { orderId, transferAmount }
}
