import type { JobParts } from '#src/platform/jobs/parts.ts'
import { imagesIn } from '#src/platform/text/sanitize.ts'
import { releaseUpload } from '../uploads/claim-upload.ts'
import { restorableSince } from './bin-retention.ts'
import type { ContentKind } from './content-kind.ts'
import { listDeletedBefore, removeContent } from './job-queries.ts'

/** Purges items deleted thirty days ago; their pictures go with the unused ones. */
export async function purgeDeletedContent({ db, write, clock }: JobParts, kind: ContentKind): Promise<void> {
  const before = restorableSince(clock.now())
  for (;;) {
    const items = await listDeletedBefore(db, kind, before)
    if (!items.length) return
    await write(async (tx) => {
      const texts = items.flatMap((item) => item.texts)
      const names = texts.flatMap(({ content, image }) => [...imagesIn(content), ...(image ? [image] : [])])
      const ids = items.map(({ id }) => id)
      await removeContent(tx, kind, ids)
      for (const name of new Set(names)) await releaseUpload(tx, name)
    })
  }
}
