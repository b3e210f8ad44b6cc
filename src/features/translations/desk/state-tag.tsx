import type { ContentStatus } from '#src/wire/content.ts'
import type { TranslationState } from '../model.ts'
import * as words from './words.id.ts'

const looks: Record<TranslationState, string> = {
  missing: 'bg-kain text-muted',
  changed: 'bg-warn-tint text-warn',
  machine: 'bg-warn-tint text-warn',
  review: 'bg-warn-tint text-warn',
  returned: 'bg-bad-tint text-bad',
  draft: 'bg-sky text-blue-hover',
  published: 'bg-ok-tint text-ok',
}

/** More about a draft: it is scheduled, was taken down, or waits beside what readers see. */
function ofDraft(status: ContentStatus | null, hasChanges: boolean): string | undefined {
  if (status === 'scheduled') return words.isScheduled
  if (status === 'archived') return words.isTakenDown
  return hasChanges ? words.publishedWithChanges : undefined
}

type StateProps = {
  state: TranslationState
  status: ContentStatus | null
  /** True if readers see an earlier text meanwhile. */
  hasChanges: boolean
}

/** State of a translation. */
export const StateTag = ({ state, status, hasChanges }: StateProps) => (
  <span
    className={`inline-flex min-h-6.5 items-center rounded-label px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[state]}`}
  >
    {(state === 'draft' && ofDraft(status, hasChanges)) || words.states[state]}
  </span>
)
