import type { Db } from '#src/platform/database/connect.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { deleteSaltsBefore, sumUpBefore } from './queries.ts'

const BATCH = 10_000

/** Reduces past days to sums: salts are deleted first, so that hashes cannot be traced. */
export async function closeDays(db: Db, now: Date) {
  const today = jakartaDay(now)
  await deleteSaltsBefore(db, today)
  while (await sumUpBefore(db, today, BATCH));
}

/**
 * Hourly at ten past: the day's last visitors are written by ten past midnight; after an outage the next hour does it.
 */
export const closeVisitorDays: Job<object, JobParts> = {
  name: 'close-visitor-days',
  cron: '10 * * * *',
  run: (_, { db, clock }) => closeDays(db, clock.now()),
}
