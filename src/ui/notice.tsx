import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'ok' | 'warn' | 'bad' | 'info'

const tones: Record<Tone, { look: string; icon: IconName }> = {
  ok: { look: 'bg-ok-tint text-ok', icon: 'circle-check' },
  warn: { look: 'bg-warn-tint text-warn', icon: 'triangle-alert' },
  bad: { look: 'bg-bad-tint text-bad', icon: 'circle-alert' },
  info: { look: 'bg-sky text-blue-hover', icon: 'info' },
}

/** A message with its own background and icon; an error is announced at once. */
export function Notice({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  const { look, icon: usual } = tones[tone]
  return (
    <div
      {...(tone === 'bad' ? { role: 'alert', tabIndex: -1 } : { role: 'status' })}
      className={`flex gap-3 rounded-control px-4 py-3.5 text-note leading-normal ${look}`}
    >
      {icon ?? <Icon name={usual} className="mt-0.5" />}
      <div className="min-w-0 flex-1 text-balance">{children}</div>
    </div>
  )
}
