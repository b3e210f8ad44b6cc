import { editedKinds } from './edited-kinds.ts'
import { publishDueContent } from './features/content/publish-due-content.ts'
import { purgeDeletedContent } from './features/content/purge-deleted-content.ts'
import { purgeDeletedDownloads } from './features/downloads/desk/purge-deleted-downloads.ts'
import { publishDueNews } from './features/news/writing/publish-due-news.ts'
import { purgeDeletedNews } from './features/news/writing/purge-deleted-news.ts'
import { purgeDeletedMembers } from './features/team/desk/purge-deleted-members.ts'
import { publishDueTranslations } from './features/translations/publish-due-translations.ts'
import type { JobParts } from './platform/jobs/parts.ts'
import type { Job } from './platform/jobs/queue.ts'

type Step = (parts: JobParts) => Promise<void>

const publications: readonly Step[] = [
  publishDueNews,
  publishDueTranslations,
  ...editedKinds.map(
    (kind): Step =>
      (parts) =>
        publishDueContent(parts, kind),
  ),
]

const purges: readonly Step[] = [
  purgeDeletedNews,
  purgeDeletedDownloads,
  purgeDeletedMembers,
  ...editedKinds.map(
    (kind): Step =>
      (parts) =>
        purgeDeletedContent(parts, kind),
  ),
]

/** Runs the step of every kind, also after one failed. @throws the first failure */
async function runAll(steps: readonly Step[], parts: JobParts) {
  const failures: unknown[] = []
  for (const step of steps) await step(parts).catch((error) => failures.push(error))
  if (failures.length) throw failures[0]
}

/** Publishes the scheduled items of every kind. */
export const publishScheduled: Job<object, JobParts> = {
  name: 'publish-scheduled',
  cron: '* * * * *',
  run: (_, parts) => runAll(publications, parts),
}

/** Purges the bin: items of every kind that were deleted thirty days ago (`RESTORABLE_MS`). */
export const purgeDeleted: Job<object, JobParts> = {
  name: 'purge-deleted',
  cron: '50 19 * * *',
  run: (_, parts) => runAll(purges, parts),
}
