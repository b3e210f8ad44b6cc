import { Notice } from '../notice.tsx'
import { DeskTable } from './desk-table.tsx'

type Row<Status> = { line: number; name: string; email: string; status: Status; errors: readonly string[] }

type ImportedRowsProps<Status extends string> = {
  result: { dry_run: boolean; counts: { error: number }; rows: readonly Row<Status>[] }
  /** Sentences about the rows that are no error. */
  sum: string
  title: string
  /** Name of a row, and the words beside it. */
  nameOf: (row: Row<Status>) => readonly [string, string]
  words: Readonly<Record<Status, string>>
}

/** Result of an import of people or their addresses, actual or of a dry run: its sum, then line by line. */
export function ImportedRows<Status extends string>(props: ImportedRowsProps<Status>) {
  const { result, sum, title, nameOf, words } = props
  const { counts, dry_run, rows } = result
  const faults = ` ${counts.error} baris keliru dilewati; perbaiki, lalu kirim daftarnya lagi.`
  return (
    <section aria-label="Hasil" className="mt-8 grid gap-6">
      <Notice tone={counts.error ? 'warn' : dry_run ? 'info' : 'ok'}>
        {sum}
        {counts.error > 0 && faults}
      </Notice>
      <DeskTable
        caption="Baris daftar, yang keliru lebih dulu"
        rows={rows}
        keyOf={({ line }) => line}
        columns={[
          { title: 'Baris', cell: ({ line }) => line },
          {
            title,
            cell: (row) => {
              const [name, beside] = nameOf(row)
              return (
                <>
                  <span className="font-semibold">{name}</span> <span className="text-muted">{beside}</span>
                  <span className={`block text-sm ${row.errors.length ? 'text-bad' : 'text-muted'}`}>
                    {row.errors.length ? row.errors.join(' ') : words[row.status]}
                  </span>
                </>
              )
            },
          },
        ]}
      />
    </section>
  )
}
