import { useLoaderData } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { page } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { securityEventKinds, securityOutcomes } from '#src/wire/security-event.ts'
import type { listDeskEvents } from './api.ts'
import { isWorrying, kindWords, outcomeWords, timesWords } from './event-words.ts'
import type { SecurityEventWire } from './schema.ts'
import * as words from './words.id.ts'

type Row = SecurityEventWire

const Account = ({ user }: Row) =>
  user ? (
    <Link
      to={withQuery(deskPaths.securityEvents, { user: String(user.id) })}
      className="link -my-3 inline-block py-3 font-semibold"
    >
      <bdi>{user.name}</bdi>
    </Link>
  ) : (
    <span className="text-muted">{words.notAccountHere}</span>
  )

const Outcome = ({ outcome, times }: Row) => (
  <span className={isWorrying(outcome) ? 'font-semibold text-bad' : ''}>
    {outcomeWords[outcome]}
    {timesWords(times)}
  </span>
)

const From = ({ device, network }: Row) => (
  <>
    {device}
    <span className="block text-sm text-muted">{network}</span>
  </>
)

const eventColumns: readonly Column<Row>[] = [
  { title: words.account, cell: Account },
  { title: words.event, from: 'sm', cell: ({ kind }) => kindWords[kind] },
  { title: words.result, from: 'sm', cell: Outcome },
  { title: words.deviceAndNetwork, name: 'device', from: 'md', cell: From },
  { title: words.time, from: 'sm', cell: ({ at }) => <Moment at={at} /> },
  { title: words.operation, isExtra: true, from: 'lg', cell: ({ operation }) => operation },
]

/** List configuration of the security events at the desk. */
const eventsPlan: ListPlan = {
  path: deskPaths.securityEvents,
  noun: words.noun,
  filters: [
    { name: 'user', label: words.person, entity: 'person' },
    {
      name: 'kind',
      label: words.kind,
      options: securityEventKinds.map((value) => ({ value, label: kindWords[value] })),
    },
    {
      name: 'outcome',
      label: words.result,
      options: securityOutcomes.map((value) => ({ value, label: outcomeWords[value] })),
    },
    { name: 'from', label: words.fromDate, type: 'date' },
    { name: 'to', label: words.toDate, type: 'date' },
  ],
  limit: 50,
}

export const loader = page(({ api, query }) =>
  loadList({ api, query }, eventsPlan, (asked) =>
    api<typeof listDeskEvents>('GET /desk/security-events', { session: true, query: asked as never }),
  ),
)

/** Logins, failed attempts, refusals and step-up proofs of all accounts. */
export function Component() {
  const { loaded } = useLoaderData<typeof loader>()
  return (
    <DeskListPage
      title={words.securityEvents}
      lead={words.eventsLead}
      plan={eventsPlan}
      loaded={loaded}
      columns={eventColumns}
      keyOf={({ id }) => id}
      caption={words.caption}
      nothing={words.firstEvent}
    />
  )
}
