import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { deleteOldLinks } from '../link-queries.ts'

const KEPT_MS = 30 * DAY_MS

/** Nightly: deletes links that expired a month ago; until then they still give the reason for failing. */
export const removeOldPicLinks: Job<object, JobParts> = {
  name: 'remove-pic-links',
  cron: '25 3 * * *',
  async run(_, { db, clock }) {
    await deleteOldLinks(db, new Date(clock.now().getTime() - KEPT_MS))
  },
}
