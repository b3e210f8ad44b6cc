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
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.giftsInKind,
  noun: words.noun,
  search: words.searchGifts,
  filters: [
    {
      name: 'state',
      label: words.state,
      options: [
        { value: 'valid', label: words.valid },
        { value: 'void', label: words.isVoid },
      ],
    },
    { name: 'designation', label: words.designation, options: designationChoices },
    { name: 'region', label: words.region },
    { name: 'from', label: words.fromDate, type: 'date' },
    { name: 'to', label: words.toDate, type: 'date' },
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
      title={words.giftsInKind}
      lead={words.giftsLead}
      acts={
        <ButtonLink to={deskPaths.newGiftInKind} size={44}>
          {words.enterGift}
        </ButtonLink>
      }
      plan={plan}
      loaded={loaded}
      choices={{ region: regions }}
      formats={['csv', 'xlsx']}
      columns={columns}
      keyOf={(row) => row.id}
      caption={words.giftsCaption}
      nothing={words.giftsEmpty}
    />
  )
}

const Thing = ({ row }: { row: GiftInKindWire }) => (
  <>
    <RowLink to={deskPaths.giftInKind(row.id)}>{row.thing}</RowLink>
    <span className="block text-sm text-muted">
      {quantityWords(row)}
      {row.status === 'void' && words.voidAfterQuantity}
    </span>
  </>
)

const columns: readonly Column<GiftInKindWire>[] = [
  {
    title: words.received,
    name: 'diterima',
    from: 'lg',
    cell: (row) => formatShortDate(`${row.received_on}T05:00:00Z`),
  },
  { title: words.thing, isMain: true, cell: (row) => <Thing row={row} /> },
  {
    title: words.giver,
    name: 'pemberi',
    from: 'md',
    cell: (row) => <bdi>{row.giver_name ?? words.deleted}</bdi>,
  },
  { title: words.purpose, name: 'untuk', from: 'lg', cell: (row) => targetWords(row.designation) },
  { title: words.number, name: 'nomor', from: 'xl', small: null, cell: (row) => row.number },
  {
    title: words.estimatedValue,
    name: 'nilai',
    isFigure: true,
    from: 'xl',
    small: null,
    cell: (row) => (row.estimated_value === null ? '–' : formatRupiah(row.estimated_value)),
  },
]
