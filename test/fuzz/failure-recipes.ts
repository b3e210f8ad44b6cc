import { randomUUID } from 'node:crypto'
import { testLetterToken } from '#src/features/desk/mail/test-letter-token.ts'
import { insertFailedJob, insertFailedMail } from '#test/support/failures.ts'
import type { Recipe } from './recipe.ts'

/** Outgoing mail, failed mails and failed jobs. */
export const failureRecipes: Record<string, Recipe> = {
  'GET /desk/mail': async () => ({}),
  'GET /desk/mail/sender': async () => ({}),
  'POST /desk/mail/test-letters': async () => ({ body: { idempotency_key: randomUUID() } }),
  'POST /test-letter/confirmation': async ({ secret, now }, { id: userId }) => ({
    body: { token: testLetterToken(secret, { userId, askedAt: now().getTime() }) },
  }),
  'POST /desk/failed-letters/acts': async ({ db }) => ({
    body: { act: 'discard', ids: [(await insertFailedMail(db)).id], reason: 'Alamatnya salah ketik' },
  }),
  'POST /desk/failed-jobs/acts': async ({ db }) => ({
    body: { act: 'discard', ids: [await insertFailedJob(db, 'clear-limits')], reason: 'Sudah tidak perlu' },
  }),
}
