import { Link } from 'react-router'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { Page } from './model.ts'
import type { LegalTextWire, LegalVersionWire } from './schema.ts'

/** Version number of the text below, and its date in force. */
export function InForce({ item, versions: [now] }: { item: Page; versions: readonly LegalVersionWire[] }) {
  const since = now?.in_force_from ?? item.updatedAt
  return (
    <p className="mt-4 text-sm text-muted">
      {now ? `Versi ${now.number}, berlaku sejak ` : 'Terakhir diubah '}
      <time dateTime={since}>{formatDate(since)}</time>
    </p>
  )
}

/** Notice above a former text: the period in force, and a link to the current one. */
export function OldVersion({ version, address }: { version: LegalTextWire; address: string }) {
  const { number, in_force_from: from, in_force_until: until } = version
  return (
    <div className="mt-5 max-w-190">
      <Notice tone="info">
        Versi {number}, berlaku sejak {formatDate(from)}
        {until && ` sampai ${formatDate(until)}`}.{' '}
        <Link
          to={address}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          Baca versi yang berlaku sekarang
        </Link>
      </Notice>
    </div>
  )
}

/** Links to former texts. */
export function Earlier({ versions, address }: { versions: readonly LegalVersionWire[]; address: string }) {
  if (versions.length < 2) return null
  return (
    <section className="mt-14 max-w-190">
      <Rubric title="Riwayat versi" />
      <ul className="mt-3">
        {versions.map(({ number, in_force_from: from, note }, place) => (
          <li key={number} className="border-b py-3">
            <p className="font-semibold">
              {place === 0 ? (
                `Versi ${number}, berlaku sekarang`
              ) : (
                <Link to={`${address}?versi=${number}`} className="link inline-flex min-h-11 items-center">
                  Versi {number}
                </Link>
              )}
            </p>
            <p className="text-sm text-muted">
              Sejak {formatDate(from)}
              {note && `: ${note}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
