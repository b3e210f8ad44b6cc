import { lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { listReachablePics } from './care-queries.ts'
import { findWaiting } from './claims/queries.ts'
import { isMailQueued, newLink } from './link-queries.ts'

/** Mails a claim to the PICs of its institution. Runs as a job, so that no job's data contains a link secret. */
export const mailClaim: Job<{ claimId: number }, JobParts> = {
  name: 'mail-claim',
  run: ({ claimId }, { write, clock, place }) =>
    write(async (tx) => {
      const claim = await findWaiting(tx, claimId)
      if (!claim) return
      for (const pic of await listReachablePics(tx, claim.participantId, claim.userId)) {
        const key = `claim-${claimId}-${pic.id}`
        if (await isMailQueued(tx, key)) continue
        const token = await newLink(tx, { userId: pic.id, claimId, now: clock.now() })
        const { claimLetters } = await lettersIn(pic.language)
        await queueMail(tx, claimLetters.claimMail(claim, { key, pic, token, publicUrl: place.publicUrl }))
      }
    }),
}
