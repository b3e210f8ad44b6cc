import { randomInt, randomUUID } from 'node:crypto'
import { newReceiptCode } from '#src/features/giving/order-ids.ts'
import { orderToken } from '#src/features/giving/order-token.ts'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { signatureOf } from '#src/platform/payments/signature.ts'
import type { Person, TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

const gift = () => ({
  amount: 100_000,
  designation: { type: 'general' },
  consent: true,
  idempotency_key: randomUUID(),
})

/** A person's unpaid order. */
async function order({ call }: TestTools, { token }: Person): Promise<string> {
  const opened = (await call('POST /payment/transaction', token, gift())) as { order_id: string }
  return opened.order_id
}

const byOrder: Recipe = async (hands, person) => ({ params: { order_id: await order(hands, person) } })

/** Operations on gifts. Notices are signed with the simulator's key. */
export const givingRecipes: Record<string, Recipe> = {
  'POST /payment/transaction': async () => ({ body: gift() }),
  'POST /donations/guest': async ({ solve }) => ({
    body: {
      ...gift(),
      donor: { name: 'Yosefina Bria', email: `donatur-${randomInt(1e12)}@contoh.example` },
      captcha: await solve('donate'),
    },
  }),
  'GET /payment/{order_id}': byOrder,
  'POST /payment/{order_id}/cancel': byOrder,
  'PATCH /donations/{order_id}': async (hands, person) => ({
    ...(await byOrder(hands, person)),
    body: { is_anonymous: true },
  }),
  'POST /payment/{order_id}/access': async (hands, person) => {
    const id = await order(hands, person)
    // Only a guest's gift has a key.
    await hands.db.updateTable('donations').set({ userId: null }).where('orderId', '=', id).execute()
    return { params: { order_id: id }, body: { token: orderToken(hands.secret, id) } }
  },
  'POST /payment/notification': async (hands, person) => {
    const told = { order_id: await order(hands, person), status_code: '201', gross_amount: '100000.00' }
    const signature_key = signatureOf(told, simulatorKey(hands.secret))
    return { body: { ...told, transaction_status: 'pending', currency: 'IDR', signature_key } }
  },
  'GET /receipts/{code}': async (hands, person) => {
    const code = newReceiptCode()
    const orderId = await order(hands, person)
    await hands.db
      .insertInto('receipts')
      .columns(['donationId', 'year', 'number', 'code', 'issuedAt'])
      .expression((eb) =>
        eb
          .selectFrom('donations')
          .where('orderId', '=', orderId)
          .select((e) => [
            'id',
            e.val(1999).as('year'),
            e.val(randomInt(1, 2 ** 31)).as('number'),
            e.val(code).as('code'),
            e.val(hands.now()).as('issuedAt'),
          ]),
      )
      .execute()
    return { params: { code } }
  },
}
