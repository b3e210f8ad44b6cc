import { Notice } from '../notice.tsx'
import { DeskTable } from './desk-table.tsx'
import * as deskWords from './words.id.ts'

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
  return (
    <section aria-label={deskWords.result} className="mt-8 grid gap-6">
      <Notice tone={counts.error ? 'warn' : dry_run ? 'info' : 'ok'}>
        {sum}
        {counts.error > 0 && deskWords.linesSkipped(counts.error)}
      </Notice>
      <DeskTable
        caption={deskWords.linesCaption}
        rows={rows}
        keyOf={({ line }) => line}
        columns={[
          { title: deskWords.line, cell: ({ line }) => line },
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
