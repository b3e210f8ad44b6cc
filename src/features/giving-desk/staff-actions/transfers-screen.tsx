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
import * as words from './words.id.ts'

const actViews = {
  waiting: words.waitingForSecond,
  to_send: words.toSend,
  sending: words.atGateway,
  refused: words.refusedByGateway,
}
type ActView = keyof typeof actViews
const views = { '': words.expectedTransfers, ...actViews }
const viewOf = (given: string | null | undefined): ActView | '' =>
  given && Object.hasOwn(actViews, given) ? (given as ActView) : ''

const transferPlan: ListPlan = {
  path: deskPaths.transfers,
  noun: words.transferNoun,
  search: words.searchTransfers,
  also: ['view'],
}
const actPlan: ListPlan = { path: deskPaths.transfers, noun: words.requestNoun, also: ['view'] }

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
      <Head title={words.transfers} />
      <DeskHeading title={words.transfers} lead={words.transfersLead} acts={<Acts />} />
      <div className="mt-5">
        <Tabs
          label={words.whatWaits}
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
          caption={words.transfersCaption}
          nothing={words.noTransfers}
        />
      ) : (
        <DeskListing
          plan={actPlan}
          loaded={list.loaded}
          columns={staffActionColumns}
          keyOf={({ id }) => id}
          caption={words.requestsCaption}
          nothing={words.noRequests}
        />
      )}
    </>
  )
}

const Acts = () => (
  <>
    <ButtonLink to={deskPaths.statement} size={44}>
      {words.matchStatement}
    </ButtonLink>
    <ButtonLink to={deskPaths.newGift} size={44} variant="outline">
      {words.enterGift}
    </ButtonLink>
    <ButtonLink to={deskPaths.importGifts} size={44} variant="outline">
      {words.importCsv}
    </ButtonLink>
  </>
)
