import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { deleteOutdated } from './retention-queries.ts'

/** Every night goes what the privacy policy promises to keep no longer (docs/decisions/032). */
export const purgeExpiredData: Job<object, JobParts> = {
  name: 'retention',
  cron: '20 19 * * *',
  run: (_, { db, clock }) => deleteOutdated(db, clock.now()),
}
