import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { hasNews } from './queries.ts'

/** Stored answers of the public report. */
export const GIVING_REPORT = 'giving-report'

const FIVE_MINUTES = 5 * MINUTE_MS

/**
 * Lets the public report be added up anew where something happened to a gift. Dropping it with each payment would make
 * a wave of payments add everything up over and over.
 */
export const refreshReport: Job<object, JobParts> = {
  name: 'refresh-giving-report',
  cron: '*/5 * * * *',
  async run(_, { db, write, clock }) {
    // Twice the time between two runs: what came while this one was late is not missed.
    const since = new Date(clock.now().getTime() - 2 * FIVE_MINUTES)
    if (await hasNews(db, since)) await write(async (tx) => tx.invalidate(GIVING_REPORT))
  },
}
