import type { Column } from '#src/ui/desk/desk-column.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { momentOf } from '../my-post/moments.ts'
import { StatusTag } from '../my-post/status-tag.tsx'
import { ageOf, dayOf } from './ages.ts'
import type { DeskNewsRowWire } from './schema.ts'
import * as words from './words.id.ts'

type Row = DeskNewsRowWire
type Look = { now: number; tab: string }

/** Columns of a row: in the queue waiting time and claimant, elsewhere the publication time. */
export const newsColumns = ({ now, tab }: Look): readonly Column<Row>[] => [
  {
    title: words.text,
    sort: 'title',
    isMain: true,
    cell: (row) => <RowLink to={deskPaths.newsReview(row.id)}>{row.title}</RowLink>,
  },
  {
    title: words.author,
    name: 'penulis',
    from: 'md',
    cell: ({ author, institution }) => (
      <>
        <bdi>{author}</bdi>
        {institution && <span className="block text-sm text-muted">{institution.title}</span>}
      </>
    ),
  },
  ...(tab === 'review' ? queueColumns(now) : laterColumns(tab)),
  { title: words.category, name: 'kategori', isExtra: true, cell: ({ category }) => category.title },
  {
    title: words.region,
    name: 'region',
    isExtra: true,
    cell: ({ region }) => region?.title ?? words.wholeNetwork,
  },
]

const queueColumns = (now: number): Column<Row>[] => [
  {
    title: words.waiting,
    name: 'menunggu',
    sort: 'sent_at',
    from: 'md',
    cell: (row) => <Waiting row={row} now={now} />,
  },
  {
    title: words.reviewer,
    name: 'peninjau',
    from: 'lg',
    cell: ({ claim }) => <Reviewer claim={claim} />,
    small: ({ claim }) => claim && <Reviewer claim={claim} />,
  },
  {
    title: words.support,
    name: 'dukungan',
    from: 'lg',
    cell: ({ is_endorsed }) =>
      is_endorsed ? <Endorsed /> : <span className="text-muted">{words.notYet}</span>,
    small: ({ is_endorsed }) => (is_endorsed ? <Endorsed /> : null),
  },
]

const laterColumns = (tab: string): Column<Row>[] => [
  {
    title: words.state,
    name: 'keadaan',
    from: 'md',
    cell: (row) => <States row={row} />,
  },
  tab === 'scheduled'
    ? {
        title: words.publishedOn,
        name: 'jadwal',
        from: 'md',
        cell: ({ publish_at }) => publish_at && <time dateTime={publish_at}>{momentOf(publish_at)}</time>,
      }
    : {
        title: words.published,
        name: 'terbit',
        sort: 'published_at',
        from: 'lg',
        cell: ({ published_at }) =>
          published_at ? <time dateTime={published_at}>{dayOf(published_at)}</time> : words.notYet,
      },
]

/** Waiting time of a text, and its due date. */
export function Waiting({
  row: { sent_at, due_at },
  now,
}: {
  row: Pick<Row, 'sent_at' | 'due_at'>
  now: number
}) {
  if (!sent_at) return null
  const isLate = due_at !== null && Date.parse(due_at) < now
  return (
    <>
      <time dateTime={sent_at}>{ageOf(sent_at, now)}</time>
      {due_at && (
        <span
          className={`flex items-center gap-1.5 text-sm ${isLate ? 'font-semibold text-bad' : 'text-muted'}`}
        >
          {isLate && <Icon name="triangle-alert" className="size-4" />}
          {isLate ? words.overdue : words.due} {dayOf(new Date(Date.parse(due_at) - 1).toISOString())}
        </span>
      )}
    </>
  )
}

export function Reviewer({ claim }: { claim: Row['claim'] }) {
  if (!claim) return <span className="text-muted">{words.noneYet}</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="user" className="size-4" />
      <bdi>{claim.by.name}</bdi>
    </span>
  )
}

export const Endorsed = () => (
  <span className="inline-flex min-h-6.5 items-center gap-1.5 rounded-label bg-kain px-2 text-xs font-semibold text-off-text">
    <Icon name="check" className="size-4" />
    {words.supportedByInstitution}
  </span>
)

function States({ row: { status, pending_status } }: { row: Row }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <StatusTag status={status} />
      {pending_status && (
        <span className="inline-flex items-center gap-1.5 text-sm text-muted">
          {words.newVersionOf}
          <StatusTag status={pending_status} />
        </span>
      )}
    </span>
  )
}
