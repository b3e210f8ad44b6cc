import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { ContentStatus } from '#src/wire/content.ts'
import { Button } from '../button.tsx'

export type Step = { intent: string; label: string; busy: string; tone?: 'danger' }

const publish = (label: string): Step => ({ intent: 'terbit', label, busy: 'Menerbitkan' })
const schedule = (label: string): Step => ({ intent: 'jadwal', label, busy: 'Menjadwalkan' })
const withdraw = (label: string): Step => ({ intent: 'tarik', label, busy: 'Menyimpan' })

const stepsOf: Record<ContentStatus, readonly Step[]> = {
  draft: [publish('Simpan dan terbitkan'), schedule('Simpan dan jadwalkan')],
  scheduled: [publish('Terbitkan sekarang'), schedule('Ubah jadwal'), withdraw('Batalkan jadwal')],
  published: [
    publish('Simpan dan terbitkan'),
    { intent: 'turun', label: 'Turunkan', busy: 'Menurunkan', tone: 'danger' },
  ],
  archived: [publish('Terbitkan lagi'), withdraw('Jadikan draf')],
}

type StepProps = { status: ContentStatus; canLeave?: boolean; canWait?: boolean }

/** Buttons of the workflow, each of which saves the text too, so that no input is lost. */
export const StepButtons = ({ status, canLeave = true, canWait = true }: StepProps): ReactNode => (
  <Steps
    steps={stepsOf[status].filter(
      ({ intent }) => (canLeave || intent !== 'turun') && (canWait || intent !== 'jadwal'),
    )}
  />
)

/** Buttons of a form that each send an intent, and with it what is in the form. */
export function Steps({ steps }: { steps: readonly Step[] }): ReactNode {
  const { state, formData } = useNavigation()
  const sent = state === 'idle' ? null : formData?.get('intent')
  return steps.map(({ intent, label, busy, tone = 'outline' as const }) => (
    <Button
      key={intent}
      type="submit"
      name="intent"
      value={intent}
      variant={tone}
      busy={sent === intent}
      busyLabel={busy}
    >
      {label}
    </Button>
  ))
}
