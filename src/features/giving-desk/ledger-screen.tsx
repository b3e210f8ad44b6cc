import { useLoaderData } from 'react-router'
import type { listDeskCampaigns } from '#src/features/campaigns/desk/api.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { listRegions } from '#src/features/regions/api.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskListing } from '#src/ui/desk/desk-list-page.tsx'
import { hrefOf, type ListView, viewOf } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Head } from '#src/ui/head.tsx'
import { type PageArgs, page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { listLedger, readTotals } from './api.ts'
import { ledgerColumns } from './ledger-columns.tsx'
import { ledgerPlan, type ShareKind, shareKinds } from './ledger-plan.ts'
import type { TotalsWire } from './schema.ts'
import { SharesTable } from './shares-table.tsx'
import * as words from './words.id.ts'

export const loader = page(async (args) =>
  loadList(
    args,
    ledgerPlan,
    (query) => args.api<typeof listLedger>('GET /desk/donations', { session: true, query }),
    besides(args),
  ),
)

/** Loads the totals of the filtered gifts and the filter choices. */
async function besides({ api, query }: PageArgs) {
  const filter = viewOf(ledgerPlan, query).chosen
  const [totals, regions, campaigns] = await Promise.all([
    api<typeof readTotals>('GET /desk/donations/totals', { session: true, query: filter }),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
    api<typeof listDeskCampaigns>('GET /desk/campaigns', { session: true, query: { limit: 100 } }),
  ])
  const areas = regions.success ? regions.data : []
  return {
    totals: totals.success ? totals.data : null,
    choices: {
      region: areas.map(choiceOf),
      campaign: campaigns.success ? campaigns.data.map(choiceOf) : [],
    },
  }
}
const choiceOf = ({ id, title }: { id: number; title: string }) => ({ value: String(id), label: title })

export function Component() {
  const { totals, choices, loaded } = useLoaderData<typeof loader>()
  const { view } = loaded
  const kind = Object.keys(shareKinds).find((one) => one === view.also.by) as ShareKind | undefined
  const list = { plan: ledgerPlan, loaded, choices, formats: ['csv', 'xlsx'] }
  const between = (
    <>
      {totals && <MoneyBand money={totals.all} />}
      <div className="mt-6">
        <Tabs label={words.view} items={tabsOf(view, kind)} />
      </div>
    </>
  )
  return (
    <>
      <Head title={words.ledger} />
      <DeskHeading title={words.ledger} lead={words.ledgerLead} acts={<Acts />} />
      {kind && totals ? (
        <DeskListing {...list} nothing="" draw={() => <Shares view={view} totals={totals} kind={kind} />}>
          {between}
        </DeskListing>
      ) : (
        <DeskListing
          {...list}
          columns={ledgerColumns}
          keyOf={(row) => row.order_id}
          caption={words.ledgerCaption}
          nothing={words.ledgerEmpty}
        >
          {between}
        </DeskListing>
      )}
    </>
  )
}

const tabsOf = (view: ListView, kind: ShareKind | undefined) =>
  Object.entries({ '': words.list, ...shareKinds }).map(([by, label]) => ({
    to: hrefOf(ledgerPlan, view, { also: { by } }),
    label,
    isCurrent: by === (kind ?? ''),
  }))

const Acts = () => (
  <>
    <ButtonLink to={deskPaths.newGift} size={44}>
      {words.enterGift}
    </ButtonLink>
    <ButtonLink to={deskPaths.importGifts} variant="outline" size={44}>
      {words.importGifts}
    </ButtonLink>
  </>
)

const shareNouns = {
  region: words.regionNoun,
  lembaga: words.institutionNoun,
  campaign: words.campaignNoun,
  cara: words.methodNoun,
}
const filterNames = { region: 'region', lembaga: 'institution', campaign: 'campaign', cara: 'channel' }

function Shares({ view, totals, kind }: { view: ListView; totals: TotalsWire; kind: ShareKind }) {
  const shares = {
    region: totals.by_region,
    lembaga: totals.by_institution,
    campaign: totals.by_campaign,
    cara: totals.by_channel,
  }[kind]
  if (!shares.length) return <p className="py-6 text-muted">{words.noMoneyHere}</p>
  return (
    <SharesTable
      noun={shareNouns[kind]}
      shares={shares}
      hrefFor={(id) =>
        hrefOf(ledgerPlan, view, { also: { by: '' }, chosen: { [filterNames[kind]]: String(id) } })
      }
    />
  )
}

/** Totals of the shown gifts: one large figure and its parts. */
function MoneyBand({ money }: { money: TotalsWire['all'] }) {
  const parts = [
    { title: words.received, value: formatRupiah(money.received) },
    { title: words.refunded, value: formatRupiah(money.refunded) },
    { title: words.feesByDonors, value: formatRupiah(money.fees) },
    { title: words.gifts, value: money.count.toLocaleString(LOCALE) },
  ]
  return (
    <dl className="mt-5 flex flex-wrap items-end gap-x-9 gap-y-3 border-y-2 border-ink py-4">
      <div className="flex flex-col">
        <dt className="text-sm text-muted">{words.keptAfterRefunds}</dt>
        <dd className="text-numeral font-light figures">{formatRupiah(money.kept)}</dd>
      </div>
      {parts.map(({ title, value }) => (
        <div key={title} className="flex flex-col pb-1">
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="text-lg figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
