import { lettersIn } from '#src/letters-by-language.ts'
import { Failure } from '#src/platform/http/failures.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { listReachablePics } from '../../institutions/care-queries.ts'
import { isMailQueued, newLink } from '../../institutions/link-queries.ts'
import { getWholeNews } from '../writing/queries.ts'
import { waitsForReview } from '../writing/text-of-item.ts'

/** Asks the PICs of an author's institution for an endorsement, once for each submitted version. */
export const mailEndorsers: Job<{ newsId: number }, JobParts> = {
  name: 'mail-endorsers',
  run: ({ newsId }, { write, clock, place: { publicUrl } }) =>
    write(async (tx) => {
      const item = await getWholeNews(tx, newsId).catch(nullIfGone)
      if (!item) return
      const { participantId, work } = item
      if (!waitsForReview(item) || participantId === null || item.endorsement) return
      for (const pic of await listReachablePics(tx, participantId, item.createdBy)) {
        const key = `endorse-${work.id}-${pic.id}`
        if (await isMailQueued(tx, key)) continue
        const token = await newLink(tx, { userId: pic.id, revisionId: work.id, now: clock.now() })
        const { newsLetters } = await lettersIn(pic.language)
        await queueMail(tx, newsLetters.endorsementMail(item, { key, pic, token, publicUrl }))
      }
    }),
}

const nullIfGone = (error: unknown) => {
  if (error instanceof Failure && error.code === 404) return null
  throw error
}
