import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { restorableSince } from '../../content/edit-steps.ts'
import { releaseUpload } from '../../uploads/claim-upload.ts'
import { removeMembers } from './queries.ts'

/** Nightly: purges people removed thirty days ago; their photos go with the unused ones. */
export const removeDeletedMembers: Job<object, JobParts> = {
  name: 'remove-deleted-team',
  cron: '57 19 * * *',
  run: (_, { write, clock }) =>
    write(async (tx) => {
      const before = restorableSince(clock.now())
      for (const image of new Set(await removeMembers(tx, before))) await releaseUpload(tx, image)
    }),
}
