import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Chosen } from './chosen.ts'

/** Empty state: gives the reason and a next step, if there is one. */
export function NobodyFound({ chosen, page }: { chosen: Chosen; page: number }) {
  const { q, region, letter } = chosen
  const isNarrowed = Boolean(q || region || letter)
  if (!isNarrowed && page === 1)
    return (
      <div className="mt-8">
        <Empty title="Belum ada lembaga di sini">Lembaga yang bergabung dimuat di sini.</Empty>
      </div>
    )
  return (
    <div className="mt-8">
      <Empty
        title={q ? `Belum ada lembaga untuk “${q}”` : 'Belum ada lembaga di halaman ini'}
        action={
          <ButtonLink to={paths.participants} variant="outline">
            {isNarrowed ? 'Tampilkan semua lembaga' : 'Ke halaman pertama'}
          </ButtonLink>
        }
      >
        {isNarrowed
          ? 'Coba kata yang lebih umum, region lain, atau huruf lain.'
          : 'Daftar lembaga dimulai di halaman pertama.'}
      </Empty>
    </div>
  )
}
