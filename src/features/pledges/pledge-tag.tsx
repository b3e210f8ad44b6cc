import { Icon } from '#src/ui/icon.tsx'
import { pledgeWords } from './pledge-words.ts'
import type { PledgeWire } from './schema.ts'

const looks = {
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-sky text-blue-hover',
  quiet: 'bg-kain text-off-text',
}

/** Coloured tag with the state of a pledge. */
export function PledgeTag({ status }: Pick<PledgeWire, 'status'>) {
  const { label, icon, tone } = pledgeWords[status]
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-label px-2 py-0.5 text-xs font-semibold ${looks[tone]}`}
    >
      <Icon name={icon} className="size-4" />
      {label}
    </span>
  )
}
