import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { inBatches } from '#src/platform/database/in-batches.ts'
import { type LedgerScope, matchesLedgerFilter } from './filter-queries.ts'
import { type LedgerRow, ledgerColumns, ledgerTables } from './queries.ts'

/** All filtered ledger rows in order of creation. */
export const readLedger = (db: Db, books: LedgerScope): AsyncGenerator<LedgerRow> =>
  inBatches(async (after, limit) => {
    const { rows } = await sql<LedgerRow>`
      select ${ledgerColumns} from ${ledgerTables} where d.id > ${after} and ${matchesLedgerFilter(books)}
      order by d.id limit ${limit}`.execute(db)
    return rows
  })
