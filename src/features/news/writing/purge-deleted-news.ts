import type { JobParts } from '#src/platform/jobs/parts.ts'
import { imagesIn } from '#src/platform/text/sanitize.ts'
import { restorableSince } from '../../content/bin-retention.ts'
import { releaseUpload } from '../../uploads/claim-upload.ts'
import { listDeletedBefore, removeNews } from './job-queries.ts'

/** Purges drafts deleted thirty days ago; their pictures go with the unused ones. */
export async function purgeDeletedNews({ db, write, clock }: JobParts): Promise<void> {
  const before = restorableSince(clock.now())
  for (;;) {
    const items = await listDeletedBefore(db, before)
    if (!items.length) return
    await write(async (tx) => {
      const texts = items.flatMap((item) => item.texts)
      const names = texts.flatMap(({ content, image }) => [...imagesIn(content), ...(image ? [image] : [])])
      const ids = items.map(({ id }) => id)
      await removeNews(tx, ids)
      for (const name of new Set(names)) await releaseUpload(tx, name)
    })
  }
}
