import type { JobParts } from '#src/platform/jobs/parts.ts'
import { restorableSince } from '../../content/bin-retention.ts'
import { releaseUpload } from '../../uploads/claim-upload.ts'
import { removeMembers } from '../queries.ts'

/** Purges people removed thirty days ago; their photos go with the unused ones. */
export const purgeDeletedMembers = ({ write, clock }: JobParts): Promise<void> =>
  write(async (tx) => {
    const before = restorableSince(clock.now())
    for (const image of new Set(await removeMembers(tx, before))) await releaseUpload(tx, image)
  })
