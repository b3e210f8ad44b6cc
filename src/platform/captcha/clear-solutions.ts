import { HOUR_MS } from '#src/wire/duration.ts'
import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'
import { deleteSolutionsBefore } from './queries.ts'

/** Tolerated clock skew between servers, so that no solution counts twice. */
const MARGIN_MS = HOUR_MS

/** Deletes used captcha solutions once they are too old to be replayed. */
export const clearCaptchaSolutions: Job<object, JobParts> = {
  name: 'clear-captcha-solutions',
  cron: '20 * * * *',
  run: (_, { db, clock }) => deleteSolutionsBefore(db, new Date(clock.now().getTime() - MARGIN_MS)),
}
