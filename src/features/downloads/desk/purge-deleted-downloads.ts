import type { JobParts } from '#src/platform/jobs/parts.ts'
import { restorableSince } from '../../content/bin-retention.ts'
import { releaseUpload } from '../../uploads/claim-upload.ts'
import { removeDownloads } from './write-queries.ts'

/** Purges downloads deleted thirty days ago; their files and pictures go with the unused ones. */
export async function purgeDeletedDownloads({ write, clock }: JobParts): Promise<void> {
  const before = restorableSince(clock.now())
  const removeSome = () =>
    write(async (tx) => {
      const { ids, names } = await removeDownloads(tx, before)
      for (const name of names) await releaseUpload(tx, name)
      return ids.length
    })
  while (await removeSome());
}
