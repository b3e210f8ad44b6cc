import { DAY_MS } from '#src/wire/duration.ts'
import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'

/** Deletes announcements that no process can have missed: after a day it would forget everything instead. */
export const clearAnnouncements: Job<object, JobParts> = {
  name: 'clear-announcements',
  cron: '45 * * * *',
  async run(_, { db, clock }) {
    const before = new Date(clock.now().getTime() - 2 * DAY_MS)
    await db.deleteFrom('announcements').where('announcedAt', '<', before).execute()
  },
}
