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

type StateProps = {
  state: TranslationState
  /** True if readers see an earlier text meanwhile. */
  hasChanges: boolean
}

/** State of a translation. */
export const StateTag = ({ state, hasChanges }: StateProps) => (
  <span
    className={`inline-flex min-h-6.5 items-center rounded-label px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[state]}`}
  >
    {state === 'draft' && hasChanges ? words.publishedWithChanges : words.states[state]}
  </span>
)
