import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'

type NothingHereProps = {
  q: string
  kind: string | null
  /** The page is beyond the last one with results. */
  isPastEnd: boolean
}

/** No results: the reason, and one way on. */
export function NothingHere({ q, kind, isPastEnd }: NothingHereProps) {
  const back = (to: string, label: string) => (
    <ButtonLink to={to} variant="outline">
      {label}
    </ButtonLink>
  )
  return (
    <div className="mt-8 break-words">
      {isPastEnd ? (
        <Empty
          title="Belum ada hasil di halaman ini"
          action={back(withQuery(paths.search, { q, kind: kind ?? '' }), 'Ke halaman pertama')}
        >
          Hasil yang paling cocok ada di halaman pertama.
        </Empty>
      ) : (
        <Empty
          title={`Belum ada isi tentang “${q}”`}
          action={
            kind
              ? back(withQuery(paths.search, { q }), 'Cari di semua jenis')
              : back(paths.search, 'Hapus pencarian')
          }
        >
          {kind
            ? 'Mungkin ada di jenis isi yang lain.'
            : 'Coba kata yang lebih umum, atau lebih sedikit kata.'}
        </Empty>
      )}
    </div>
  )
}
