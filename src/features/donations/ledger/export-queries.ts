import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { inBatches } from '#src/platform/database/in-batches.ts'
import { type Books, isChosen } from './filter-queries.ts'
import { type LedgerRow, ledgerColumns, ledgerTables } from './queries.ts'

/** All filtered ledger rows in order of creation. */
export const readLedger = (db: Db, books: Books): AsyncGenerator<LedgerRow> =>
  inBatches(async (after, limit) => {
    const { rows } = await sql<LedgerRow>`
      select ${ledgerColumns} from ${ledgerTables} where d.id > ${after} and ${isChosen(books)}
      order by d.id limit ${limit}`.execute(db)
    return rows
  })
