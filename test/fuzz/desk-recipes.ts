import { randomBytes, randomUUID } from 'node:crypto'
import type { Person, TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

/** A person's order at the gateway. */
async function order({ call }: TestTools, { token }: Person): Promise<string> {
  const opened = await call('POST /payment/transaction', token, {
    amount: 100_000,
    designation: { type: 'general' },
    consent: true,
    idempotency_key: randomUUID(),
  })
  return (opened as { order_id: string }).order_id
}

/** No set-up: only the caller's right matters. */
const plain: Recipe = async () => ({})

/** Operations rarely reached by chance since few roles may read them, and the desk's on the gateway's reports. */
export const deskRecipes: Record<string, Recipe> = {
  'GET /desk/acts': plain,
  'GET /desk/audit': plain,
  'GET /desk/donations/totals': plain,
  'GET /desk/downloads': plain,
  'GET /desk/events': plain,
  'GET /desk/find': async () => ({ query: { kind: 'participant', q: 'air' } }),
  'GET /desk/notices': plain,
  'GET /desk/people': plain,
  'GET /desk/privacy': plain,
  'GET /desk/reconciliation': plain,
  'GET /desk/handbook/{chapter}': async () => ({ params: { chapter: 'acara' } }),
  'GET /desk/search': async () => ({ query: { q: 'air' } }),
  'GET /desk/security-events': plain,
  'GET /desk/settings': plain,
  'GET /desk/settings/brand': plain,
  'GET /desk/transfers': plain,
  'POST /auth/proof/challenge': plain,
  'POST /desk/donations/{order_id}/question': async (hands, person) => ({
    params: { order_id: await order(hands, person) },
  }),
  'POST /desk/notices/{id}/notes': async ({ db, now }) => {
    const { id } = await db
      .insertInto('paymentNotices')
      .values({
        key: randomBytes(32),
        source: 'notification',
        orderId: 'JKL-1',
        transactionStatus: 'settlement',
        outcome: 'quarantined',
        reason: 'unknown order',
        body: JSON.stringify({ order_id: 'JKL-1' }),
        receivedAt: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id }, body: { note: 'Sudah diperiksa.', idempotency_key: randomUUID() } }
  },
}
