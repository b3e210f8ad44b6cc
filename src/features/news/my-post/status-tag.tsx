import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { NewsStatus } from '../workflow.ts'
import * as words from './words.id.ts'

export const statusWords: Record<NewsStatus, { label: string; icon: IconName; look: string }> = {
  draft: { label: words.stateDraft, icon: 'pencil-line', look: 'bg-kain text-off-text' },
  review: { label: words.stateReview, icon: 'clock', look: 'bg-warn-tint text-warn' },
  revision: { label: words.stateRevision, icon: 'message-square-text', look: 'bg-bad-tint text-bad' },
  scheduled: { label: words.stateScheduled, icon: 'calendar-clock', look: 'bg-sky text-blue-hover' },
  published: { label: words.statePublished, icon: 'circle-check', look: 'bg-ok-tint text-ok' },
  archived: { label: words.stateArchived, icon: 'archive', look: 'bg-kain text-off-text' },
}

/** State of an item, in a word on its tint. */
export function StatusTag({ status }: { status: NewsStatus }) {
  const { label, icon, look } = statusWords[status]
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-label px-2 text-xs font-semibold whitespace-nowrap ${look}`}
    >
      <Icon name={icon} className="size-4" />
      {label}
    </span>
  )
}
