import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { type Books, isChosen } from './filter-queries.ts'
import { type LedgerRow, ledgerColumns, ledgerTables } from './queries.ts'

const BATCH = 500

/** Every chosen line of the books in the order of making, read a batch at a time and no faster than it is taken. */
export async function* readLedger(db: Db, books: Books): AsyncGenerator<LedgerRow> {
  let last = 0
  for (;;) {
    const { rows } = await sql<LedgerRow>`
      select ${ledgerColumns} from ${ledgerTables} where d.id > ${last} and ${isChosen(books)}
      order by d.id limit ${BATCH}`.execute(db)
    yield* rows
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}
