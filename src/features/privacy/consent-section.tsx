import type { FormAnswer } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import type { ProfileWire } from '../accounts/schema.ts'
import { ChoiceForm } from './choice-form.tsx'
import type { ConsentWire } from './schema.ts'
import * as words from './words.id.ts'

const kinds = [
  { kind: 'terms', title: words.terms, to: paths.terms },
  { kind: 'privacy', title: words.privacyPolicy, to: paths.privacy },
  { kind: 'newsletter', title: words.newsletter, to: null },
] as const

type ConsentSectionProps = {
  profile: ProfileWire
  consents: ConsentWire[]
  answer: FormAnswer | undefined
}

/** Consents of the person with version and time; only the newsletter can be withdrawn separately. */
export function ConsentSection({ profile, consents, answer }: ConsentSectionProps) {
  return (
    <section aria-labelledby="persetujuan">
      <Rubric id="persetujuan" title={words.consents} />
      <dl className="mt-3">
        {kinds.map(({ kind, title, to }) => (
          <div key={kind} className="grid gap-x-6 gap-y-1 border-b py-3 md:grid-cols-[12rem_1fr]">
            <dt className="flex min-h-11 items-center font-semibold">
              {to ? (
                <Link to={to} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </dt>
            <dd className="flex flex-wrap items-center justify-between gap-3">
              <span className="text-note">{standing(profile.consents[kind])}</span>
              {(kind === 'newsletter' || !profile.consents[kind]) && (
                <ChoiceForm
                  intent={kind}
                  isOn={profile.consents[kind] !== null}
                  labels={{
                    on: words.unsubscribe,
                    off: kind === 'newsletter' ? words.subscribe : words.agree,
                  }}
                  answer={answer?.values.intent === kind ? answer : undefined}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {words.consentNeeded}{' '}
        <a href="#hapus-akun" className="link">
          {words.deletingAccount}
        </a>
        .
      </p>
      {consents.length > 0 && <History consents={consents} />}
    </section>
  )
}

const standing = (consent: ProfileWire['consents']['terms']) =>
  consent ? words.agreedOn(formatDate(consent.given_at), consent.version) : words.notAgreed

function History({ consents }: { consents: ConsentWire[] }) {
  const titleOf = (wanted: string) => kinds.find(({ kind }) => kind === wanted)?.title
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-blue">
        {words.consentHistory}
      </summary>
      <ul className="border-t text-note">
        {consents.map((consent) => (
          <li key={`${consent.kind}${consent.given_at}`} className="border-b py-2.5">
            {words.consentGiven(titleOf(consent.kind) ?? '', consent.version, formatDate(consent.given_at))}
            {consent.withdrawn_at && words.consentEnded(formatDate(consent.withdrawn_at))}
          </li>
        ))}
      </ul>
    </details>
  )
}
