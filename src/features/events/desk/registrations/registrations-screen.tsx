import { useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { type BulkAnswer, bulkAnswer, readBulk } from '#src/ui/desk/bulk-answer.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { when } from '../../when.ts'
import type { actOnRegistrations, getRules, listEventRegistrations } from './api.ts'
import { countsOf } from './rules-panel.tsx'
import type { RegistrationRowWire, RulesWire } from './schema.ts'
import { RegistrationTag } from './state-tag.tsx'
import * as words from './words.id.ts'

const planOf = (id: number): ListPlan => ({
  path: deskPaths.registrations(id),
  noun: words.noun,
  search: words.search,
  filters: [
    {
      name: 'state',
      label: words.state,
      options: [
        { value: 'confirmed', label: words.confirmed },
        { value: 'waiting', label: words.waiting },
        { value: 'cancelled', label: words.cancelled },
        { value: 'present', label: words.present },
        { value: 'absent', label: words.notPresent },
      ],
    },
  ],
  sort: 'created_at',
  csv: deskPaths.exportRegistrations,
  csvOf: { event: String(id) },
})

export const loader = page(async (args) => {
  const one = { session: true, params: { id: itemNumber(args.params) } } as const
  const { data: rules } = unwrap(await args.api<typeof getRules>('GET /desk/events/{id}/registration', one))
  const ask = (query: object) =>
    args.api<typeof listEventRegistrations>('GET /desk/events/{id}/registrations', { ...one, query })
  const more = Promise.resolve({ rules, done: args.query.get('tersimpan') })
  return loadList(args, planOf(rules.id), ask, more)
})

export const action = page(async ({ api, params, request }) => {
  const { act, ids } = readBulk(await request.formData())
  const result = await api<typeof actOnRegistrations>('POST /desk/events/{id}/registrations/acts', {
    session: true,
    params: { id: itemNumber(params) },
    body: { act, ids } as (typeof actOnRegistrations)['input']['body'],
  })
  return bulkAnswer(act, result)
})

const acts = [
  { name: 'check-in', label: words.checkIn, busyLabel: words.checkingIn },
  { name: 'undo', label: words.notPresent, busyLabel: words.saving },
  { name: 'cancel', label: words.cancel, busyLabel: words.cancelling, variant: 'danger' as const },
]

export function Component() {
  const { loaded, rules, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as BulkAnswer | undefined
  return (
    <>
      <Breadcrumb items={[{ to: deskPaths.events.list, label: words.events }]} />
      <div className="mt-3">
        <DeskListPage
          title={words.participants}
          lead={<Lead rules={rules} />}
          acts={
            <>
              <ButtonLink to={deskPaths.newRegistration(rules.id)} variant="outline">
                {words.addParticipant}
              </ButtonLink>
              <ButtonLink to={deskPaths.checkIn(rules.id)}>{words.checkIn}</ButtonLink>
            </>
          }
          plan={planOf(rules.id)}
          loaded={loaded}
          formats={['csv', 'xlsx']}
          columns={columns}
          keyOf={(row) => row.id}
          caption={words.captionFor(rules.title)}
          nothing={words.nothing}
          bulk={{ acts, nameOf: (row) => row.name ?? words.number(row.id), answer }}
        >
          {done && added[done] && (
            <div className="mt-5 max-w-170">
              <Notice tone="ok">{added[done]}</Notice>
            </div>
          )}
        </DeskListPage>
      </div>
    </>
  )
}

function Lead({ rules }: { rules: RulesWire }) {
  const times = { startAt: rules.start_at, endAt: rules.end_at, timezone: rules.timezone }
  return (
    <>
      <Link
        to={deskPaths.events.item(rules.id)}
        className="link inline-flex min-h-11 items-center wrap-anywhere"
      >
        {rules.title}
      </Link>
      <span className="block">{words.lead(when(times), countsOf(rules), rules.cancelled)}</span>
    </>
  )
}

const added: Record<string, string> = {
  confirmed: words.addedWithPlace,
  waiting: words.addedToWaiting,
}

const columns: readonly Column<RegistrationRowWire>[] = [
  {
    title: words.name,
    sort: 'name',
    cell: (row) => <span className="font-semibold wrap-anywhere">{row.name ?? words.nameDeleted}</span>,
  },
  { title: words.state, cell: (row) => <RegistrationTag state={row.state} /> },
  {
    title: words.attendance,
    name: 'hadir',
    from: 'sm',
    cell: (row) => (row.checked_in_at ? <Moment at={row.checked_in_at} /> : words.notYet),
    small: (row) => (row.checked_in_at ? words.isPresent : row.state === 'confirmed' && words.isNotPresent),
  },
  {
    title: words.email,
    name: 'email',
    from: 'md',
    cell: (row) => <span className="wrap-anywhere">{row.email ?? words.withoutEmail}</span>,
  },
  { title: words.mobile, name: 'ponsel', from: 'xl', cell: (row) => row.phone ?? '', small: null },
  {
    title: words.registeredAt,
    name: 'mendaftar',
    from: 'lg',
    sort: 'created_at',
    cell: (row) => <Moment at={row.created_at} />,
    small: null,
  },
]
