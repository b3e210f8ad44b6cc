import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { page } from '#src/ui/page.ts'
import type { postImport } from '../api.ts'
import type { ImportWire } from '../schema.ts'
import { ImportRows } from './import-rows.tsx'

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
