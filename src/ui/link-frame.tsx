import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { LinkToken } from './link-token.tsx'

type LinkPageProps = {
  title: string
  lead: string
  /** The sentence on the pattern. */
  label: string
  act: { verb: string; busy: string; variant?: 'blue' | 'destroy' }
  answer: FormAnswer | undefined
  /** Replaces the form after success. */
  done: ReactNode
  /** Text for a failure that is not the link's fault. */
  refusal?: ReactNode
}

const cloth = { family: 'indigo', seed: 27 }

/** Page of a link in a mail: acting needs a click, so that a program which only fetches it triggers nothing. */
export function LinkFrame({ title, lead, label, act, answer, done, refusal }: LinkPageProps) {
  const { site } = useSite()
  const isBusy = useNavigation().state === 'submitting'
  const error = answer?.errors.token?.[0]
  return (
    <PlainFrame site={site} cloth={cloth} label={label} title={title} lead={done ? undefined : lead}>
      <Head title={title} />
      {done ? (
        <div className="mt-5 grid justify-items-start gap-5">{done}</div>
      ) : (
        <SentForm answer={answer} className="grid gap-5">
          {(error ?? refusal) && <Notice tone="bad">{error ?? refusal}</Notice>}
          <LinkToken />
          <div>
            <Button type="submit" variant={act.variant ?? 'blue'} busy={isBusy} busyLabel={act.busy}>
              {act.verb}
            </Button>
          </div>
        </SentForm>
      )}
    </PlainFrame>
  )
}
