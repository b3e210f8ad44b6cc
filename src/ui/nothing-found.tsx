import { ButtonLink } from './button.tsx'
import { Empty } from './empty.tsx'

type NothingFoundProps = {
  q: string
  clearTo: string
  /** Noun for the rows: "berita". */
  noun: string
  /** Page number in the list. */
  page: number
}

/** An empty list, with the reason and the next action, if there is one. */
export function NothingFound({ q, clearTo, noun, page }: NothingFoundProps) {
  return (
    <div className="mt-8">
      {q ? (
        <Empty
          title={`Belum ada ${noun} tentang “${q}”`}
          action={
            <ButtonLink to={clearTo} variant="outline">
              Hapus pencarian
            </ButtonLink>
          }
        >
          Coba kata yang lebih umum, atau lihat semua {noun}.
        </Empty>
      ) : page === 1 ? (
        <Empty title={`Belum ada ${noun} di sini`}>Yang pertama dimuat di sini begitu terbit.</Empty>
      ) : (
        <Empty
          title={`Belum ada ${noun} di halaman ini`}
          action={<ButtonLink to={clearTo}>Ke halaman pertama</ButtonLink>}
        >
          Yang terbaru selalu ada di halaman pertama.
        </Empty>
      )}
    </div>
  )
}
