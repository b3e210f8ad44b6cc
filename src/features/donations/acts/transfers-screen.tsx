import { data, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskFilters } from '#src/ui/desk/desk-filters.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskList } from '#src/ui/desk/desk-list.tsx'
import { Field } from '#src/ui/field.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import type { WirePagination } from '#src/wire/envelope.ts'
import type { listDeskActs, listDeskTransfers } from './api.ts'
import type { TransferWire } from './schema.ts'
import { ActsTable, TransfersTable } from './waiting-tables.tsx'

const PER_PAGE = 25
const views = {
  transfer: 'Transfer ditunggu',
  waiting: 'Menunggu orang kedua',
  to_send: 'Untuk dikirim',
  sending: 'Di gerbang',
  refused: 'Ditolak gerbang',
}
type View = keyof typeof views

const viewOf = (query: URLSearchParams): View => {
  const given = query.get('view') ?? ''
  return Object.hasOwn(views, given) ? (given as View) : 'transfer'
}
const hrefFor = (view: View, q = '', number = 1) =>
  withQuery(deskPaths.transfers, {
    view: view === 'transfer' ? '' : view,
    q,
    page: number > 1 ? String(number) : '',
  })

export const loader = page(async ({ api, query }) => {
  const view = viewOf(query)
  const shown = { view, q: query.get('q') ?? '' }
  const paging = { page: query.get('page') ?? '1', limit: PER_PAGE }
  const [transfers, acts] = await Promise.all([
    view === 'transfer'
      ? api<typeof listDeskTransfers>('GET /desk/transfers', {
          session: true,
          query: { q: shown.q, ...paging },
        })
      : null,
    view === 'transfer'
      ? null
      : api<typeof listDeskActs>('GET /desk/acts', { session: true, query: { status: view, ...paging } }),
  ])
  const list = (transfers ?? acts)!
  if (!list.success && list.code < 500 && list.code !== 111) unwrap(list)
  if (!list.success) return data({ ...shown, transfers: null, acts: null, pagination: null }, { status: 503 })
  return {
    ...shown,
    transfers: transfers?.success ? transfers.data : null,
    acts: acts?.success ? acts.data : null,
    pagination: list.pagination!,
  }
})

/** What waits for somebody at the desk: transfers to look for, requests to decide, money to send back. */
export function Component() {
  const { view, q, transfers, acts, pagination } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title="Transfer" />
      <DeskHeading
        title="Transfer"
        lead="Cocokkan transfer dengan mutasi rekening, putuskan permintaan rekan, dan kirim pengembalian."
        acts={
          <>
            <ButtonLink to={deskPaths.newGift} size={44}>
              Catat donasi
            </ButtonLink>
            <ButtonLink to={deskPaths.importGifts} size={44} variant="outline">
              Impor CSV
            </ButtonLink>
          </>
        }
      />
      <div className="mt-5">
        <Tabs
          label="Yang menunggu"
          items={Object.entries(views).map(([name, label]) => ({
            ...{ to: hrefFor(name as View), label },
            isCurrent: name === view,
          }))}
        />
      </div>
      {view === 'transfer' ? (
        <Transfers q={q} rows={transfers} pagination={pagination} />
      ) : (
        <div className="mt-6">
          <DeskList
            rows={acts}
            pagination={pagination}
            noun="permintaan"
            nothing="Tidak ada permintaan yang menunggu di sini."
            hrefFor={(n) => hrefFor(view, '', n)}
          >
            {(rows) => <ActsTable rows={rows} />}
          </DeskList>
        </div>
      )}
    </>
  )
}

type TransfersProps = { q: string; rows: TransferWire[] | null; pagination: WirePagination | null }

function Transfers({ q, rows, pagination }: TransfersProps) {
  const clearTo = q ? deskPaths.transfers : null
  return (
    <>
      <div className="mt-6">
        <DeskFilters action={deskPaths.transfers} chosen={{ q }} clearTo={clearTo}>
          <Field
            label="Cari jumlah, nama, atau pesanan"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            defaultValue={q}
          />
        </DeskFilters>
      </div>
      <div className="mt-6">
        <DeskList
          rows={rows}
          pagination={pagination}
          noun="transfer"
          nothing="Tidak ada transfer yang ditunggu."
          clearTo={clearTo ?? undefined}
          hrefFor={(n) => hrefFor('transfer', q, n)}
        >
          {(shown) => <TransfersTable rows={shown} />}
        </DeskList>
      </div>
    </>
  )
}
