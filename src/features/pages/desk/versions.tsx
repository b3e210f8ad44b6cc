import { formatDate } from '#src/ui/format.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import type { LegalVersionWire } from '../schema.ts'

/** Current and former versions of a legal text, for the desk. */
export function Versions({ versions, address }: { versions: readonly LegalVersionWire[]; address: string }) {
  return (
    <section>
      <Rubric title="Yang pernah berlaku" />
      <ol className="mt-2">
        {versions.map(({ number, in_force_from, needs_consent, note }) => (
          <li key={number} className="border-b py-2.5">
            <a
              href={`${address}?versi=${number}`}
              className="link inline-flex min-h-11 items-center text-note"
            >
              Versi {number}
            </a>
            <p className="text-sm text-muted">
              Sejak {formatDate(in_force_from)}
              {needs_consent && number > 1 && ', disetujui lagi oleh anggota'}
              {note && <span className="block wrap-anywhere">{note}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
