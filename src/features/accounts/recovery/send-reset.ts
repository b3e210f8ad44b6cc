import { lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { afterAnswer } from '../after-answer.ts'
import { findAccount, isMailQueued } from '../registration/queries.ts'
import { sendActivation } from '../registration/send-activation.ts'
import type { RequestOrigin } from '../request-origin.ts'
import { renewToken } from '../token-queries.ts'

export const RESET_MS = HOUR_MS

/**
 * Sends the mail for a forgotten password: a reset link, or the activation mail again for an unactivated registration;
 * otherwise nothing. A job for the same reason as `sendActivation`.
 */
export const sendReset: Job<{ key: string; email: string; asked: RequestOrigin }, JobParts> = {
  name: 'send-reset',
  isUrgent: true,
  async run({ key, email, asked }, { write, clock, place }) {
    await afterAnswer()
    await write(async (tx) => {
      if (await isMailQueued(tx, key)) return
      const account = await findAccount(tx, email)
      if (!account) return tx.later(sendActivation, { key, email, registeredAt: null, asked })
      const token = await renewToken(tx, {
        kind: 'reset',
        userId: account.id,
        now: clock.now(),
        lifeMs: RESET_MS,
      })
      const reader = { key, to: account.email, name: account.name, asked, publicUrl: place.publicUrl }
      const { recoveryLetters } = await lettersIn(account.language)
      await queueMail(tx, recoveryLetters.resetMail(reader, token))
    })
  },
}
