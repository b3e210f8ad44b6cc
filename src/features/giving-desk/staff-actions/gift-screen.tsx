import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { withSumReason } from '#src/features/giving/rupiah-input.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { StateTag } from '#src/features/giving/state-tag.tsx'
import { stateWords } from '#src/features/giving/state-words.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { readDeskGift } from './api.ts'
import { GiftActionPanel } from './gift-action-panel.tsx'
import { GiftFacts } from './gift-facts.tsx'
import { handleGiftForm, type Values } from './handle-gift-form.ts'
import type { DeskGiftWire, EventWire, StaffActionWire } from './schema.ts'
import { isStaffActionName, type StaffActionName } from './staff-action-choice.tsx'
import { eventWords, sourceWords, staffActionStatusWords, staffActionWords } from './staff-action-words.ts'
import * as words from './words.id.ts'

/** Event log of a gift, in order of arrival; append-only. */
const GiftEvents = ({ gift: { events, acts } }: { gift: DeskGiftWire }) => (
  <ol className="mt-2 text-note">
    {events.map((event) => (
      <li
        key={event.id}
        className="grid gap-x-4 gap-y-0.5 border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        <span className="text-muted tabular-nums">
          <Moment at={event.at} />
        </span>
        <span className="font-semibold">
          {eventWords(event.kind)}
          <span className="font-normal text-muted">
            ,{' '}
            <bdi>
              {acts.find(({ id }) => id === event.act_id)?.asked_by?.name ?? sourceWords(event.source)}
            </bdi>
          </span>
        </span>
        <span className="text-muted">{wayOf(event)}</span>
      </li>
    ))}
  </ol>
)

function wayOf({ from_status, to_status }: EventWire): string {
  const labelOf = (status: string) => stateWords[status as keyof typeof stateWords]?.label ?? status
  return from_status === to_status ? '' : `${labelOf(from_status)} → ${labelOf(to_status)}`
}

/** List of requests with requester, decider and result. */
const GiftActions = ({ acts }: { acts: readonly StaffActionWire[] }) => (
  <ul className="mt-2 text-note">
    {acts.map((act) => (
      <li key={act.id} className="grid gap-1 border-b py-3.5">
        <p className="font-semibold">
          {staffActionWords[act.kind]}, {formatRupiah(act.amount)}: {staffActionStatusWords[act.status]}
          {act.refusal && ` (${act.refusal})`}
          {act.kind === 'refund' && act.status === 'done' && act.way === 'gateway' && bankWords(act)}
        </p>
        <p className="wrap-anywhere">
          {act.reason}
          {act.reference && words.evidence(act.reference)}
        </p>
        <p className="text-sm text-muted">
          {words.requested} <bdi>{act.asked_by?.name}</bdi>, <Moment at={act.asked_at} />
          {act.decided_by && (
            <>
              {' · '}
              {words.decidedBy} <bdi>{act.decided_by.name}</bdi>, <Moment at={act.decided_at!} />
            </>
          )}
          {act.decision_note && `: ${act.decision_note}`}
        </p>
      </li>
    ))}
  </ul>
)

const bankWords = ({ is_confirmed }: StaffActionWire) =>
  is_confirmed ? words.bankConfirmed : words.bankUnconfirmed

export const loader = page(async ({ api, params, query }) => {
  const answer = await api<typeof readDeskGift>('GET /desk/donations/{order_id}', {
    session: true,
    params: { order_id: params.order ?? '' },
  })
  const chosen = query.get('do')
  return {
    gift: unwrap(answer).data,
    chosen: isStaffActionName(chosen) ? chosen : null,
    done: query.get('selesai'),
    key: newKey(),
  }
})

export const action = page(async ({ api, request, params }) => {
  const values = Object.fromEntries(await request.formData()) as Values
  const order = params.order ?? ''
  const answer = await handleGiftForm({ api, order, values })
  if (!answer) throw data(null, { status: 400 })
  if (!answer.success) {
    const errors = withSumReason(answer.errors, 'amount', values.amount)
    return refused({ ...values, problem: problemOf(answer) }, { ...answer, errors })
  }
  return redirect(withQuery(deskPaths.gift(order), { selesai: values.act ?? '' }))
})

/** Error that belongs to no field. */
function problemOf({ code, data }: { code: number; data: unknown }): string {
  if (code === 403) return (data as { reason?: string }).reason ?? ''
  if (code === 503) return words.gatewaySilent
  const { contradiction } = data as { contradiction?: string }
  if (contradiction) return contradiction
  return code === 409 ? words.giftChanged : ''
}

/** Page of one gift at the desk: facts, events and actions. */
export function Component() {
  const { gift, chosen, done, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const problem = answer?.values.problem
  const name = gift.donor_name ?? words.donorDeleted
  return (
    <div className="max-w-260">
      <Head title={words.giftTitle(formatRupiah(gift.amount), name)} />
      <div className="mb-3">
        <StateTag status={gift.status} />
      </div>
      <DeskHeading title={words.sumFrom(formatRupiah(gift.amount), name)} lead={gift.order_id} />
      <div className="mt-5 grid gap-4 empty:hidden">
        {gift.is_simulation && <Simulation environment="simulation" />}
        {done !== null && !answer && (
          <Notice tone="ok">{doneWords(done === 'unlist' ? undefined : gift.acts.at(-1)?.status)}</Notice>
        )}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
      <div className="mt-7 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <GiftFacts gift={gift} />
        <GiftActionPanel
          gift={gift}
          chosen={(answer?.values.act as StaffActionName | undefined) ?? chosen}
          answer={answer}
          keyOfForm={key}
        />
      </div>
      {gift.acts.length > 0 && (
        <section aria-labelledby="tindakan" className="mt-12">
          <Rubric id="tindakan" title={words.deskActions} />
          <GiftActions acts={gift.acts} />
        </section>
      )}
      <section aria-labelledby="kejadian" className="mt-12">
        <Rubric id="kejadian" title={words.allEvents} />
        <GiftEvents gift={gift} />
      </section>
    </div>
  )
}

const doneWords = (status: string | undefined) =>
  status === 'waiting'
    ? words.waitsForSecond
    : status === 'sending'
      ? words.gatewayPending
      : status === 'to_send'
        ? words.waitsForSending
        : status === 'refused'
          ? words.gatewayRefused
          : words.saved
