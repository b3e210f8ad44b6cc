import type { ContentStatus } from '#src/wire/content.ts'

/** From each state, where an item may go; published to published puts a newer text in the live one's place. */
export const ways: Record<ContentStatus, readonly ContentStatus[]> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['published', 'archived'],
  archived: ['draft', 'published'],
}

/** What a step is called in the audit trail. */
export function actOf(from: ContentStatus, to: ContentStatus | undefined): string {
  if (!to || (to === from && to !== 'published' && to !== 'scheduled')) return 'update'
  return { draft: 'withdraw', scheduled: 'schedule', published: 'publish', archived: 'unpublish' }[to]
}

/** Whether readers' title and picture are those of the live text rather than of the one that is worked on. */
export const showsLive = (status: ContentStatus) => status === 'published' || status === 'archived'
