import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { publishDueContent } from '../../content/publish-due-content.ts'
import { removeDeletedContent } from '../../content/remove-deleted-content.ts'
import { blogContent } from './blog-content.ts'

/** Every minute. */
export const publishScheduledPosts: Job<object, JobParts> = {
  name: 'publish-scheduled-posts',
  cron: '* * * * *',
  run: (_, parts) => publishDueContent(parts, blogContent),
}

/** Every night. */
export const removeDeletedPosts: Job<object, JobParts> = {
  name: 'remove-deleted-posts',
  cron: '55 19 * * *',
  run: (_, parts) => removeDeletedContent(parts, blogContent),
}
