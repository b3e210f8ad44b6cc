import type { ContentStatus } from '#src/wire/content.ts'

/** Allowed transitions; published to published replaces the live text. */
export const allowedTransitions: Record<ContentStatus, readonly ContentStatus[]> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['published', 'archived'],
  archived: ['draft', 'published'],
}

/** Name of a transition in the audit trail. */
export function auditActionOf(from: ContentStatus, to: ContentStatus | undefined): string {
  if (!to || (to === from && to !== 'published' && to !== 'scheduled')) return 'update'
  return { draft: 'withdraw', scheduled: 'schedule', published: 'publish', archived: 'unpublish' }[to]
}

/** True if readers see title and picture of the live text, not of the one being edited. */
export const isLiveTextShown = (status: ContentStatus) => status === 'published' || status === 'archived'
