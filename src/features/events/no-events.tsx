import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { type Choice, hrefOf } from './list-choice.ts'

/** A list without events says why, and the one way on. */
export function NoEvents({ choice, page }: { choice: Choice; page: number }) {
  const { q, isPast, month } = choice
  if (q && page === 1) return <NothingFound q={q} clearTo={paths.events} noun="acara" page={page} />
  const [title, text, to, way] =
    page > 1
      ? [
          'Tidak ada acara di halaman ini',
          'Daftarnya tidak sepanjang itu.',
          hrefOf(choice),
          'Ke halaman pertama',
        ]
      : month
        ? [
            'Tidak ada acara pada bulan ini',
            'Lihat bulan-bulan lain.',
            hrefOf({ isPast, month: null }),
            'Semua bulan',
          ]
        : isPast
          ? ['Belum ada acara yang lewat', 'Lihat yang akan datang.', paths.events, 'Acara yang akan datang']
          : [
              'Belum ada acara yang akan datang',
              'Jadwal berikutnya dimuat di sini begitu ditetapkan.',
              hrefOf({ isPast: true, month: null }),
              'Acara yang sudah lewat',
            ]
  return (
    <div className="mt-8">
      <Empty
        title={title}
        action={
          <ButtonLink to={to} variant="outline">
            {way}
          </ButtonLink>
        }
      >
        {text}
      </Empty>
    </div>
  )
}
