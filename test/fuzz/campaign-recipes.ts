import { randomInt, randomUUID } from 'node:crypto'
import { stopToken } from '#src/features/campaigns/updates/stop-token.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import type { TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

const YEAR_MS = 365 * 86_400_000

/** An open campaign of a year around now. */
async function standing({ db, now }: TestTools): Promise<number> {
  const [from, until] = [-1, 1].map((years) => jakartaDay(new Date(now().getTime() + years * YEAR_MS)))
  const { id } = await db
    .insertInto('campaigns')
    .values({
      title: 'Kebun sorgum Mutis',
      excerpt: 'Satu kalimat tentangnya.',
      story: 'Cerita yang cukup panjang.',
      status: 'open',
      goalAmount: 48_000_000,
      startsOn: from!,
      endsOn: null,
      permitNumber: '417/PUB',
      permitLevel: 'nasional',
      permitFrom: from!,
      permitUntil: until!,
      coverFamily: 'kunyit',
      coverSeed: 1,
      createdAt: now(),
      updatedAt: now(),
      openedAt: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await reserveSlug(db, 'campaign', id, `kebun-sorgum-${randomInt(1e12)}`)
  return id
}

const byId: Recipe = async (hands) => ({ params: { id: await standing(hands) } })

/** Operations on campaigns. */
export const campaignRecipes: Record<string, Recipe> = {
  'GET /campaigns/{id}': byId,
  'POST /campaigns/unsubscription': async ({ secret }) => ({
    body: { token: stopToken(secret, 999_999_999) },
  }),
  'POST /desk/campaigns': async () => ({
    body: {
      title: 'Kebun sorgum Mutis',
      excerpt: 'Satu kalimat tentangnya.',
      story: 'Cerita yang cukup panjang.',
      goal_amount: 48_000_000,
      starts_on: '2026-01-01',
      ends_on: null,
      permit: null,
      idempotency_key: randomUUID(),
    },
  }),
  'GET /desk/campaigns/{id}': byId,
  'PATCH /desk/campaigns/{id}': async (hands) => ({
    params: { id: await standing(hands) },
    body: { version: 1, goal_amount: 50_000_000 },
  }),
  'GET /campaigns/{id}/donors': byId,
  'POST /desk/campaigns/{id}/completion': async (hands) => ({
    params: { id: await standing(hands) },
    body: {
      version: 1,
      title: 'Airnya mengalir',
      story: 'Lima puluh rumah punya keran.',
      idempotency_key: randomUUID(),
    },
  }),
  'POST /desk/campaigns/{id}/updates': async (hands) => ({
    params: { id: await standing(hands) },
    body: {
      title: 'Pipa tersambung',
      story: 'Air mengalir sejak hari Senin.',
      idempotency_key: randomUUID(),
    },
  }),
}
