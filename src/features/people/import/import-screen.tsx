import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { ImportedRows } from '#src/ui/desk/imported-rows.tsx'
import { page } from '#src/ui/page.ts'
import type { postPeopleImport } from './api.ts'
import type { ImportWire } from './schema.ts'

const words = { new: 'baru', known: 'sudah dikenal', error: 'keliru' }

const sumOf = ({ counts, dry_run }: ImportWire) =>
  dry_run
    ? `${counts.new} orang baru, ${counts.known} sudah dikenal. Belum ada yang diundang.`
    : `${counts.new} orang diundang, ${counts.known} sudah dikenal.`

export const action = page(({ api, request }) =>
  actOnImport(request, (body) =>
    api<typeof postPeopleImport>('POST /desk/people/import', { session: true, body }),
  ),
)

/** Import of a spreadsheet of people: dry run first, then invitations. */
export function Component() {
  return (
    <ImportPage<ImportWire>
      title="Impor orang"
      lead="Setiap orang mendapat undangan lewat e-mail. Akunnya baru ada setelah ia membuat kata sandi dan menyetujui syaratnya sendiri. Daftar yang sama boleh dikirim lagi: yang sudah dikenal dilewati."
      columns={
        <>
          Satu baris berisi nama kolom: <code>nama,email,telepon,region,lembaga,organisasi</code>. Hanya nama
          dan email yang wajib. Paling banyak 10.000 baris atau 1 MB.
        </>
      }
      take={{ label: (rows) => `Undang ${rows} orang`, busyLabel: 'Mengundang' }}
      show={(result) => (
        <ImportedRows
          result={result}
          sum={sumOf(result)}
          title="Orang"
          nameOf={({ name, email }) => [name || 'tanpa nama', email]}
          words={words}
        />
      )}
    />
  )
}
