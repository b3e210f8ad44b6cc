import { randomInt } from 'node:crypto'
import { makeEditor } from '#src/features/accounts/factory.ts'
import type { Person, TestTools } from '#test/support/actor.ts'
import {
  changeOf,
  claimLink,
  claimOn,
  memberOf,
  newInstitution,
  picOf,
  postLink,
} from '#test/support/institution-actors.ts'
import type { Recipe } from './recipe.ts'

const byId: Recipe = async (hands) => ({ params: { id: await newInstitution(hands) } })

/** A person's institution, or a new one for a person without. */
async function ownOf(hands: TestTools, person: Person): Promise<number> {
  const { participantId } = await hands.db
    .selectFrom('users')
    .select('participantId')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  return participantId ?? newInstitution(hands)
}

/** Operations on institutions, their members and pages. */
export const institutionRecipes: Record<string, Recipe> = {
  'POST /pic-links': async (hands) => ({ body: { token: await claimLink(hands) } }),
  'POST /claim-decisions': async (hands) => ({
    body: { token: await claimLink(hands), decision: 'confirm' },
  }),
  'POST /endorsements': async (hands) => ({ body: { token: await postLink(hands) } }),
  'GET /desk/claims/{id}': async (hands) => ({
    params: { id: await claimOn(hands, await newInstitution(hands)) },
  }),
  'POST /desk/claims/{id}/decision': async (hands) => ({
    params: { id: await claimOn(hands, await newInstitution(hands)) },
    body: { decision: 'confirm' },
  }),
  'GET /desk/participants/{id}/members': byId,
  'DELETE /desk/participants/{id}/members/{user}': async (hands) => {
    const id = await newInstitution(hands)
    return { params: { id, user: (await memberOf(hands, id)).id } }
  },
  'POST /desk/participants/{id}/pics': async (hands) => {
    const id = await newInstitution(hands)
    return { params: { id }, body: { user_id: (await memberOf(hands, id)).id } }
  },
  'DELETE /desk/participants/{id}/pics/{user}': async (hands) => {
    const id = await newInstitution(hands)
    return { params: { id, user: (await picOf(hands, id)).id } }
  },
  'GET /desk/institution': async () => ({}),
  'GET /desk/institution/giving': async () => ({}),
  'GET /desk/region/giving': async ({ db }, { id }) => {
    const region = await db
      .selectFrom('regions')
      .select('id')
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    await makeEditor(db, id, region!.id)
    return {}
  },
  'PATCH /desk/institution': async () => ({ body: { version: 1, description_1: 'Kalimat baru.' } }),
  'DELETE /desk/institution/change': async () => ({}),
  'POST /desk/institution/handover': async (hands, person) => ({
    body: { user_id: (await memberOf(hands, await ownOf(hands, person))).id },
  }),
  'POST /desk/institution/resignation': async () => ({ body: { even_last: true } }),
  'GET /desk/claims': async () => ({}),
  'GET /desk/participants': async () => ({}),
  'PATCH /desk/participant-edits': async () => ({ body: { edits: 'reviewed' } }),
  'GET /desk/participants/{id}': byId,
  'POST /desk/participants': async (hands) => ({
    body: {
      title: `Lembaga baru ${randomInt(1e12)}`,
      region_id: (await hands.db.selectFrom('regions').select('id').executeTakeFirstOrThrow()).id,
    },
  }),
  'PATCH /desk/participants/{id}': async (hands) => ({
    params: { id: await newInstitution(hands) },
    body: { version: 1, total_member: 12 },
  }),
  'DELETE /desk/participants/{id}': byId,
  'POST /desk/participants/{id}/restoration': byId,
  'POST /desk/participants/{id}/change-decision': async (hands) => {
    const id = await newInstitution(hands)
    await changeOf(hands, id)
    return { params: { id }, body: { version: 1, decision: 'accept' } }
  },
}
