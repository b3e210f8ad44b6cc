import { stateWords } from './person-words.ts'

const looks = {
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-sky text-blue-hover',
}

/** Tag with the account's state. */
export function StateTag({ state }: { state: keyof typeof stateWords }) {
  const { label, tone } = stateWords[state]
  return (
    <span
      className={`inline-flex min-h-6.5 items-center rounded-label px-2 py-0.5 text-xs font-semibold ${looks[tone]}`}
    >
      {label}
    </span>
  )
}
