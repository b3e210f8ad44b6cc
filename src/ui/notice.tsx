import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'ok' | 'warn' | 'bad' | 'info'

const tones = {
  ok: { look: 'bg-ok-tint text-ok', Icon: CircleCheck },
  warn: { look: 'bg-warn-tint text-warn', Icon: TriangleAlert },
  bad: { look: 'bg-bad-tint text-bad', Icon: CircleAlert },
  info: { look: 'bg-sky text-blue-hover', Icon: Info },
}

/** A sentence that matters on its own tint, always with an icon; a bad one is read out at once. */
export function Notice({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  const { look, Icon } = tones[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-control px-4 py-3.5 text-note leading-normal ${look}`}
    >
      {icon ?? <Icon className="mt-0.5" />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
