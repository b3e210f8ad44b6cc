import type { RegistrationRowWire } from './schema.ts'
import { stateWords } from './state-words.ts'

const looks = { ok: 'bg-ok-tint text-ok', warn: 'bg-warn-tint text-warn', off: 'bg-kain text-off-text' }

/** State of a registration, in a word. */
export function RegistrationTag({ state }: Pick<RegistrationRowWire, 'state'>) {
  const { label, tone } = stateWords[state]
  return (
    <span
      className={`inline-flex min-h-6.5 items-center rounded-label px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[tone]}`}
    >
      {label}
    </span>
  )
}
