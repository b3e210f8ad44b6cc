import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskListing } from '#src/ui/desk/desk-list-page.tsx'
import { EntityPicker } from '#src/ui/desk/entity-picker.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { hrefOf, type ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { pickEntities } from '#src/ui/desk/pick-entities.ts'
import { Failure } from '#src/ui/failure.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listOpenOrders, postStatusCheck, readReconciliation } from './api.ts'
import { openOrderColumns } from './open-orders.tsx'
import { ReconciliationSummary } from './reconciliation-summary.tsx'
import * as words from './words.id.ts'

const refusals: Readonly<Record<number, string>> = {
  400: words.writeWholeNumber,
  404: words.noSuchOrder,
  409: words.notThroughGateway,
  503: words.noGatewayNow,
}

/** Form for a status query of any order, closed ones included. */
function StatusCheckForm({ answer }: { answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation()
  return (
    <section className="mt-10 max-w-xl border-t-2 border-ink pt-4">
      <h2 className="text-lg">{words.askOneOrder}</h2>
      <p className="mt-1 mb-3 text-note text-muted">{words.askOneOrderHelp}</p>
      <SentForm answer={answer} className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <EntityPicker
            id="satu-pesanan"
            kind="gift"
            label={words.order}
            name="order_id"
            required
            defaultValue={answer?.values.order_id ?? ''}
            error={answer && (answer.errors.order_id?.[0] ?? refusals[answer.code])}
            choices={answer?.choices?.order_id}
          />
        </div>
        <div className="pt-[1.8rem]">
          <Button
            type="submit"
            busy={state === 'submitting' && formData !== undefined}
            busyLabel={words.asking}
          >
            {words.ask}
          </Button>
        </div>
      </SentForm>
    </section>
  )
}

const plan: ListPlan = { path: deskPaths.reconciliation, noun: words.noun, also: ['which'] }
const tabs = { '': words.quietFor15Minutes, open: words.allOpen }
const whichOf = (query: URLSearchParams) => (query.get('which') === 'open' ? 'open' : '')

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) =>
      args.api<typeof listOpenOrders>('GET /desk/reconciliation/orders', {
        session: true,
        query: { which: whichOf(args.query) || 'unheard', page: query.page! },
      }),
    args.api<typeof readReconciliation>('GET /desk/reconciliation', { session: true }).then((standing) => ({
      asked: args.query.get('selesai'),
      standing: standing.success ? standing.data : null,
    })),
  ),
)

export const action = page(async ({ api, request, query }) => {
  const { typed, picked, refusal } = await pickEntities(api, await readForm(request), { order_id: 'gift' })
  if (refusal) return refusal
  const orderId = picked.order_id ?? ''
  const answer = await api<typeof postStatusCheck>('POST /desk/donations/{order_id}/question', {
    session: true,
    params: { order_id: orderId },
  })
  if (!answer.success) return refused(typed, answer)
  const said = answer.data.answered ? orderId : 'diam'
  const which = whichOf(query)
  return redirect(withQuery(plan.path, { which, selesai: said, page: query.get('page') ?? '' }))
})

export function Component() {
  const { asked, standing, loaded } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const which = loaded.view.also.which === 'open' ? 'open' : ''
  return (
    <>
      <Head title={words.reconciliation} />
      <DeskHeading title={words.reconciliation} lead={words.reconciliationLead} />
      {standing ? (
        <ReconciliationSummary standing={standing} />
      ) : (
        <div className="mt-6">
          <Failure title={words.standingNotLoaded} retryTo={hrefOf(plan, loaded.view)} />
        </div>
      )}
      {asked && (
        <div className="mt-5">
          <Asked orderId={asked} />
        </div>
      )}
      <DeskListing
        plan={plan}
        loaded={loaded}
        columns={openOrderColumns}
        keyOf={({ order_id }) => order_id}
        caption={words.openOrdersCaption}
        nothing={which ? words.noneWaiting : words.allHeard}
      >
        <Tabs
          label={words.ordersShown}
          items={Object.entries(tabs).map(([name, label]) => ({
            to: hrefOf(plan, loaded.view, { also: { which: name } }),
            label,
            isCurrent: name === which,
          }))}
        />
      </DeskListing>
      <StatusCheckForm answer={answer} />
    </>
  )
}

function Asked({ orderId }: { orderId: string }) {
  if (orderId === 'diam') return <Notice tone="warn">{words.gatewaySilent}</Notice>
  return <Notice tone="ok">{words.hasBeenAsked(orderId)}</Notice>
}
