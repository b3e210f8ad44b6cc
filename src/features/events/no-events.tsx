import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { paths } from '#src/urls/paths.ts'
import { type Choice, hrefOf } from './list-choice.ts'

/** An empty list: the reason, and one way on. */
export function NoEvents({ choice, page }: { choice: Choice; page: number }) {
  const { q, region } = choice
  const clearTo = hrefOf({ isPast: false, month: null, region })
  if (q && page === 1) return <NothingFound q={q} clearTo={clearTo} noun="acara" page={page} />
  const [title, text, to, way] = page > 1 ? pastTheEnd(choice) : whyEmpty(choice)
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

type Words = [title: string, text: string, to: string, way: string]

const pastTheEnd = (choice: Choice): Words => [
  'Tidak ada acara di halaman ini',
  'Daftarnya tidak sepanjang itu.',
  hrefOf(choice),
  'Ke halaman pertama',
]

function whyEmpty({ isPast, month, region }: Choice): Words {
  const here = region ? ' di region ini' : ''
  if (month)
    return [
      `Tidak ada acara${here} pada bulan ini`,
      'Lihat bulan-bulan lain.',
      hrefOf({ isPast, month: null, region }),
      'Semua bulan',
    ]
  if (region)
    return [
      `Belum ada acara${here} yang ${isPast ? 'lewat' : 'akan datang'}`,
      'Lihat acara di region lain.',
      hrefOf({ isPast, month: null, region: '' }),
      'Semua region',
    ]
  if (isPast)
    return ['Belum ada acara yang lewat', 'Lihat yang akan datang.', paths.events, 'Acara yang akan datang']
  return [
    'Belum ada acara yang akan datang',
    'Jadwal berikutnya dimuat di sini begitu ditetapkan.',
    hrefOf({ isPast: true, month: null, region }),
    'Acara yang sudah lewat',
  ]
}
