import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

/** An empty list says why, and the one way on. */
export function NothingFound({ q, clearTo }: { q: string; clearTo: string }) {
  return (
    <div className="mt-8">
      {q ? (
        <Empty
          title={`Belum ada berita tentang “${q}”`}
          action={
            <ButtonLink to={clearTo} variant="outline">
              Hapus pencarian
            </ButtonLink>
          }
        >
          Coba kata yang lebih umum, atau lihat semua berita.
        </Empty>
      ) : (
        <Empty
          title="Belum ada berita di halaman ini"
          action={<ButtonLink to={clearTo}>Ke halaman pertama</ButtonLink>}
        >
          Berita terbaru selalu ada di halaman pertama.
        </Empty>
      )}
    </div>
  )
}
