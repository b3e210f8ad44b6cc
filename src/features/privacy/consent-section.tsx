import type { FormAnswer } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import type { ProfileWire } from '../accounts/schema.ts'
import { ChoiceForm } from './choice-form.tsx'
import type { ConsentWire } from './schema.ts'

const kinds = [
  { kind: 'terms', title: 'Syarat layanan', to: paths.terms },
  { kind: 'privacy', title: 'Kebijakan privasi', to: paths.privacy },
  { kind: 'newsletter', title: 'Buletin', to: null },
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
      <Rubric id="persetujuan" title="Persetujuan" />
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
                    on: 'Berhenti berlangganan',
                    off: kind === 'newsletter' ? 'Berlangganan' : 'Setujui',
                  }}
                  answer={answer?.values.intent === kind ? answer : undefined}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        Akun tidak dapat ada tanpa persetujuan atas syarat layanan dan kebijakan privasi. Menariknya berarti{' '}
        <a href="#hapus-akun" className="link">
          menghapus akun
        </a>
        .
      </p>
      {consents.length > 0 && <History consents={consents} />}
    </section>
  )
}

const standing = (consent: ProfileWire['consents']['terms']) =>
  consent ? `Disetujui ${formatDate(consent.given_at)}, versi ${consent.version}` : 'Belum disetujui'

function History({ consents }: { consents: ConsentWire[] }) {
  const titleOf = (wanted: string) => kinds.find(({ kind }) => kind === wanted)?.title
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-blue">
        Riwayat persetujuan
      </summary>
      <ul className="border-t text-note">
        {consents.map((consent) => (
          <li key={`${consent.kind}${consent.given_at}`} className="border-b py-2.5">
            {titleOf(consent.kind)}, versi {consent.version}: disetujui {formatDate(consent.given_at)}
            {consent.withdrawn_at && `, berakhir ${formatDate(consent.withdrawn_at)}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
