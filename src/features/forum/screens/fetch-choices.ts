import type { PageArgs } from '#src/ui/page.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { readProfile } from '../../accounts/api.ts'
import type { listRegions } from '../../regions/api.ts'
import type { listQuestionCategories } from '../api.ts'

/** Categories, regions and audiences for the question form. */
export async function fetchChoices(api: PageArgs['api']) {
  const [categories, regions, profile] = await Promise.all([
    api<typeof listQuestionCategories>('GET /question/categories', { session: true }),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
    api<typeof readProfile>('GET /user/profile', { session: true }),
  ])
  const who = profile.success ? profile.data : null
  const hasDuties =
    who !== null &&
    hasOneOf({ role: who.role, isPic: who.is_pic, isModerator: who.is_moderator, editsRegions: [] }, [
      ...(['pic', 'moderator', 'staff', 'admin'] as const),
    ])
  return {
    categories: categories.success ? categories.data : [],
    regions: regions.success ? regions.data.map(({ id, title }) => ({ id, title })) : [],
    isOfNetwork: hasDuties || (who !== null && who.user_type !== 'umum'),
  }
}
