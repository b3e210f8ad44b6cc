import { lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { lockUnsent, setToken } from './queries.ts'

const BATCH = 100

/** Queues mails for invitations without one, in batches; each link is created with its mail. */
export const sendInvitations: Job<object, JobParts> = {
  name: 'send-invitations',
  async run(_, parts) {
    while ((await sendBatch(parts)) === BATCH);
  },
}

const sendBatch = ({ write, clock, place }: JobParts) =>
  write(async (tx) => {
    const waiting = await lockUnsent(tx, clock.now(), BATCH)
    for (const { id, email, language } of waiting) {
      const { text, hash } = newSecret()
      await setToken(tx, id, hash)
      const key = `invitation-${id}-${hash.toString('hex').slice(0, 16)}`
      const { invitationLetters } = await lettersIn(language)
      const invited = { key, to: email, publicUrl: place.publicUrl, token: text }
      await queueMail(tx, invitationLetters.invitationMail(invited))
    }
    return waiting.length
  })
