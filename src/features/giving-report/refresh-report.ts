import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { hasNews } from './queries.ts'

const FIVE_MINUTES = 5 * MINUTE_MS

/**
 * Invalidates the public report when gifts changed. Invalidation on each payment would recompute it over and over in a
 * wave of payments.
 */
export const refreshReport: Job<object, JobParts> = {
  name: 'refresh-giving-report',
  cron: '*/5 * * * *',
  async run(_, { db, write, clock }) {
    // Twice the interval between two runs, so that a late run misses no event.
    const since = new Date(clock.now().getTime() - 2 * FIVE_MINUTES)
    if (await hasNews(db, since)) await write(async (tx) => tx.invalidate('giving-report'))
  },
}
