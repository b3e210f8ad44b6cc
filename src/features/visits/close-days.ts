import type { Db } from '#src/platform/database/connect.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { jakartaDay } from './jakarta-day.ts'
import { deleteSaltsBefore, sumUpBefore } from './queries.ts'

const BATCH = 10_000

/** Of days that are over only the sums stay: the salts go first, and with them what a hash could tell. */
export async function closeDays(db: Db, now: Date) {
  const today = jakartaDay(now)
  await deleteSaltsBefore(db, today)
  while (await sumUpBefore(db, today, BATCH));
}

/** Ten minutes after midnight the last visitors of the day are written; after an outage the next hour does it. */
export const closeVisitorDays: Job<object, JobParts> = {
  name: 'close-visitor-days',
  cron: '10 * * * *',
  run: (_, { db, clock }) => closeDays(db, clock.now()),
}
