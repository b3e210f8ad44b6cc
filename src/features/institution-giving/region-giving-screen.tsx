import { useLoaderData } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { formatRupiah } from '../giving/rupiah.ts'
import type { readRegionGiving } from './api.ts'
import { monthWords } from './month-words.ts'
import type { RegionGivingWire } from './schema.ts'

export const loader = page(
  async ({ api }) =>
    unwrap(await api<typeof readRegionGiving>('GET /desk/region/giving', { session: true })).data,
)

type Group = RegionGivingWire['groups'][number]

/** Donations to the edited regions and their institutions: only sums with several donors each. */
export function Component() {
  const { groups, least_donors: least, counted_until: until } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title="Donasi region" />
      <DeskHeading
        title="Donasi region"
        lead="Jumlah saja, tanpa nama dan tanpa satu pun donasi: siapa yang memberi tetap rahasia mereka."
      />
      <div className="mt-6 max-w-170">
        <Notice tone="info">
          Yang dihitung ialah bulan-bulan yang sudah selesai, sampai {monthWords(until)}, begitu donasinya
          datang dari sedikitnya {least} donatur.
        </Notice>
      </div>
      <div className="mt-8 max-w-240">
        {groups.length > 0 ? (
          <DeskTable
            caption="Donasi menurut tujuannya"
            columns={columns}
            rows={groups}
            keyOf={({ region, institution }) => `${region.id} ${institution?.id ?? ''}`}
          />
        ) : (
          <Empty title="Belum ada jumlah yang bisa ditampilkan" cloth="langit">
            Jumlah tampil sesudah bulan donasinya selesai: donasi untuk region Anda, kampanyenya, dan
            lembaganya.
          </Empty>
        )}
      </div>
    </>
  )
}

const columns: readonly Column<Group>[] = [
  {
    title: 'Untuk',
    cell: ({ region, institution }) => institution?.title ?? `Region ${region.title} dan kampanyenya`,
  },
  {
    title: 'Sampai',
    name: 'sampai',
    from: 'md',
    cell: ({ until, has_few_more }) =>
      until ? `${monthWords(until)}${has_few_more ? '; sesudahnya masih sedikit' : ''}` : '–',
  },
  {
    title: 'Donasi',
    name: 'donasi',
    isFigure: true,
    from: 'sm',
    cell: ({ total }) => total?.gifts.toLocaleString('id-ID') ?? '–',
  },
  {
    title: 'Jumlah',
    isFigure: true,
    cell: ({ total }) => (total ? formatRupiah(total.amount) : 'donatur masih sedikit'),
  },
]
