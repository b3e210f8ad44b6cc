import { randomUUID } from 'node:crypto'
import { pledgeToken } from '#src/features/pledges/pledge-token.ts'
import type { Person, TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

/** A person's pledge with an unpaid first gift. */
async function pledge({ call, db }: TestTools, { id: userId, token }: Person): Promise<number> {
  await call('POST /payment/transaction', token, {
    amount: 100_000,
    designation: { type: 'general' },
    frequency: 'monthly',
    consent: true,
    idempotency_key: randomUUID(),
  })
  const { id } = await db
    .selectFrom('pledges')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

const byPledge = async (hands: TestTools, person: Person) => ({ params: { id: await pledge(hands, person) } })

/** Operations on pledges. */
export const pledgeRecipes: Record<string, Recipe> = {
  'POST /pledges/link': async (hands, person) => {
    const id = await pledge(hands, person)
    return { body: { token: pledgeToken(hands.secret, id) } }
  },
  'PATCH /pledges/{id}': async (hands, person) => ({
    ...(await byPledge(hands, person)),
    body: { version: 1, amount: 75_000, day: 28, status: 'paused' },
  }),
  'POST /pledges/{id}/link-revocation': async (hands, person) => ({
    ...(await byPledge(hands, person)),
    body: {},
  }),
  'POST /desk/pledges/{id}/link-revocation': byPledge,
  'POST /pledges/{id}/orders': async (hands, person) => ({
    ...(await byPledge(hands, person)),
    body: { idempotency_key: randomUUID() },
  }),
}
