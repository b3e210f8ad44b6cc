import { randomInt } from 'node:crypto'
import { makeConsent, makeSubscriber, nationalList } from '#src/features/mailings/factory.ts'
import { makePerson, type TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

const someEmail = () => `pelanggan-${randomInt(1e12)}@contoh.example`
const national = async ({ db }: TestTools) => ({ id: await nationalList(db) })

/** A person whose address refuses mail. */
async function stopped(hands: TestTools) {
  const { id, email } = await makePerson(hands)
  const stop = { stoppedAt: hands.now(), stoppedBecause: 'hard' }
  await makeSubscriber(hands.db, { userId: id, email, ...stop })
  return { id }
}

/** Operations of the desk on subscribers of the national list. */
export const subscriberRecipes: Record<string, Recipe> = {
  'GET /desk/lists/{id}/summary': async (hands) => ({ params: await national(hands) }),
  'GET /desk/lists/{id}/subscribers': async (hands) => ({ params: await national(hands) }),
  'POST /desk/lists/{id}/subscribers': async (hands) => ({
    params: await national(hands),
    body: { email: someEmail() },
  }),
  'POST /desk/lists/{id}/subscribers/acts': async (hands) => {
    const subscriberId = await makeSubscriber(hands.db, { email: someEmail() })
    const id = await makeConsent(hands.db, { subscriberId })
    return { params: await national(hands), body: { act: 'end', ids: [id] } }
  },
  'POST /desk/lists/{id}/import': async (hands) => ({
    params: await national(hands),
    body: { csv: `email,tanggal,asal\n${someEmail()},2026-02-01,Seminar Kupang`, dry_run: false },
  }),
  'GET /desk/people/{id}/mail': async (hands) => ({ params: await stopped(hands) }),
  'DELETE /desk/people/{id}/mail-stop': async (hands) => ({ params: await stopped(hands) }),
}
