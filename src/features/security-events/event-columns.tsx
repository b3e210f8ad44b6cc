import { Link } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
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

export const eventColumns: readonly Column<Row>[] = [
  { title: 'Akun', cell: Account },
  { title: 'Kejadian', from: 'sm', cell: ({ kind }) => kindWords[kind] },
  { title: 'Hasil', from: 'sm', cell: Outcome },
  { title: 'Perangkat dan jaringan', name: 'device', from: 'md', cell: From },
  { title: 'Waktu', from: 'sm', cell: ({ at }) => <Moment at={at} /> },
  { title: 'Operasi', isExtra: true, from: 'lg', cell: ({ operation }) => operation },
]
