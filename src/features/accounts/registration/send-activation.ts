import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { newCode, newSecret } from '#src/platform/secrets/one-use.ts'
import { afterAnswer } from '../after-answer.ts'
import type { Asked } from '../asked.ts'
import { activationLetter, knownAccountLetter } from './letters.ts'
import { deleteWaiting, findAccount, isPosted, renewSecrets } from './queries.ts'

const CODE_MS = 10 * 60_000

export type ActivationRequest = {
  /** Of the letter: one request makes one, however often the job runs. */
  key: string
  email: string
  /** The registration that asks, ISO; null for whichever waits. */
  registeredAt: string | null
  asked: Asked
}

/**
 * Decides what an address that registered, or asked again, gets: link and code, the word that there is an account,
 * or nothing. It is a job so that the answer to the visitor knows none of it, neither by words nor by time.
 */
export const sendActivation: Job<ActivationRequest, JobParts> = {
  name: 'send-activation',
  isUrgent: true,
  async run({ key, email, registeredAt, asked }, { write, clock, place }) {
    await afterAnswer()
    await write(async (tx) => {
      if (await isPosted(tx, key)) return
      const reader = { key, to: email, asked, publicUrl: place.publicUrl }
      const account = await findAccount(tx, email)
      if (account) {
        await deleteWaiting(tx, email)
        return queueMail(tx, knownAccountLetter({ ...reader, name: account.name }))
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
      if (registered)
        await queueMail(
          tx,
          activationLetter(reader, { token: link.text, code: code.text, registeredAt: registered }),
        )
    })
  },
}
