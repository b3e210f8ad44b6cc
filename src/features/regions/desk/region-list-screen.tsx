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
import type { listRegionsAtDesk } from './api.ts'
import type { DeskRegionRowWire } from './schema.ts'

export const loader = page(async ({ api, query }) => {
  const list = (status?: 'closed') =>
    api<typeof listRegionsAtDesk>('GET /desk/regions', { session: true, query: status ? { status } : {} })
  const [open, closed] = await Promise.all([list(), list('closed')])
  return { open: unwrap(open).data, closed: unwrap(closed).data, isClosed: query.get('ditutup') === '1' }
})

const columns: Column<DeskRegionRowWire>[] = [
  { title: 'Region', cell: (row) => <RowLink to={deskPaths.region(row.id)}>{row.title}</RowLink> },
  {
    title: 'Provinsi',
    from: 'md',
    cell: (row) => row.province_name ?? 'tanpa provinsi',
    small: (row) => row.province_name !== row.title && (row.province_name ?? 'tanpa provinsi'),
  },
  { title: 'Kode Kemendagri', from: 'lg', small: null, cell: (row) => row.province_code ?? '–' },
  { title: 'Kode BPS', from: 'lg', small: null, cell: (row) => row.bps_code ?? '–' },
  { title: 'Urutan', isFigure: true, from: 'md', small: null, cell: (row) => row.position },
  { title: 'Partisipan', isFigure: true, cell: (row) => row.partisipan_total.toLocaleString('id-ID') },
]

const closedColumns: Column<DeskRegionRowWire>[] = [
  { title: 'Region', cell: (row) => <span className="font-semibold">{row.title}</span> },
  { title: 'Ditutup', cell: (row) => row.closed_at && <Moment at={row.closed_at} /> },
  {
    title: 'Isinya pindah ke',
    from: 'sm',
    cell: ({ merged_into: home }) =>
      home ? <RowLink to={deskPaths.region(home.id)}>{home.title}</RowLink> : 'tidak ada isinya',
  },
]

export function Component() {
  const { open, closed, isClosed } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title="Region" />
      <DeskHeading
        title="Region"
        lead="Nama, urutan, teks, dan kontak setiap region. Kode provinsi mengikuti daftar resmi dan tidak diubah di sini."
        acts={<ButtonLink to={deskPaths.newRegion}>Region baru</ButtonLink>}
      />
      {isClosed && (
        <div className="mt-5 max-w-170">
          <Notice tone="ok">Region sudah ditutup.</Notice>
        </div>
      )}
      <div className="mt-6">
        <DeskTable caption="Region, menurut urutan" columns={columns} rows={open} keyOf={(row) => row.id} />
      </div>
      {closed.length > 0 && (
        <section className="mt-14">
          <Rubric
            title="Ditutup"
            note="Donasi yang dulu untuk region ini tetap tercatat atas namanya di buku donasi."
          />
          <div className="mt-4">
            <DeskTable
              caption="Region yang ditutup, yang terakhir dulu"
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
