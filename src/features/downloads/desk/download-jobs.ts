import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { restorableSince } from '../../content/edit-steps.ts'
import { releaseUpload } from '../../uploads/claim-upload.ts'
import { removeDownloads } from './write-queries.ts'

/** Nightly: purges downloads deleted thirty days ago; their files and pictures go with the unused ones. */
export const removeDeletedDownloads: Job<object, JobParts> = {
  name: 'remove-deleted-downloads',
  cron: '53 19 * * *',
  async run(_, { write, clock }) {
    const before = restorableSince(clock.now())
    const removeSome = () =>
      write(async (tx) => {
        const { ids, names } = await removeDownloads(tx, before)
        for (const name of names) await releaseUpload(tx, name)
        return ids.length
      })
    while (await removeSome());
  },
}
