import type { ReactNode } from 'react'

const tones = {
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  quiet: 'bg-kain text-off-text',
  info: 'bg-sky text-blue-hover',
}

/** A state, 26 px high, not clickable. Give an icon first: colour alone says nothing. */
export function Tag({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6.5 items-center gap-1.5 rounded-label px-2 text-xs font-semibold whitespace-nowrap [&_svg]:size-4 ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
