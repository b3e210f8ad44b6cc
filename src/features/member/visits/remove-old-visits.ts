import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { deleteVisitsBefore } from './queries.ts'

const BATCH = 10_000

/** Deletes visits after twelve months (docs/reference/contract.md#visits). */
export const removeOldVisits: Job<object, JobParts> = {
  name: 'remove-old-visits',
  cron: '20 20 * * *',
  async run(_, { db, clock }) {
    const before = new Date(clock.now())
    before.setUTCFullYear(before.getUTCFullYear() - 1)
    while (await deleteVisitsBefore(db, before, BATCH));
  },
}
