import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { imagesIn } from '#src/platform/text/sanitize.ts'
import { releaseUpload } from '../../uploads/claim-upload.ts'
import { RESTORABLE_MS } from './delete-news.ts'
import { listDeletedBefore, removeNews } from './job-queries.ts'

/** Nightly: purges drafts deleted thirty days ago; their pictures go with the unused ones. */
export const removeDeletedNews: Job<object, JobParts> = {
  name: 'remove-deleted-news',
  cron: '50 19 * * *',
  async run(_, { db, write, clock }) {
    const before = new Date(clock.now().getTime() - RESTORABLE_MS)
    for (;;) {
      const items = await listDeletedBefore(db, before)
      if (!items.length) return
      await write(async (tx) => {
        const texts = items.flatMap((item) => item.texts)
        const names = texts.flatMap(({ content, image }) => [...imagesIn(content), ...(image ? [image] : [])])
        await removeNews(
          tx,
          items.map(({ id }) => id),
        )
        for (const name of new Set(names)) await releaseUpload(tx, name)
      })
    }
  },
}
