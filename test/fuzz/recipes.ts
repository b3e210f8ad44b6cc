import type { makeUser } from '#src/features/accounts/factory.ts'
import { type Hands, makePerson } from '#test/support/hands.ts'
import { accountRecipes } from './account-recipes.ts'
import { campaignRecipes } from './campaign-recipes.ts'
import { deskRecipes } from './desk-recipes.ts'
import { giftActRecipes } from './gift-act-recipes.ts'
import { givingRecipes } from './giving-recipes.ts'
import { itemRecipes } from './item-recipes.ts'
import { pledgeRecipes } from './pledge-recipes.ts'
import type { Prepared, Recipe } from './recipe.ts'
import { secretRecipes } from './secret-recipes.ts'

/** For each operation that chance does not reach: how a request that succeeds is made, by its name below `/v1`. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...accountRecipes,
  ...campaignRecipes,
  ...deskRecipes,
  ...giftActRecipes,
  ...givingRecipes,
  ...itemRecipes,
  ...pledgeRecipes,
  ...secretRecipes,
}

type Given = Parameters<typeof makeUser>[1]

/** Who has the right to what not everybody may do. */
async function rightsFor(name: string, { db }: Hands): Promise<Given> {
  if (name.startsWith('DELETE /users/')) return { role: 'admin' }
  if (name.includes(' /desk/')) return { role: 'staff', userType: 'sekretariat' }
  if (!name.endsWith('/endorsement')) return {}
  const { id } = await db.selectFrom('participants').select('id').executeTakeFirstOrThrow()
  return { isPic: true, userType: 'partisipan', participantId: id }
}

/** Makes ready one valid request of somebody new; null where there is no recipe. */
export async function cook(name: string, hands: Hands): Promise<(Prepared & { token: string }) | null> {
  const recipe = recipes[name]
  if (!recipe) return null
  const person = await makePerson(hands, await rightsFor(name, hands))
  return { token: person.token, ...(await recipe(hands, person)) }
}
