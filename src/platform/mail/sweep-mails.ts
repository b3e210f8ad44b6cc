import { DAY_MS } from '#src/wire/duration.ts'
import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'
import { clearMailContent, listStrandedMails } from './queries.ts'
import { sendMail } from './send-mail.ts'

const AT_ONCE = 5_000
const KEPT_MS = 30 * DAY_MS

/** Enqueues mails that are due again, and those whose job vanished. */
export const resendMails: Job<object, JobParts> = {
  name: 'resend-letters',
  cron: '* * * * *',
  run: (_, { write, clock }) =>
    write(async (tx) => {
      for (const id of await listStrandedMails(tx, clock.now(), AT_ONCE)) await tx.later(sendMail, { id })
    }),
}

/** Removes the content of mails after thirty days, also from the folder of mails; the row stays. */
export const clearOldMails: Job<object, JobParts> = {
  name: 'empty-letters',
  cron: '50 19 * * *',
  async run(_, { db, clock, mail }) {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    await clearMailContent(db, before)
    await mail.removeSent?.(before)
  },
}
