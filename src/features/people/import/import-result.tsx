import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ImportRowWire, ImportWire } from './schema.ts'

const words = { new: 'baru', known: 'sudah dikenal', error: 'keliru' }

/** Result by line, actual or of a dry run. */
export function ImportResult({ result }: { result: ImportWire }) {
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
