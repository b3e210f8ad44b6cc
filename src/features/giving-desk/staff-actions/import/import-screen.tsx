import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { postImport } from '../api.ts'
import type { ImportRowWire, ImportWire } from '../schema.ts'

export const action = page(({ api, request }) =>
  actOnImport(request, (body) =>
    api<typeof postImport>('POST /desk/donations/import', { session: true, body }),
  ),
)

/** Import of gifts from a spreadsheet: checked first, then entered, all or none. */
export function Component() {
  return (
    <ImportPage<ImportWire>
      title="Impor donasi"
      lead="Daftar diperiksa dulu tanpa mengubah apa pun. Daftar yang sama boleh dikirim lagi: baris yang nomor buktinya sudah tercatat dilewati."
      columns={
        <>
          Satu baris berisi nama kolom: <code>tanggal,nama,jumlah,cara,bukti</code>, lalu bila ada{' '}
          <code>email,telepon,tujuan,tanpa_nama,catatan</code>. Tujuan ditulis umum, region: nama, lembaga:
          nama, atau kampanye: nama. Cara ditulis tunai atau transfer.
        </>
      }
      take={{ label: (rows) => `Catat ${rows} donasi`, busyLabel: 'Mencatat' }}
      isFit={({ counts }) => counts.error === 0}
      show={(result) => <ImportRows result={result} />}
    />
  )
}

/** Result of each line, also of a dry run. */
function ImportRows({ result }: { result: ImportWire }) {
  const { counts, amount, dry_run, rows } = result
  return (
    <section aria-label="Hasil" className="mt-8 grid gap-6">
      <Notice tone={counts.error ? 'warn' : dry_run ? 'info' : 'ok'}>
        {counts.error
          ? `${counts.error} baris keliru. Perbaiki daftarnya, lalu periksa lagi; belum ada yang dicatat.`
          : dry_run
            ? `${counts.new} donasi baru, ${formatRupiah(amount)}; ${counts.known} sudah tercatat. Belum ada yang dicatat.`
            : `${counts.new} donasi dicatat, ${formatRupiah(amount)}; ${counts.known} sudah tercatat.`}
      </Notice>
      <DeskTable
        caption="Baris daftar"
        rows={rows}
        keyOf={({ line }) => line}
        columns={[
          { title: 'Baris', cell: (row) => row.line },
          { title: 'Donatur', isMain: true, cell: (row) => <Donor row={row} isDry={dry_run} /> },
          { title: 'Bukti', from: 'md', cell: (row) => row.reference },
          {
            title: 'Jumlah',
            isFigure: true,
            cell: (row) => (row.amount === null ? '' : formatRupiah(row.amount)),
          },
        ]}
      />
    </section>
  )
}

function Donor({ row, isDry }: { row: ImportRowWire; isDry: boolean }) {
  return (
    <>
      {row.order_id ? (
        <Link to={deskPaths.gift(row.order_id)} className="link">
          <bdi>{row.donor}</bdi>
        </Link>
      ) : (
        row.donor
      )}
      {row.status === 'known' && <span className="block text-sm text-muted">sudah tercatat</span>}
      {row.needs_second && row.status === 'new' && (
        <span className="block text-sm text-muted">
          {isDry ? 'akan menunggu orang kedua' : 'menunggu orang kedua'}
        </span>
      )}
      {row.errors.map((error) => (
        <span key={error} className="block text-sm text-bad">
          {error}
        </span>
      ))}
    </>
  )
}
