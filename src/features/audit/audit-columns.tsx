import { Link } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { wordsOfAct, wordsOfEntity } from './act-words.ts'
import { DetailLines } from './detail-lines.tsx'
import type { AuditWire } from './schema.ts'

type Row = AuditWire

const chosen = (query: Record<string, string>) => withQuery(deskPaths.audit, query)
const link = 'link -my-3 inline-block py-3'

function Actor({ actor, actor_role, network }: Row) {
  return (
    <>
      {actor ? (
        <Link to={chosen({ actor: String(actor.id) })} className={`${link} font-semibold`}>
          <bdi>{actor.name}</bdi>
        </Link>
      ) : (
        <span className="font-semibold">Situs sendiri</span>
      )}
      <span className="block text-sm text-muted">{[actor_role, network].filter(Boolean).join(' · ')}</span>
    </>
  )
}

function What({ act, entity, entity_id }: Row) {
  return (
    <>
      {wordsOfAct(act)}{' '}
      <Link
        to={chosen({ entity, ...(entity_id && { entity_id: String(entity_id) }) })}
        className={`${link} whitespace-nowrap`}
      >
        {wordsOfEntity(entity)}
        {entity_id && ` ${entity_id}`}
      </Link>
    </>
  )
}

const Subject = ({ subject }: Row) =>
  subject ? (
    <Link to={chosen({ subject: String(subject.id) })} className={link}>
      <bdi>{subject.name}</bdi>
    </Link>
  ) : null

export const auditColumns: readonly Column<Row>[] = [
  { title: 'Pelaku', cell: Actor },
  { title: 'Perbuatan', from: 'sm', cell: What },
  { title: 'Data milik', name: 'subject', from: 'lg', cell: Subject },
  {
    title: 'Sebelum dan sesudah',
    name: 'detail',
    from: 'md',
    cell: ({ detail }) => <DetailLines detail={detail} />,
  },
  { title: 'Waktu', from: 'sm', cell: ({ at }) => <Moment at={at} /> },
  { title: 'Nomor permintaan', name: 'request', isExtra: true, from: 'lg', cell: (row) => row.request_id },
  { title: 'Nomor', isFigure: true, name: 'id', from: 'xl', cell: ({ id }) => id, small: null },
]
