import { useLocation } from 'react-router'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { Link } from '#src/ui/link.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { Given } from './designation-group.tsx'
import { question } from './radio-group.tsx'
import * as words from './words.id.ts'

/** A member's data from the profile. */
export type Donor = { name: string; email: string }

/** Donor data, a message, anonymity, and consent. */
export function DonorGroup({
  donor,
  given,
  letters,
}: {
  donor: Donor | null
  given: Given
  letters: number
}) {
  return (
    <section aria-labelledby="data">
      <h2 id="data" tabIndex={-1} className={question}>
        {words.yourDetails}
      </h2>
      <div className="mt-4 grid gap-5">
        {donor ? <Profile donor={donor} /> : <GuestFields given={given} />}
        <div className="grid gap-1">
          <TextareaField
            label={words.message}
            rows={3}
            maxLength={280}
            help={words.messageHelp(letters)}
            {...given('message')}
          />
          <Checkbox name="is_anonymous" defaultChecked={given('is_anonymous').defaultValue === 'on'}>
            {words.staysUnnamed}
          </Checkbox>
          <div className="hidden group-has-[[value^=campaign]:checked]/target:block">
            <Checkbox name="show_name" defaultChecked={given('show_name').defaultValue === 'on'}>
              {words.listsName}
            </Checkbox>
          </div>
          <Consent given={given} />
        </div>
      </div>
    </section>
  )
}

function Profile({ donor }: { donor: Donor }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control bg-kain px-4 py-3">
      <p className="min-w-0 break-words">
        <span className="block font-semibold">
          <bdi>{donor.name}</bdi>
        </span>
        <span className="block text-note text-muted">{words.receiptTo(donor.email)}</span>
      </p>
      <Link to={paths.profile} className="link inline-flex min-h-11 items-center text-note font-semibold">
        {words.changeProfile}
      </Link>
    </div>
  )
}

function GuestFields({ given }: { given: Given }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <p className="-mt-2 text-note text-muted">
        {words.hasAccount}{' '}
        <Link to={paths.loginThen(pathname + search)} className="link inline-flex min-h-11 items-center">
          {words.loginFirst}
        </Link>
        {words.loginKeeps}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.fullName} autoComplete="name" required maxLength={100} {...given('name')} />
        <Field
          label={words.email}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={words.emailExample}
          help={words.emailHelp}
          {...given('email')}
        />
        <Field
          label={words.phone}
          type="tel"
          autoComplete="tel-national"
          before="+62"
          placeholder="812-3456-7890"
          {...given('phone')}
        />
      </div>
    </>
  )
}

function Consent({ given }: { given: Given }) {
  const { defaultValue, ...rest } = given('consent')
  const text = (path: string, label: string) => (
    <a href={inLanguage(path)} target="_blank" rel="noopener" className="link">
      {label}
      <span className="sr-only">{words.newTab}</span>
    </a>
  )
  return (
    <Checkbox {...rest} required defaultChecked={defaultValue === 'on'}>
      {words.consentBefore} {text(paths.privacy, words.privacy)} {words.consentBetween}{' '}
      {text(paths.terms, words.terms)}.
    </Checkbox>
  )
}
