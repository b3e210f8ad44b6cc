import type { ContentRowWire } from '#src/wire/content.ts'
import type { Column } from '../desk/desk-column.ts'
import { RowLink } from '../desk/row-link.tsx'
import { formatMoment } from './content-moment.ts'
import { ContentTag } from './status-tag.tsx'

const moment = (at: string | null) => (at ? formatMoment(at) : '–')

/** Columns of a content list. @param more columns of one kind, between status and times */
export const contentColumns = <Row extends ContentRowWire = ContentRowWire>(
  hrefFor: (id: number) => string,
  more: readonly Column<Row>[] = [],
): readonly Column<Row>[] => [
  { title: 'Judul', sort: 'title', cell: (row) => <RowLink to={hrefFor(row.id)}>{row.title}</RowLink> },
  {
    title: 'Keadaan',
    from: 'md',
    cell: (row) => <ContentTag status={row.status} hasChanges={row.has_changes} />,
  },
  ...more,
  {
    title: 'Terbit',
    name: 'terbit',
    sort: 'published_at',
    from: 'lg',
    small: null,
    cell: (row) => moment(row.publish_at ?? row.published_at),
  },
  {
    title: 'Diubah',
    name: 'diubah',
    sort: 'worked_at',
    from: 'lg',
    small: null,
    cell: (row) => formatMoment(row.updated_at),
  },
]
