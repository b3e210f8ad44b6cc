import type { Column } from '#src/ui/desk/desk-column.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { wordsOfAct, wordsOfEntity, wordsOfFact, wordsOfWay } from './act-words.ts'
import type { AuditWire } from './schema.ts'
import * as words from './words.id.ts'

type Detail = Record<string, unknown>

const asDetail = (value: unknown): Detail | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Detail) : null

const said = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return words.empty
  if (value === true) return words.yes
  if (value === false) return words.no
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 200 ? `${text.slice(0, 200)} …` : text
}

/** Details of an audit line: changed fields before and after, otherwise its facts. */
function DetailLines({ detail }: { detail: Detail }) {
  const { before, after, ...facts } = detail
  const [was, is] = [asDetail(before), asDetail(after)]
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  if (!fields.length && !Object.keys(facts).length) return null
  return (
    <span className="grid text-sm">
      {fields.map((name) => (
        <span key={name}>
          <span className="text-muted">{wordsOfFact(name)}:</span>{' '}
          <del className="no-underline">{said(was?.[name])}</del>{' '}
          <span className="sr-only">{words.becomes}</span>
          <span aria-hidden>→</span> <ins className="font-medium no-underline">{said(is?.[name])}</ins>
        </span>
      ))}
      <span className="flex flex-wrap gap-x-3">
        {Object.entries(facts).map(([name, value]) => (
          <span key={name}>
            <span className="text-muted">{wordsOfFact(name)}:</span>{' '}
            {said(name === 'via' || name === 'way' ? wordsOfWay(value) : value)}
          </span>
        ))}
      </span>
    </span>
  )
}

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
        <span className="font-semibold">{words.siteItself}</span>
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
  { title: words.actor, cell: Actor },
  { title: words.act, from: 'sm', cell: What },
  { title: words.dataOf, name: 'subject', from: 'lg', cell: Subject },
  {
    title: words.beforeAndAfter,
    name: 'detail',
    from: 'md',
    cell: ({ detail }) => <DetailLines detail={detail} />,
  },
  { title: words.time, from: 'sm', cell: ({ at }) => <Moment at={at} /> },
  { title: words.requestNumber, name: 'request', isExtra: true, from: 'lg', cell: (row) => row.request_id },
  { title: words.number, isFigure: true, name: 'id', from: 'xl', cell: ({ id }) => id, small: null },
]
