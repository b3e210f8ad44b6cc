import { useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskListing } from '#src/ui/desk/desk-list-page.tsx'
import { hrefOf, type ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listDeskActions, listDeskTransfers } from './api.ts'
import { staffActionColumns, transferColumns } from './waiting-columns.tsx'

const actViews = {
  waiting: 'Menunggu orang kedua',
  to_send: 'Untuk dikirim',
  sending: 'Di gerbang',
  refused: 'Ditolak gerbang',
}
type ActView = keyof typeof actViews
const views = { '': 'Transfer ditunggu', ...actViews }
const viewOf = (given: string | null | undefined): ActView | '' =>
  given && Object.hasOwn(actViews, given) ? (given as ActView) : ''

const transferPlan: ListPlan = {
  path: deskPaths.transfers,
  noun: 'transfer',
  search: 'Jumlah, nama, atau pesanan',
  also: ['view'],
}
const actPlan: ListPlan = { path: deskPaths.transfers, noun: 'permintaan', also: ['view'] }

export const loader = page(async (args) => {
  const status = viewOf(args.query.get('view'))
  return status
    ? loadList(
        args,
        actPlan,
        (query) =>
          args.api<typeof listDeskActions>('GET /desk/acts', { session: true, query: { status, ...query } }),
        Promise.resolve({ kind: 'acts' as const }),
      )
    : loadList(
        args,
        transferPlan,
        (query) => args.api<typeof listDeskTransfers>('GET /desk/transfers', { session: true, query }),
        Promise.resolve({ kind: 'transfers' as const }),
      )
})

/** Pending work at the desk: transfers to find, requests to decide, refunds to send. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  const current = viewOf(list.loaded.view.also.view)
  return (
    <>
      <Head title="Transfer" />
      <DeskHeading
        title="Transfer"
        lead="Cocokkan transfer dengan mutasi rekening, putuskan permintaan rekan, dan kirim pengembalian."
        acts={<Acts />}
      />
      <div className="mt-5">
        <Tabs
          label="Yang menunggu"
          items={Object.entries(views).map(([view, label]) => ({
            to: hrefOf(actPlan, { ...list.loaded.view, chosen: {} }, { also: { view } }),
            label,
            isCurrent: view === current,
          }))}
        />
      </div>
      {list.kind === 'transfers' ? (
        <DeskListing
          plan={transferPlan}
          loaded={list.loaded}
          columns={transferColumns}
          keyOf={({ order_id }) => order_id}
          caption="Transfer yang ditunggu, yang waktunya habis lebih dulu di atas"
          nothing="Tidak ada transfer yang ditunggu."
        />
      ) : (
        <DeskListing
          plan={actPlan}
          loaded={list.loaded}
          columns={staffActionColumns}
          keyOf={({ id }) => id}
          caption="Permintaan yang menunggu, yang terlama di atas"
          nothing="Tidak ada permintaan yang menunggu di sini."
        />
      )}
    </>
  )
}

const Acts = () => (
  <>
    <ButtonLink to={deskPaths.statement} size={44}>
      Cocokkan mutasi
    </ButtonLink>
    <ButtonLink to={deskPaths.newGift} size={44} variant="outline">
      Catat donasi
    </ButtonLink>
    <ButtonLink to={deskPaths.importGifts} size={44} variant="outline">
      Impor CSV
    </ButtonLink>
  </>
)
