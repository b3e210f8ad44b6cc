import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { clearFarewellAddresses } from './erase-mails-queries.ts'
import { erasePerson } from './erase-person.ts'
import { listDue } from './queries.ts'

const WEEK_MS = 7 * DAY_MS

/** Erases accounts whose seven days are over, one transaction each; the next hourly run continues. */
export const eraseAccounts: Job<object, JobParts> = {
  name: 'erase-accounts',
  cron: '15 * * * *',
  async run(_, { db, write, clock, erasures, mail }) {
    const now = clock.now()
    for (const { id } of await listDue(db, now)) await erasePerson({ write, erasures }, id, now)
    const forgotten = await clearFarewellAddresses(db, new Date(now.getTime() - WEEK_MS))
    await mail.removeSent?.(forgotten)
  },
}
