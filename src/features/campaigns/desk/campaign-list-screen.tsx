import { useLoaderData } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatShortDate } from '#src/ui/format.ts'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { fetchDeskRegions } from '../../regions/fetch-regions.ts'
import { percentOf } from '../progress.ts'
import type { listDeskCampaigns } from './api.ts'
import { CampaignStateTag, stateLooks } from './campaign-state-tag.tsx'
import type { DeskCampaignRowWire } from './schema.ts'

const plan: ListPlan = {
  path: deskPaths.campaigns,
  noun: 'kampanye',
  search: 'Judul atau nomor izin',
  filters: [
    {
      name: 'state',
      label: 'Keadaan',
      options: Object.entries(stateLooks).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'region', label: 'Region' },
  ],
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listDeskCampaigns>('GET /desk/campaigns', { session: true, query }),
    fetchDeskRegions(args),
  ),
)

export function Component() {
  const { loaded, regions, isOffice } = useLoaderData<typeof loader>()
  return (
    <DeskListPage
      title="Kampanye"
      lead={
        isOffice
          ? 'Penggalangan untuk satu tujuan, dengan izin yang membuka dan menutupnya.'
          : 'Tulis draf untuk region Anda. Sekretariat yang memeriksa izinnya dan membukanya.'
      }
      acts={<ButtonLink to={deskPaths.newCampaign}>Tulis kampanye</ButtonLink>}
      plan={plan}
      loaded={loaded}
      choices={{ region: regions }}
      columns={columns}
      keyOf={(row) => row.id}
      caption="Kampanye, draf dulu"
      nothing="Kampanye pertama mulai sebagai draf, yang hanya dilihat meja kerja."
    />
  )
}

/** First to last day; a campaign closes at the midnight that ends the last. */
function daysOf({ opens_at, closes_at }: DeskCampaignRowWire): string {
  const last = closes_at ? formatShortDate(Date.parse(closes_at) - 1) : 'belum ditentukan'
  return `${formatShortDate(opens_at)} – ${last}`
}

const columns: readonly Column<DeskCampaignRowWire>[] = [
  { title: 'Kampanye', cell: (row) => <RowLink to={deskPaths.campaign(row.id)}>{row.title}</RowLink> },
  { title: 'Keadaan', name: 'keadaan', from: 'md', cell: (row) => <CampaignStateTag state={row.state} /> },
  { title: 'Region', name: 'region', from: 'xl', small: null, cell: (row) => row.region?.title ?? '–' },
  { title: 'Hari', name: 'hari', from: 'lg', cell: daysOf },
  {
    title: 'Terkumpul',
    isFigure: true,
    cell: (row) => (
      <>
        {formatRupiah(row.received_amount)}
        <span className="block text-sm text-muted">{percentOf(row).toLocaleString('id-ID')}%</span>
      </>
    ),
  },
  {
    title: 'Tujuan',
    name: 'tujuan',
    isFigure: true,
    from: 'md',
    cell: (row) => formatRupiah(row.goal_amount),
    small: (row) => `dari ${formatRupiah(row.goal_amount)}`,
  },
]
