import { useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { listRegionsAtDesk } from './api.ts'
import type { DeskRegionRowWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query }) => {
  const list = (status?: 'closed') =>
    api<typeof listRegionsAtDesk>('GET /desk/regions', { session: true, query: status ? { status } : {} })
  const [open, closed] = await Promise.all([list(), list('closed')])
  return { open: unwrap(open).data, closed: unwrap(closed).data, isClosed: query.get('ditutup') === '1' }
})

const columns: Column<DeskRegionRowWire>[] = [
  { title: words.region, cell: (row) => <RowLink to={deskPaths.region(row.id)}>{row.title}</RowLink> },
  {
    title: words.province,
    from: 'md',
    cell: (row) => row.province_name ?? words.withoutProvince,
    small: (row) => row.province_name !== row.title && (row.province_name ?? words.withoutProvince),
  },
  { title: words.ministryCode, from: 'lg', small: null, cell: (row) => row.province_code ?? '–' },
  { title: words.bpsCode, from: 'lg', small: null, cell: (row) => row.bps_code ?? '–' },
  { title: words.position, isFigure: true, from: 'md', small: null, cell: (row) => row.position },
  { title: words.institutions, isFigure: true, cell: (row) => row.partisipan_total.toLocaleString(LOCALE) },
]

const closedColumns: Column<DeskRegionRowWire>[] = [
  { title: words.region, cell: (row) => <span className="font-semibold">{row.title}</span> },
  { title: words.closed, cell: (row) => row.closed_at && <Moment at={row.closed_at} /> },
  {
    title: words.movedTo,
    from: 'sm',
    cell: ({ merged_into: home }) =>
      home ? <RowLink to={deskPaths.region(home.id)}>{home.title}</RowLink> : words.nothingMoved,
  },
]

export function Component() {
  const { open, closed, isClosed } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={words.regions} />
      <DeskHeading
        title={words.regions}
        lead={words.regionsLead}
        acts={<ButtonLink to={deskPaths.newRegion}>{words.newRegion}</ButtonLink>}
      />
      {isClosed && (
        <div className="mt-5 max-w-170">
          <Notice tone="ok">{words.hasBeenClosed}</Notice>
        </div>
      )}
      <div className="mt-6">
        <DeskTable caption={words.regionsCaption} columns={columns} rows={open} keyOf={(row) => row.id} />
      </div>
      {closed.length > 0 && (
        <section className="mt-14">
          <Rubric title={words.closed} note={words.closedNote} />
          <div className="mt-4">
            <DeskTable
              caption={words.closedCaption}
              columns={closedColumns}
              rows={closed}
              keyOf={(row) => row.id}
            />
          </div>
        </section>
      )}
    </>
  )
}
