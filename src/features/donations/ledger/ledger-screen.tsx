import { data, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import type { listDeskCampaigns } from '#src/features/donations/campaigns/desk/api.ts'
import type { listRegions } from '#src/features/regions/api.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskList } from '#src/ui/desk/desk-list.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import type { listLedger, readTotals } from './api.ts'
import {
  filterOf,
  hrefOf,
  isNarrowed,
  type ShareKind,
  shareKinds,
  type View,
  viewOf,
} from './ledger-address.ts'
import { LedgerFilters } from './ledger-filters.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { MoneyBand } from './money-band.tsx'
import type { TotalsWire } from './schema.ts'
import { SharesTable } from './shares-table.tsx'

const PER_PAGE = 25

export const loader = page(async ({ api, query }) => {
  const view = viewOf(query)
  const filter = filterOf(view)
  const paging = { page: query.get('page') ?? '1', limit: PER_PAGE, sort: view.sort || undefined }
  const [list, totals, regions, campaigns] = await Promise.all([
    api<typeof listLedger>('GET /desk/donations', {
      session: true,
      query: { ...filter, ...paging } as never,
    }),
    api<typeof readTotals>('GET /desk/donations/totals', { session: true, query: filter as never }),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
    api<typeof listDeskCampaigns>('GET /desk/campaigns', { session: true, query: { limit: 100 } }),
  ])
  if (!list.success && list.code < 500 && list.code !== 111) unwrap(list)
  const shown = {
    view,
    totals: totals.success ? totals.data : null,
    choices: {
      regions: regions.success
        ? regions.data.map(({ id, title, partisipan }) => ({ id, title, institutions: partisipan }))
        : [],
      campaigns: campaigns.success ? campaigns.data.map(({ id, title }) => ({ id, title })) : [],
    },
  }
  if (!list.success) return data({ ...shown, rows: null, pagination: null }, { status: 503 })
  return { ...shown, rows: list.data, pagination: list.pagination! }
})

export function Component() {
  const { view, totals, choices, rows, pagination } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title="Buku donasi" />
      <DeskHeading
        title="Buku donasi"
        lead="Semua pesanan dan uangnya. Tanggal ialah hari uang masuk, atau hari pesanan selama belum dibayar."
        acts={<Acts view={view} />}
      />
      {totals && <MoneyBand money={totals.all} />}
      <div className="mt-6">
        <LedgerFilters view={view} choices={choices} />
      </div>
      <div className="mt-6">
        <Tabs
          label="Cara melihat"
          items={[
            { to: hrefOf(view, { by: '' }), label: 'Daftar', isCurrent: view.by === '' },
            ...Object.entries(shareKinds).map(([by, label]) => ({
              ...{ to: hrefOf(view, { by }), label },
              isCurrent: view.by === by,
            })),
          ]}
        />
      </div>
      <div className="mt-4">
        {view.by && totals ? (
          <Shares view={view} totals={totals} />
        ) : (
          <DeskList
            rows={rows}
            pagination={pagination}
            noun="donasi"
            nothing="Donasi pertama muncul di sini begitu seseorang memesannya."
            clearTo={isNarrowed(view) ? deskPaths.giving : undefined}
            hrefFor={(page) => hrefOf(view, { page })}
          >
            {(shown) => (
              <LedgerTable
                rows={shown}
                order={{ current: view.sort || '-date', hrefFor: (sort) => hrefOf(view, { sort }) }}
              />
            )}
          </DeskList>
        )}
      </div>
    </>
  )
}

function Acts({ view }: { view: View }) {
  return (
    <>
      <ButtonLink to={deskPaths.newGift} size={44}>
        Catat donasi
      </ButtonLink>
      <ButtonLink to={deskPaths.importGifts} variant="outline" size={44}>
        Impor
      </ButtonLink>
      {['csv', 'xlsx'].map((format) => (
        <ButtonLink
          key={format}
          to={withQuery(deskPaths.exportLedger, { ...view.chosen, format })}
          reloadDocument
          variant="outline"
          size={44}
        >
          <Icon name="download" />
          {format.toUpperCase()}
        </ButtonLink>
      ))}
    </>
  )
}

const shareNouns = { region: 'region', lembaga: 'lembaga', campaign: 'kampanye', cara: 'cara bayar' }
const filterNames = { region: 'region', lembaga: 'institution', campaign: 'campaign', cara: 'channel' }

function Shares({ view, totals }: { view: View; totals: TotalsWire }) {
  const kind = view.by as ShareKind
  const shares = {
    region: totals.by_region,
    lembaga: totals.by_institution,
    campaign: totals.by_campaign,
    cara: totals.by_channel,
  }[kind]
  if (!shares.length)
    return <p className="py-6 text-muted">Belum ada uang yang masuk menurut saringan ini.</p>
  return (
    <SharesTable
      noun={shareNouns[kind]}
      shares={shares}
      hrefFor={(id) => hrefOf(view, { by: '', chosen: { [filterNames[kind]]: String(id) } })}
    />
  )
}
