import { lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { claimNotices, markMailed } from './queries.ts'

const BATCH = 100

/** Mails a post to all recipients of instant mails. Safe on several nodes: nobody gets it twice. */
export const mailPost: Job<{ questionId: number; answerId: number }, JobParts> = {
  name: 'mail-forum-post',
  async run(which, { write, clock, place, secret }) {
    for (;;) {
      const sent = await write(async (tx) => {
        const notices = await claimNotices(tx, which, BATCH)
        for (const notice of notices) {
          const { forumLetters } = await lettersIn(notice.language)
          await queueMail(tx, forumLetters.forumPostMail(notice, { publicUrl: place.publicUrl, secret }))
        }
        await markMailed(tx, notices, clock.now())
        return notices.length
      })
      if (sent < BATCH) return
    }
  },
}
