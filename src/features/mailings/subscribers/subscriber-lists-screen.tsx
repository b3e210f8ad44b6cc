import { useLoaderData } from 'react-router'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getSummaries } from './api.ts'

export const loader = page(async ({ api }) => ({
  lists: unwrap(await api<typeof getSummaries>('GET /desk/subscribers', { session: true })).data,
}))

/** Lists with the number of their addresses; an editor of regions sees those of their regions. */
export function Component() {
  const { lists } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title="Pelanggan buletin" />
      <DeskHeading
        title="Pelanggan buletin"
        lead="Siapa yang setuju dikirimi, sejak kapan, dan dari mana. Tanpa persetujuan pemiliknya tidak ada alamat yang dikirimi."
      />
      <div className="mt-6">
        <DeskTable
          caption="Daftar buletin dan banyaknya alamat"
          rows={lists}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Daftar',
              cell: ({ id, name }) => <RowLink to={deskPaths.subscribers(id)}>{name}</RowLink>,
            },
            {
              title: 'Berlangganan',
              isFigure: true,
              cell: ({ counts }) => counts.given.toLocaleString('id-ID'),
            },
            {
              title: 'Belum menjawab',
              isFigure: true,
              from: 'md',
              cell: ({ counts }) => counts.waiting.toLocaleString('id-ID'),
              small: ({ counts }) =>
                counts.waiting > 0 && `${counts.waiting.toLocaleString('id-ID')} belum menjawab`,
            },
            {
              title: 'Menolak surat',
              isFigure: true,
              from: 'md',
              cell: ({ counts }) => counts.stopped.toLocaleString('id-ID'),
              small: ({ counts }) =>
                counts.stopped > 0 && `${counts.stopped.toLocaleString('id-ID')} menolak surat`,
            },
          ]}
        />
      </div>
    </>
  )
}
