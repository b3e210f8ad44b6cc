import { useLoaderData } from 'react-router'
import { designationChoices } from '#src/features/giving/designations.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { listRegions } from '#src/features/regions/api.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatShortDate } from '#src/ui/format.ts'
import { type PageArgs, page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listDeskGiftsInKind } from './api.ts'
import { quantityWords } from './gift-in-kind-words.ts'
import type { GiftInKindWire } from './schema.ts'

const plan: ListPlan = {
  path: deskPaths.giftsInKind,
  noun: 'sumbangan barang',
  search: 'Barang, nama, atau e-mail pemberi',
  filters: [
    {
      name: 'state',
      label: 'Keadaan',
      options: [
        { value: 'valid', label: 'Berlaku' },
        { value: 'void', label: 'Batal' },
      ],
    },
    { name: 'designation', label: 'Tujuan', options: designationChoices },
    { name: 'region', label: 'Region' },
    { name: 'from', label: 'Dari tanggal', type: 'date' },
    { name: 'to', label: 'Sampai tanggal', type: 'date' },
  ],
  csv: deskPaths.exportGiftsInKind,
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listDeskGiftsInKind>('GET /desk/gifts-in-kind', { session: true, query }),
    choices(args),
  ),
)

async function choices({ api }: PageArgs) {
  const regions = await api<typeof listRegions>('GET /region', { query: { limit: 100 } })
  const areas = regions.success ? regions.data : []
  return { regions: areas.map(({ id, title }) => ({ value: String(id), label: title })) }
}

export function Component() {
  const { loaded, regions } = useLoaderData<typeof loader>()
  return (
    <DeskListPage
      title="Sumbangan barang"
      lead="Barang yang diterima. Perkiraan nilainya hanya dilihat di sini dan tidak masuk jumlah uang mana pun."
      acts={
        <ButtonLink to={deskPaths.newGiftInKind} size={44}>
          Catat sumbangan
        </ButtonLink>
      }
      plan={plan}
      loaded={loaded}
      choices={{ region: regions }}
      formats={['csv', 'xlsx']}
      columns={columns}
      keyOf={(row) => row.id}
      caption="Sumbangan barang, yang terakhir diterima dulu"
      nothing="Barang pertama yang dicatat muncul di sini."
    />
  )
}

const Thing = ({ row }: { row: GiftInKindWire }) => (
  <>
    <RowLink to={deskPaths.giftInKind(row.id)}>{row.thing}</RowLink>
    <span className="block text-sm text-muted">
      {quantityWords(row)}
      {row.status === 'void' && ' · batal'}
    </span>
  </>
)

const columns: readonly Column<GiftInKindWire>[] = [
  {
    title: 'Diterima',
    name: 'diterima',
    from: 'lg',
    cell: (row) => formatShortDate(`${row.received_on}T05:00:00Z`),
  },
  { title: 'Barang', isMain: true, cell: (row) => <Thing row={row} /> },
  {
    title: 'Pemberi',
    name: 'pemberi',
    from: 'md',
    cell: (row) => <bdi>{row.giver_name ?? 'sudah dihapus'}</bdi>,
  },
  { title: 'Untuk', name: 'untuk', from: 'lg', cell: (row) => targetWords(row.designation) },
  { title: 'Nomor', name: 'nomor', from: 'xl', small: null, cell: (row) => row.number },
  {
    title: 'Perkiraan nilai',
    name: 'nilai',
    isFigure: true,
    from: 'xl',
    small: null,
    cell: (row) => (row.estimated_value === null ? '–' : formatRupiah(row.estimated_value)),
  },
]
