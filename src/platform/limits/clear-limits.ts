import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'
import { deleteEndedHits } from './queries.ts'

/** Windows that have ended count for nothing; most of their keys never come back. */
export const clearLimits: Job<object, JobParts> = {
  name: 'clear-limits',
  cron: '25 * * * *',
  run: (_, { db, clock }) => deleteEndedHits(db, clock.now()),
}
