import { Link } from 'react-router'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'

/** Says that the query was corrected, with a link to search for the original. */
export function CorrectedNote({ q, corrected, kind }: { q: string; corrected: string; kind: string | null }) {
  return (
    <div className="mt-6">
      <p className="text-lead break-words">
        Menampilkan hasil untuk <strong>“{corrected}”</strong>.
      </p>
      <p className="text-muted break-words">
        <Link
          to={withQuery(paths.search, { q, kind: kind ?? '', literal: '1' })}
          className="link inline-flex min-h-11 items-center"
        >
          Cari persis “{q}”
        </Link>
      </p>
    </div>
  )
}
