import { lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { DAY_MS, MINUTE_MS } from '#src/wire/duration.ts'
import { claimNoticesOf, dropStaleNotices, listExpectant, markMailed } from './queries.ts'

/** Younger notices may still be sent as instant mails. */
const RIPE_MS = 10 * MINUTE_MS
const KEPT_MS = 14 * DAY_MS

/** Sends the daily digests, at six in the morning in Jakarta. */
export const mailForumDigests: Job<object, JobParts> = {
  name: 'mail-forum-digests',
  cron: '0 23 * * *',
  async run(_, { db, write, clock, place, secret }) {
    const now = clock.now()
    const ripe = new Date(now.getTime() - RIPE_MS)
    for (const userId of await listExpectant(db, ripe))
      await write(async (tx) => {
        const notices = await claimNoticesOf(tx, userId, ripe)
        if (!notices[0]) return
        const { forumLetters } = await lettersIn(notices[0].language)
        const day = now.toISOString().slice(0, 10)
        await queueMail(tx, forumLetters.digestMail(notices, day, { publicUrl: place.publicUrl, secret }))
        await markMailed(tx, notices, now)
      })
    await dropStaleNotices(db, new Date(now.getTime() - KEPT_MS))
  },
}
