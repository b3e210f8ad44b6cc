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
    <span className="text-muted">Bukan akun di sini</span>
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
  { title: 'Akun', cell: Account },
  { title: 'Kejadian', from: 'sm', cell: ({ kind }) => kindWords[kind] },
  { title: 'Hasil', from: 'sm', cell: Outcome },
  { title: 'Perangkat dan jaringan', name: 'device', from: 'md', cell: From },
  { title: 'Waktu', from: 'sm', cell: ({ at }) => <Moment at={at} /> },
  { title: 'Operasi', isExtra: true, from: 'lg', cell: ({ operation }) => operation },
]

/** List configuration of the security events at the desk. */
const eventsPlan: ListPlan = {
  path: deskPaths.securityEvents,
  noun: 'kejadian',
  filters: [
    { name: 'user', label: 'Orang', entity: 'person' },
    {
      name: 'kind',
      label: 'Jenis',
      options: securityEventKinds.map((value) => ({ value, label: kindWords[value] })),
    },
    {
      name: 'outcome',
      label: 'Hasil',
      options: securityOutcomes.map((value) => ({ value, label: outcomeWords[value] })),
    },
    { name: 'from', label: 'Dari tanggal', type: 'date' },
    { name: 'to', label: 'Sampai tanggal', type: 'date' },
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
      title="Kejadian keamanan"
      lead="Login, percobaan yang gagal, permintaan yang ditolak, dan setiap kali orang memastikan diri lagi. Disimpan 90 hari."
      plan={eventsPlan}
      loaded={loaded}
      columns={eventColumns}
      keyOf={({ id }) => id}
      caption="Kejadian keamanan, terbaru dulu"
      nothing="Kejadian pertama muncul begitu ada yang login."
    />
  )
}
