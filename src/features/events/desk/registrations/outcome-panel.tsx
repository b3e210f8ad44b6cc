import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { Zone } from '../../place-time.ts'
import { fullEnd } from '../../when.ts'
import type { Outcome } from './check-in-answer.ts'

const looks: Record<Outcome['tone'], { look: string; icon: IconName }> = {
  ok: { look: 'border-ok bg-ok-tint text-ok', icon: 'circle-check' },
  warn: { look: 'border-warn bg-warn-tint text-warn', icon: 'triangle-alert' },
  bad: { look: 'border-bad bg-bad-tint text-bad', icon: 'circle-alert' },
}

/** The check-in result: legible at arm's length, in a colour and in words. */
export function OutcomePanel({ outcome, timezone }: { outcome: Outcome; timezone: Zone }) {
  const { tone, title, name, at, advice, undo } = outcome
  const { look, icon } = looks[tone]
  const panel = useRef<HTMLElement>(null)
  // Read aloud, and scrolled into view from wherever the button was.
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Hasil: ${title}`}
      className={`mt-5 scroll-mt-24 rounded-panel border-2 p-5 ${look}`}
    >
      <p className="flex items-center gap-3 text-[1.75rem] leading-tight font-semibold">
        <Icon name={icon} className="size-9 flex-none" />
        {title}
      </p>
      {name && (
        <p className="mt-2 text-lead font-semibold text-ink wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
      )}
      {at && (
        <p className="mt-1 text-note text-ink">Tercatat {fullEnd({ startAt: at, endAt: at, timezone })}</p>
      )}
      {advice && <p className="mt-2 text-ink">{advice}</p>}
      {undo && (
        <SentForm answer={undefined} className="mt-4">
          <input type="hidden" name="intent" value="urung" />
          <input type="hidden" name="registration_id" value={undo} />
          <Button type="submit" variant="outline" size={44}>
            Tarik kembali
          </Button>
        </SentForm>
      )}
    </section>
  )
}
