import { Icon } from '#src/ui/icon.tsx'
import type { DonationStatus } from './gift-rules.ts'
import { stateWords } from './state-words.ts'

const looks = {
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-sky text-blue-hover',
  quiet: 'bg-kain text-off-text',
}

/** Coloured tag with the status of a gift. */
export function StateTag({ status }: { status: DonationStatus }) {
  const { label, icon, tone } = stateWords[status]
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-label px-2 py-0.5 text-xs font-semibold ${looks[tone]}`}
    >
      <Icon name={icon} className="size-4" />
      {label}
    </span>
  )
}
