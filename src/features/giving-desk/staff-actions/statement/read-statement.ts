import { invalid } from '#src/platform/http/failures.ts'
import { type ListRow, openList } from '#src/platform/text/read-table.ts'
import { TableError } from '#src/platform/text/table-header.ts'
import * as words from './api-words.id.ts'
import { type Columns, findLayout, type KeptLayout, type Layout } from './find-layout.ts'
import { readStatementRow, type StatementRow } from './read-row.ts'

/** Rows of a statement; of one whose header nobody explained yet, the first ones as they are. */
export type Statement =
  | { layout: Layout & { columns: Columns }; rows: StatementRow[] }
  | { layout: Layout & { columns: null }; sample: (readonly string[])[] }

const MAX_ROWS = 5_000
const SAMPLE = 3

/**
 * Parses a bank statement in CSV.
 * @param columns a new choice of columns, in place of what is known about the header
 * @throws Failure 400 for a file that is no such statement
 */
export async function readStatement(
  csv: string,
  { kept, today, columns }: { kept: readonly KeptLayout[]; today: string; columns?: Columns },
): Promise<Statement> {
  try {
    const { header, rows } = openList(csv, (list, wanted) => findLayout(list, wanted, kept))
    const meant = columns ?? header.columns
    if (meant === null) return { layout: { ...header, columns: null }, sample: await first(rows) }
    const layout = { ...header, columns: meant }
    const until = header.until !== null && header.until < today ? header.until : today
    const read: StatementRow[] = []
    for await (const row of rows)
      if (read.push(readStatementRow(row, { layout, until, today })) > MAX_ROWS)
        throw wrong(words.atMostRowsAMonth(MAX_ROWS.toLocaleString('id')))
    if (!read.some(isMoney)) throw wrong(NO_ROWS)
    return { layout, rows: read }
  } catch (error) {
    throw error instanceof TableError ? wrong(error.message) : error
  }
}

const isMoney = (row: StatementRow) => row.kind !== 'passed' || row.reason !== 'other'

const NO_ROWS = words.noTransactions
const wrong = (message: string) => invalid({ csv: [message] })

async function first(rows: AsyncGenerator<ListRow, void, void>): Promise<(readonly string[])[]> {
  const sample: (readonly string[])[] = []
  for await (const { cells } of rows) if (sample.push(cells) === SAMPLE) break
  return sample
}
