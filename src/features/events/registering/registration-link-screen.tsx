import { data, useActionData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { answerOf, type FormAnswer, SentForm, statusOf } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { useTokenOfLink } from '#src/ui/use-token-of-link.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { when } from '../when.ts'
import * as words from '../words.id.ts'
import type { cancelByLink, openRegistrationLink } from './api.ts'
import { CancelForm } from './cancel-form.tsx'
import type { LinkedRegistrationWire } from './schema.ts'

/** Action data of the page. The secret is never in an address. */
type Shown = {
  token: string
  opened: LinkedRegistrationWire | null
  isCancelled: boolean
  answer: FormAnswer | null
}

export const loader = page(async ({ unshared }) => {
  unshared()
  return null
})

export const action = page(async ({ api, request }) => {
  const form = await request.formData()
  // Accepts a whole pasted link too.
  const token = String(form.get('token') ?? '')
    .trim()
    .split('#')
    .at(-1)!
  const body = { token }
  const wanted = form.get('intent') === 'batal'
  const acted = wanted
    ? await api<typeof cancelByLink>('POST /event-registrations/cancellation', { body })
    : null
  const read = await api<typeof openRegistrationLink>('POST /event-registrations/link', { body })
  const failed = acted && !acted.success ? acted : read.success ? null : read
  const shown = { token, opened: read.success ? read.data : null, isCancelled: acted?.success === true }
  return data<Shown>(
    { ...shown, answer: failed && answerOf({ token }, failed) },
    { status: failed ? statusOf(failed) : 200 },
  )
})

const cloth = { family: 'kunyit', seed: 19 }

/** Target of links in mails about an event: the registration, with a button to cancel it. */
export function Component() {
  const shown = useActionData() as Shown | undefined
  const { site } = useSite()
  useTokenOfLink(furtherPaths.eventRegistrationPage)
  return (
    <PlainFrame site={site} cloth={cloth} label={words.seeYou} title={words.yourRegistration}>
      <Head title={words.yourRegistration} />
      <div className="grid gap-6">
        {shown?.opened ? <Opened shown={shown} opened={shown.opened} /> : <ByLink shown={shown} />}
      </div>
    </PlainFrame>
  )
}

function Opened({ shown, opened }: { shown: Shown; opened: LinkedRegistrationWire }) {
  const { event, state, code, checked_in_at: came } = opened
  const times = { startAt: event.start_at, endAt: event.end_at, timezone: event.timezone }
  const facts = [
    [words.eventLabel, event.title],
    [words.timeLabel, when(times)],
    [words.place, event.place],
    [words.name, opened.name],
    [words.code, code],
  ] as const
  return (
    <>
      {shown.answer && <Refusal answer={shown.answer} />}
      <Standing opened={opened} />
      <dl className="border-t-2 border-ink">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b py-3">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {state !== 'cancelled' && !event.is_over && !came && (
        <CancelForm answer={undefined} name="token" value={shown.token} />
      )}
      <div className="empty:hidden">
        {event.slug && (
          <ButtonLink to={paths.event(event.slug)} variant="outline" reloadDocument>
            {words.eventPage}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Standing({ opened: { state, event, checked_in_at: came } }: { opened: LinkedRegistrationWire }) {
  if (state === 'cancelled') return <Notice tone="info">{words.isCancelled}</Notice>
  if (came) return <Notice tone="ok">{words.thanksForComing}</Notice>
  if (event.is_over) return <Notice tone="info">{words.isOver}</Notice>
  return state === 'confirmed' ? (
    <Notice tone="ok">{words.placeIsConfirmed}</Notice>
  ) : (
    <Notice tone="warn">{words.waitsForPlace}</Notice>
  )
}

const Refusal = ({ answer }: { answer: FormAnswer }) => (
  <Notice tone="bad">
    {answer.errors.token?.[0] ?? (answer.code === 409 ? words.cannotCancel : words.notSaved)}
  </Notice>
)

function ByLink({ shown }: { shown: Shown | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const answer = shown?.answer ?? undefined
  return (
    <SentForm answer={answer} className="grid gap-5">
      <input type="hidden" name="intent" value="buka" />
      {answer?.code === 404 && <Notice tone="bad">{words.registrationGone}</Notice>}
      <Field
        label={words.linkFromMail}
        name="token"
        autoComplete="off"
        help={words.linkHelp}
        defaultValue={answer?.values.token ?? ''}
        error={answer?.errors.token?.[0]}
      />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={words.opening}>
          {words.open}
        </Button>
      </div>
    </SentForm>
  )
}
