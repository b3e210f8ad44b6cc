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
import { LOCALE } from '#src/urls/language.id.ts'
import { fetchDeskRegions } from '../../regions/fetch-regions.ts'
import { percentOf } from '../progress.ts'
import type { listDeskCampaigns } from './api.ts'
import { CampaignStateTag, stateLooks } from './campaign-state-tag.tsx'
import type { DeskCampaignRowWire } from './schema.ts'
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.campaigns,
  noun: words.noun,
  search: words.searchCampaigns,
  filters: [
    {
      name: 'state',
      label: words.state,
      options: Object.entries(stateLooks).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'region', label: words.region },
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
      title={words.campaigns}
      lead={isOffice ? words.officeLead : words.editorLead}
      acts={<ButtonLink to={deskPaths.newCampaign}>{words.writeCampaign}</ButtonLink>}
      plan={plan}
      loaded={loaded}
      choices={{ region: regions }}
      columns={columns}
      keyOf={(row) => row.id}
      caption={words.campaignsCaption}
      nothing={words.campaignsEmpty}
    />
  )
}

/** First to last day; a campaign closes at the midnight that ends the last. */
function daysOf({ opens_at, closes_at }: DeskCampaignRowWire): string {
  const last = closes_at ? formatShortDate(Date.parse(closes_at) - 1) : words.notSetYet
  return `${formatShortDate(opens_at)} – ${last}`
}

const columns: readonly Column<DeskCampaignRowWire>[] = [
  { title: words.campaign, cell: (row) => <RowLink to={deskPaths.campaign(row.id)}>{row.title}</RowLink> },
  { title: words.state, name: 'keadaan', from: 'md', cell: (row) => <CampaignStateTag state={row.state} /> },
  { title: words.region, name: 'region', from: 'xl', small: null, cell: (row) => row.region?.title ?? '–' },
  { title: words.days, name: 'hari', from: 'lg', cell: daysOf },
  {
    title: words.collected,
    isFigure: true,
    cell: (row) => (
      <>
        {formatRupiah(row.received_amount)}
        <span className="block text-sm text-muted">{percentOf(row).toLocaleString(LOCALE)}%</span>
      </>
    ),
  },
  {
    title: words.goalColumn,
    name: 'tujuan',
    isFigure: true,
    from: 'md',
    cell: (row) => formatRupiah(row.goal_amount),
    small: (row) => words.ofGoal(formatRupiah(row.goal_amount)),
  },
]
