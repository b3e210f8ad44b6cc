import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Event } from '../model.ts'
import { fullEnd } from '../when.ts'
import * as words from '../words.id.ts'
import { CancelForm } from './cancel-form.tsx'
import { registrationId } from './fetch-own-registration.ts'
import type { OwnRegistrationWire, RegistrationWire } from './schema.ts'

type PartProps = {
  event: Event
  registration: RegistrationWire
  /** A member's own registration. */
  own: OwnRegistrationWire | null
  isGuest: boolean
  /** A guest's registration was just accepted. */
  isSent: boolean
  answer: FormAnswer | undefined
}

/** Registers for an event. It contains nothing specific to a visitor, so that its page can be cached for guests. */
export function RegistrationPart(props: PartProps) {
  const { event, registration, own, isSent, answer } = props
  if (registration.state === 'none' && !own) return null
  return (
    <section id={registrationId} className="no-print mt-11 scroll-mt-24">
      <Rubric title={words.registration} />
      <p className="mt-4">{standing(event, registration)}</p>
      <div className="mt-5 grid gap-5">
        {registration.has_begun && !own && isTaking(registration) && (
          <Notice tone="warn">{words.hasBegun}</Notice>
        )}
        {answer?.code === 409 && <Notice tone="warn">{words.noLongerPossible}</Notice>}
        {isSent && !own && !answer && <Sent />}
        {own ? <OwnRegistration own={own} event={event} answer={answer} /> : <Way {...props} />}
      </div>
    </section>
  )
}

const isTaking = ({ state }: RegistrationWire) => state === 'open' || state === 'full'

/** Registration state, in one or two sentences that are the same for all. */
function standing(
  event: Event,
  { state, who, capacity, left, opens_at, closes_at }: RegistrationWire,
): string {
  const at = (moment: string) => fullEnd({ startAt: moment, endAt: moment, timezone: event.timezone })
  if (state === 'soon') return words.opensOn(at(opens_at!))
  if (state === 'closed' || state === 'none') return words.registrationClosed
  const until = words.closesOn(at(closes_at))
  const whom = who === 'member' ? `${words.membersOnly} ` : ''
  if (state === 'full') return `${whom}${words.allSeatsTaken(capacity!)} ${until}`
  return capacity === null ? `${whom}${until}` : `${whom}${words.seatsLeft(left!, capacity)} ${until}`
}

const Sent = () => <Notice tone="ok">{words.registrationReceived}</Notice>

function Way({ event, registration, isGuest, isSent, answer }: PartProps) {
  const { state, who } = registration
  if (!isTaking(registration)) return null
  if (who === 'member' && isGuest) return <LoginFirst slug={event.slug} />
  if (isSent && isGuest && !answer)
    return (
      <div>
        <ButtonLink to={`${paths.event(event.slug)}#${registrationId}`} variant="outline">
          {words.registerSomeone}
        </ButtonLink>
      </div>
    )
  return (
    <SentForm answer={answer} className="grid gap-5">
      <input type="hidden" name="event_id" value={event.id} />
      {isGuest && <GuestFields answer={answer} />}
      <Send label={state === 'full' ? words.joinWaitingList : words.registerNow} />
    </SentForm>
  )
}

const LoginFirst = ({ slug }: { slug: string }) => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to={paths.loginThen(`${paths.event(slug)}#${registrationId}`)}>
      {words.loginToRegister}
    </ButtonLink>
    <ButtonLink to={paths.register} variant="outline">
      {words.register}
    </ButtonLink>
  </div>
)

function GuestFields({ answer }: { answer: FormAnswer | undefined }) {
  const given = (name: string) => ({
    defaultValue: answer?.values[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <>
      <Field label={words.name} name="name" autoComplete="name" required maxLength={100} {...given('name')} />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder={words.emailExample}
        help={words.emailHelp}
        {...given('email')}
      />
      <Field
        label={words.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={300}
        help={words.phoneHelp}
        {...given('phone')}
      />
      <CaptchaField act="event" error={answer?.errors.captcha?.[0]} />
    </>
  )
}

function Send({ label }: { label: string }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div>
      <Button type="submit" busy={isBusy} busyLabel={words.registering}>
        {label}
      </Button>
    </div>
  )
}

type OwnProps = { own: OwnRegistrationWire; event: Event; answer: FormAnswer | undefined }

/** A member's registration for this event, with cancellation. */
function OwnRegistration({ own, event, answer }: OwnProps) {
  return (
    <>
      {own.state === 'confirmed' ? (
        <Notice tone="ok">
          {own.checked_in_at ? words.isPresent : words.isRegistered} {words.codeBefore}
          <strong className="font-semibold whitespace-nowrap figures">{own.code}</strong>
          {words.codeAfter}
        </Notice>
      ) : (
        <Notice tone="info">{words.isWaiting}</Notice>
      )}
      {!own.checked_in_at && <CancelForm answer={answer} name="event_id" value={event.id} />}
    </>
  )
}
