import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { deleteExpired } from '../accounts/registration/queries.ts'
import { deleteExpiredInvitations } from './import/queries.ts'

/** Deletes registrations and invitations past their expiry, activated or not. */
export const removeRegistrations: Job<object, JobParts> = {
  name: 'remove-registrations',
  cron: '15 * * * *',
  async run(_, { db, clock }) {
    await deleteExpired(db, clock.now())
    await deleteExpiredInvitations(db, clock.now())
  },
}
