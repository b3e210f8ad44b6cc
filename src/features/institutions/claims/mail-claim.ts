import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { listReachablePics } from '../care-queries.ts'
import { isPosted, newLink } from '../links/link-queries.ts'
import { claimLetter, claimLetterKey } from './letters.ts'
import { findWaiting } from './queries.ts'

/** Asks the PICs of an institution about somebody who claims it: a job, so that no secret of a link lies in one. */
export const mailClaim: Job<{ claimId: number }, JobParts> = {
  name: 'mail-claim',
  run: ({ claimId }, { write, clock, place }) =>
    write(async (tx) => {
      const claim = await findWaiting(tx, claimId)
      if (!claim) return
      for (const pic of await listReachablePics(tx, claim.participantId, claim.userId)) {
        if (await isPosted(tx, claimLetterKey(claimId, pic.id))) continue
        const token = await newLink(tx, { userId: pic.id, claimId, now: clock.now() })
        await queueMail(tx, claimLetter(claim, pic, { token, publicUrl: place.publicUrl }))
      }
    }),
}
