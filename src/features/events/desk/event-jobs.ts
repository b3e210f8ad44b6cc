import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { publishDueContent } from '../../content/publish-due-content.ts'
import { removeDeletedContent } from '../../content/remove-deleted-content.ts'
import { eventContent } from './event-content.ts'

/** Every minute. */
export const publishScheduledEvents: Job<object, JobParts> = {
  name: 'publish-scheduled-events',
  cron: '* * * * *',
  run: (_, parts) => publishDueContent(parts, eventContent),
}

/** Every night. */
export const removeDeletedEvents: Job<object, JobParts> = {
  name: 'remove-deleted-events',
  cron: '5 20 * * *',
  run: (_, parts) => removeDeletedContent(parts, eventContent),
}
