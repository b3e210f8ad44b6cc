import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'
import { deleteSolutionsBefore } from './queries.ts'

/** Clocks of several servers may differ by as much before a solution could count twice. */
const MARGIN_MS = 3_600_000

/** Used captcha solutions are remembered for as long as they could be sent again. */
export const clearCaptchaSolutions: Job<object, JobParts> = {
  name: 'clear-captcha-solutions',
  cron: '20 * * * *',
  run: (_, { db, clock }) => deleteSolutionsBefore(db, new Date(clock.now().getTime() - MARGIN_MS)),
}
