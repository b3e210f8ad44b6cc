import { lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { newCode, newSecret } from '#src/platform/secrets/one-use.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { afterAnswer } from '../after-answer.ts'
import type { RequestOrigin } from '../request-origin.ts'
import { deleteWaiting, findAccount, isMailQueued, renewSecrets } from './queries.ts'

const CODE_MS = 10 * MINUTE_MS

export type ActivationRequest = {
  /** Key of the mail: one per request, even if the job runs again. */
  key: string
  email: string
  /** Creation time of the registration, ISO; null for the waiting one. */
  registeredAt: string | null
  asked: RequestOrigin
}

/**
 * Sends the mail for a registration or resend: link and code, a notice of an existing account, or nothing. A job, so
 * that the visitor's response reveals none of it, by content or timing.
 */
export const sendActivation: Job<ActivationRequest, JobParts> = {
  name: 'send-activation',
  isUrgent: true,
  async run({ key, email, registeredAt, asked }, { write, clock, place }) {
    await afterAnswer()
    await write(async (tx) => {
      if (await isMailQueued(tx, key)) return
      const reader = { key, to: email, asked, publicUrl: place.publicUrl }
      const account = await findAccount(tx, email)
      if (account) {
        await deleteWaiting(tx, email)
        const { registrationLetters } = await lettersIn(account.language)
        return queueMail(tx, registrationLetters.knownAccountMail({ ...reader, name: account.name }))
      }
      const now = clock.now()
      const [link, code] = [newSecret(), newCode()]
      const registered = await renewSecrets(tx, {
        email,
        registeredAt: registeredAt === null ? null : new Date(registeredAt),
        tokenHash: link.hash,
        codeHash: code.hash,
        codeExpiresAt: new Date(now.getTime() + CODE_MS),
        now,
      })
      if (!registered) return
      const { registrationLetters } = await lettersIn(registered.language)
      const about = { token: link.text, code: code.text, registeredAt: registered.createdAt }
      await queueMail(tx, registrationLetters.activationMail(reader, about))
    })
  },
}
