import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Ring } from '#src/ui/spinner.tsx'
import type { ShownLink } from './answer-link.ts'
import * as words from './words.id.ts'

type LinkPageProps = {
  title: string
  lead: string
  /** Sentence on the cover picture. */
  label: string
  /** Page for the same action with a login. */
  site: { to: string; label: string }
  shown: ShownLink | undefined
  /** Wider layout, for reading a text. */
  wide?: boolean
  /** Content of the opened link. */
  children: ReactNode
}

const cloth = { family: 'daun', seed: 43 }

/** Page of a link mailed to a PIC: its content if the secret is known, else an input for the link. */
export function LinkPage({ title, lead, label, site: way, shown, wide = false, children }: LinkPageProps) {
  const { site } = useSite()
  return (
    <PlainFrame site={site} cloth={cloth} label={label} title={title} lead={lead} wide={wide}>
      <Head title={title} />
      <div className="grid gap-6">
        {shown?.opened ? children : <ByLink shown={shown} />}
        <p className="border-t pt-5 text-note text-muted">
          {words.ratherOnSite}{' '}
          <ButtonLink to={way.to} variant="link" size={44} reloadDocument>
            {way.label}
          </ButtonLink>
        </p>
      </div>
    </PlainFrame>
  )
}

function ByLink({ shown }: { shown: ShownLink | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const answer = shown?.answer ?? undefined
  return (
    <SentForm answer={answer} className="grid gap-5">
      <input type="hidden" name="intent" value="buka" />
      <Field
        label={words.linkFromMail}
        name="token"
        autoComplete="off"
        help={words.linkHelp}
        defaultValue={answer?.values.token ?? ''}
        error={answer?.errors.token?.[0]}
      />
      <div className="flex items-center gap-4">
        <Button type="submit" busy={isBusy} busyLabel={words.opening}>
          {words.open}
        </Button>
        {isBusy && <Ring />}
      </div>
    </SentForm>
  )
}

type ActProps = {
  token: string
  intent: string
  verb: string
  busy: string
  variant?: 'blue' | 'danger'
}

/** Action button of a link's page; only pressing it decides. */
export function LinkAct({ token, intent, verb, busy, variant = 'blue' }: ActProps) {
  const { state, formData } = useNavigation()
  return (
    <SentForm answer={undefined} className="contents">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        variant={variant}
        busy={state !== 'idle' && formData?.get('intent') === intent}
        busyLabel={busy}
      >
        {verb}
      </Button>
    </SentForm>
  )
}

/** Error message of a rejected action. */
export const Refusal = ({ shown }: { shown: ShownLink }) =>
  shown.answer && <Notice tone="bad">{shown.answer.errors.token?.[0] ?? words.notSaved}</Notice>
