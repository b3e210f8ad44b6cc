import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'
import { deleteEndedHits } from './queries.ts'

/** Deletes expired windows, most of whose keys never return. */
export const clearLimits: Job<object, JobParts> = {
  name: 'clear-limits',
  cron: '25 * * * *',
  run: (_, { db, clock }) => deleteEndedHits(db, clock.now()),
}
