import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { ContentStatus } from '#src/wire/content.ts'
import { Button } from '../button.tsx'
import * as words from './words.id.ts'

export type Step = { intent: string; label: string; busy: string; tone?: 'danger' }

const publish = (label: string): Step => ({ intent: 'terbit', label, busy: words.publishing })
const schedule = (label: string): Step => ({ intent: 'jadwal', label, busy: words.scheduling })
const withdraw = (label: string): Step => ({ intent: 'tarik', label, busy: words.saving })

const stepsOf: Record<ContentStatus, readonly Step[]> = {
  draft: [publish(words.saveAndPublish), schedule(words.saveAndSchedule)],
  scheduled: [publish(words.publishNow), schedule(words.changeSchedule), withdraw(words.cancelSchedule)],
  published: [
    publish(words.saveAndPublish),
    { intent: 'turun', label: words.unpublish, busy: words.unpublishing, tone: 'danger' },
  ],
  archived: [publish(words.publishAgain), withdraw(words.makeDraft)],
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
