import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { QuestionRowWire } from '../schema.ts'
import * as words from './words.id.ts'

type Look = { label: string; icon: IconName; look: string }

const states: Partial<Record<QuestionRowWire['status'], Look>> = {
  held: { label: words.held, icon: 'clock', look: 'bg-warn-tint text-warn' },
  answered: { label: words.answered, icon: 'circle-check', look: 'bg-ok-tint text-ok' },
  closed: { label: words.closed, icon: 'lock', look: 'bg-kain text-off-text' },
  hidden: { label: words.hidden, icon: 'eye-off', look: 'bg-bad-tint text-bad' },
}

const tag = 'inline-flex min-h-6.5 items-center gap-1.5 rounded-label px-2 text-xs font-semibold'

/** Status tag of a question or answer; none if open. */
export function StateTag({ status }: { status: QuestionRowWire['status'] }) {
  const state = states[status]
  if (!state) return null
  return (
    <span className={`${tag} whitespace-nowrap ${state.look}`}>
      <Icon name={state.icon} className="size-4" />
      {state.label}
    </span>
  )
}

export const CategoryTag = ({ title }: { title: string }) => (
  <span className={`${tag} min-w-0 bg-sky text-blue-hover [overflow-wrap:anywhere]`}>
    {words.categoryNamed(title)}
  </span>
)

/** Audience tag, unless all members may read. */
export function ReadersTag({ visibility }: { visibility: QuestionRowWire['visibility'] }) {
  if (visibility === 'member') return null
  return (
    <span className={`${tag} bg-kain text-off-text`}>
      {visibility === 'public' ? words.forEveryone : words.forInstitutions}
    </span>
  )
}
