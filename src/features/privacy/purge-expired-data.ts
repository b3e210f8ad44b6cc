import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { deleteOutdated } from './retention-queries.ts'

/** Nightly: purges data past the retention periods of the privacy policy (docs/decisions/032). */
export const purgeExpiredData: Job<object, JobParts> = {
  name: 'retention',
  cron: '20 19 * * *',
  run: (_, { db, clock }) => deleteOutdated(db, clock.now()),
}
