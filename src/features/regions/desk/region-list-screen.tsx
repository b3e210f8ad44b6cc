import { useLoaderData } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listRegionsAtDesk } from './api.ts'
import type { DeskRegionWire } from './schema.ts'

export const loader = page(
  async ({ api }) => unwrap(await api<typeof listRegionsAtDesk>('GET /desk/regions', { session: true })).data,
)

const columns: Column<DeskRegionWire>[] = [
  { title: 'Region', cell: (row) => <RowLink to={deskPaths.region(row.id)}>{row.title}</RowLink> },
  { title: 'Provinsi', from: 'md', cell: (row) => row.province_name ?? 'tanpa provinsi' },
  { title: 'Kode Kemendagri', from: 'lg', small: null, cell: (row) => row.province_code ?? '–' },
  { title: 'Kode BPS', from: 'lg', small: null, cell: (row) => row.bps_code ?? '–' },
  { title: 'Urutan', isFigure: true, from: 'md', small: null, cell: (row) => row.position },
  { title: 'Partisipan', isFigure: true, cell: (row) => row.partisipan_total.toLocaleString('id-ID') },
]

export function Component() {
  const regions = useLoaderData<typeof loader>()
  return (
    <>
      <Head title="Region" />
      <DeskHeading
        title="Region"
        lead="Nama dan urutan di seluruh situs. Kode provinsi mengikuti daftar resmi dan tidak diubah di sini."
      />
      <div className="mt-6">
        <DeskTable
          caption="Region, menurut urutan"
          columns={columns}
          rows={regions}
          keyOf={(row) => row.id}
        />
      </div>
    </>
  )
}
