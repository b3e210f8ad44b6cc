import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { publishDueContent } from '../../content/publish-due-content.ts'
import { removeDeletedContent } from '../../content/remove-deleted-content.ts'
import { pageContent } from './page-content.ts'

/** Every minute. */
export const publishScheduledPages: Job<object, JobParts> = {
  name: 'publish-scheduled-pages',
  cron: '* * * * *',
  run: (_, parts) => publishDueContent(parts, pageContent),
}

/** Every night. */
export const removeDeletedPages: Job<object, JobParts> = {
  name: 'remove-deleted-pages',
  cron: '58 19 * * *',
  run: (_, parts) => removeDeletedContent(parts, pageContent),
}
