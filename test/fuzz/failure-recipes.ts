import { insertFailedJob, insertFailedMail } from '#test/support/failures.ts'
import type { Recipe } from './recipe.ts'

/** Failed mails and jobs, and their retries. */
export const failureRecipes: Record<string, Recipe> = {
  'POST /desk/failed-letters/acts': async ({ db }) => ({
    body: { act: 'discard', ids: [(await insertFailedMail(db)).id], reason: 'Alamatnya salah ketik' },
  }),
  'POST /desk/failed-jobs/acts': async ({ db }) => ({
    body: { act: 'discard', ids: [await insertFailedJob(db, 'clear-limits')], reason: 'Sudah tidak perlu' },
  }),
}
