import type { makeUser } from '#src/features/accounts/factory.ts'
import { makePerson, type TestTools } from '#test/support/actor.ts'
import { newInstitution } from '#test/support/institution-actors.ts'
import { accountRecipes } from './account-recipes.ts'
import { campaignRecipes } from './campaign-recipes.ts'
import { deskContentRecipes } from './content-recipes.ts'
import { deskRecipes, failureRecipes, mediaRecipes, messageRecipes } from './desk-recipes.ts'
import { downloadRecipes } from './download-recipes.ts'
import { eventRecipes } from './event-recipes.ts'
import { forumRecipes } from './forum-recipes.ts'
import { givingRecipes } from './giving-recipes.ts'
import { institutionRecipes } from './institution-recipes.ts'
import { itemRecipes } from './item-recipes.ts'
import { newsDeskRecipes } from './news-desk-recipes.ts'
import { peopleRecipes } from './people-recipes.ts'
import { pledgeRecipes } from './pledge-recipes.ts'
import type { Prepared, Recipe } from './recipe.ts'
import { secretRecipes } from './secret-recipes.ts'
import { staffActionRecipes } from './staff-action-recipes.ts'
import { subscriberRecipes } from './subscriber-recipes.ts'
import { translationRecipes } from './translation-recipes.ts'

/** Recipes of a successful request for operations that random ones do not reach, by name below `/v1`. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...accountRecipes,
  ...campaignRecipes,
  ...deskContentRecipes,
  ...deskRecipes,
  ...downloadRecipes,
  ...eventRecipes,
  ...failureRecipes,
  ...forumRecipes,
  ...staffActionRecipes,
  ...givingRecipes,
  ...institutionRecipes,
  ...itemRecipes,
  ...mediaRecipes,
  ...messageRecipes,
  ...newsDeskRecipes,
  ...peopleRecipes,
  ...pledgeRecipes,
  ...translationRecipes,
  ...secretRecipes,
  ...subscriberRecipes,
}

type Given = Parameters<typeof makeUser>[1]

/** Rights of a person for a restricted operation. */
async function rightsFor(name: string, hands: TestTools): Promise<Given> {
  if (name.startsWith('DELETE /users/')) return { role: 'admin' }
  if (
    / \/desk\/(?:people\/\{id\}\/(?:duties|erasure|merge|notes\/)|privacy|audit|security-events|failed-|mail)/.test(
      name,
    )
  )
    return { role: 'admin', userType: 'sekretariat' }
  if (
    / \/desk\/(?:settings(?:\/brand(?:\/publication|\/draft)?)?|participant-edits|donations\/\{order_id\}\/disproof)$/.test(
      name,
    )
  )
    return { role: 'admin', userType: 'sekretariat' }
  // An institution has at most three PICs, so each gets one of its own.
  if (name.includes(' /desk/institution') || name.endsWith('/endorsement'))
    return { isPic: true, userType: 'partisipan', participantId: await newInstitution(hands) }
  // For editors of regions alone.
  if (name.endsWith(' /desk/region/giving')) return {}
  if (name.includes(' /desk/')) return { role: 'staff', userType: 'sekretariat' }
  return {}
}

/** Prepares one valid request of a new person; null without a recipe. */
export async function cook(name: string, hands: TestTools): Promise<(Prepared & { token: string }) | null> {
  const recipe = recipes[name]
  if (!recipe) return null
  const person = await makePerson(hands, await rightsFor(name, hands))
  return { token: person.token, ...(await recipe(hands, person)) }
}
