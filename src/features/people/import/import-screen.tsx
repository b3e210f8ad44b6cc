import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import type { postPeopleImport } from './api.ts'
import type { ImportRowWire, ImportWire } from './schema.ts'

const words = { new: 'baru', known: 'sudah dikenal', error: 'keliru' }

/** Result by line, actual or of a dry run. */
function ImportResult({ result }: { result: ImportWire }) {
  const { counts, dry_run, rows } = result
  const passed = counts.error
    ? ` ${counts.error} baris keliru dilewati; perbaiki, lalu kirim daftarnya lagi.`
    : ''
  return (
    <section aria-label="Hasil" className="mt-8 grid gap-6">
      <Notice tone={counts.error ? 'warn' : dry_run ? 'info' : 'ok'}>
        {dry_run
          ? `${counts.new} orang baru, ${counts.known} sudah dikenal. Belum ada yang diundang.${passed}`
          : `${counts.new} orang diundang, ${counts.known} sudah dikenal.${passed}`}
      </Notice>
      <DeskTable
        caption="Baris daftar, yang keliru lebih dulu"
        rows={rows}
        keyOf={({ line }) => line}
        columns={[
          { title: 'Baris', cell: ({ line }) => line },
          { title: 'Orang', cell: Person },
        ]}
      />
    </section>
  )
}

const Person = ({ name, email, status, errors }: ImportRowWire) => (
  <>
    <span className="font-semibold">{name || 'tanpa nama'}</span> <span className="text-muted">{email}</span>
    <span className={`block text-sm ${status === 'error' ? 'text-bad' : 'text-muted'}`}>
      {errors.length ? errors.join(' ') : words[status]}
    </span>
  </>
)

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
      show={(result) => <ImportResult result={result} />}
    />
  )
}
