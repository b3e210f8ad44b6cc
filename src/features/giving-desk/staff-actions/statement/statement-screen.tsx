import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { page } from '#src/ui/page.ts'
import type { postStatement, postStatementLayout } from './api.ts'
import { columnsIn, columnsSeen } from './column-choice.tsx'
import type { StatementWire } from './schema.ts'
import { StatementResult } from './statement-result.tsx'

export const action = page(({ api, request }) =>
  actOnImport(request, (body, values) =>
    values.act === 'map'
      ? api<typeof postStatementLayout>('POST /desk/donations/statement/layout', {
          session: true,
          body: { csv: body.csv, ...columnsIn(values) },
        })
      : api<typeof postStatement>('POST /desk/donations/statement', {
          session: true,
          body: values.seen && !body.dry_run ? { ...body, columns: columnsSeen(values.seen) } : body,
        }),
  ),
)

/** A bank statement, matched with expected transfers: looked through first, then confirmed. */
export function Component() {
  return (
    <ImportPage<StatementWire>
      title="Cocokkan mutasi rekening"
      lead="Baris yang cocok dengan satu donasi (jumlah, tiga angka kode, dan hari) dikonfirmasi sekaligus. Sisanya ditulis dengan alasannya. Berkas yang sama boleh dikirim lagi: satu baris tidak pernah dipakai dua kali."
      columns={
        <>
          Mutasi dalam CSV dari internet banking BCA, Mandiri, BRI, atau BNI langsung dikenali; pada bank lain
          Anda memilih kolomnya satu kali. <strong>Berkas ini tidak disimpan.</strong> Yang dicatat hanya
          tanggal, jumlah, dan sidik baris yang dipakai; transfer orang lain tidak kami simpan.
        </>
      }
      take={{ label: (rows) => `Konfirmasi ${rows} donasi`, busyLabel: 'Mengonfirmasi' }}
      show={(result) => <StatementResult result={result} />}
    />
  )
}
