import type { Person, TestTools } from '#test/support/actor.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import type { Recipe } from './recipe.ts'

/** An unused picture of this person. */
async function picture({ db }: TestTools, { id: userId }: Person) {
  const name = await makeUpload(db, userId)
  const { id } = await db
    .selectFrom('uploads')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Operations of the desk on pictures of the library. */
export const mediaRecipes: Record<string, Recipe> = {
  'GET /desk/media/{id}': picture,
  'PATCH /desk/media/{id}': async (hands, person) => ({
    ...(await picture(hands, person)),
    body: { version: 1, alt: 'Ibu-ibu menanam bakau', consent: 'yes', consent_on: '2026-11-02' },
  }),
  'DELETE /desk/media/{id}': picture,
}
