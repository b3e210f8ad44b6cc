import type { Db } from '#src/platform/database/connect.ts'
import { isDatabaseUnavailable } from '#src/platform/database/unavailable.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import type { Failure } from '#src/platform/http/failures.ts'
import type { Account } from './account.ts'
import { findImported, insertImported } from './queries.ts'

/** One row of a source: `hash` covers all its data. */
export type ImportRow = {
  kind: string
  /** Its id in the source. */
  id: string
  title: string
  hash: Uint8Array
  /** Reason why it cannot be written, for the operator; then `write` is not called. */
  refusal?: string
  /** Imports files before `write`. @returns notes on what was changed */
  prepare?(isDry: boolean): Promise<readonly string[]>
  /** Counts of its content and of the imported part. @param isHere false for a refused row */
  account?(isHere: boolean): Account
  /** Writes it within a transaction. @returns its number here */
  write(tx: Tx): Promise<number | null>
}

export type Outcome = 'new' | 'unchanged' | 'changed' | 'failed'
export type ReportLine = {
  kind: string
  id: string
  title: string
  outcome: Outcome
  detail: string
  /** Undefined for rows that are not counted, or were imported before. */
  account?: Account
}

/** Source or database became unreachable: imported rows stay, and the same command continues from there. */
export class ImportBroken extends Error {}

class DryRun extends Error {}

/**
 * Imports rows one by one, each whole or not at all. One imported before is left as it is, even if it changed at the
 * source; one that cannot be written is reported and skipped.
 * @param isDry tries everything and rolls back
 * @throws ImportBroken
 */
export async function* runImport(
  source: string,
  rows: AsyncIterable<ImportRow>,
  { db, write, isDry }: { db: Db; write: Write; isDry: boolean },
): AsyncGenerator<ReportLine> {
  for await (const row of rows) {
    const { kind, id, title } = row
    const tell = (outcome: Outcome, details: readonly string[] = []) => ({
      kind,
      id,
      title,
      outcome,
      detail: details.join('; '),
      ...((outcome === 'new' || outcome === 'failed') && { account: row.account?.(outcome === 'new') }),
    })
    const before = await findImported(db, { source, kind, foreignId: id })
    if (before) {
      const isSame = before.hash.equals(row.hash)
      yield isSame ? tell('unchanged') : tell('changed', ['differs there now; left as it is here'])
    } else if (row.refusal) yield tell('failed', [row.refusal])
    else {
      try {
        const notes = await row.prepare?.(isDry)
        await writeOne(source, row, write, isDry)
        yield tell('new', notes)
      } catch (error) {
        if (isDatabaseUnavailable(error))
          throw new ImportBroken(
            `The database went away: ${(error as Error).message}. Run the same import again`,
          )
        yield tell('failed', [reasonOf(error)])
      }
    }
  }
}

async function writeOne(source: string, row: ImportRow, write: Write, isDry: boolean) {
  const hash = Buffer.from(row.hash)
  try {
    await write(async (tx) => {
      const itemId = await row.write(tx)
      await insertImported(tx, { source, kind: row.kind, foreignId: row.id, hash, itemId })
      if (isDry) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
}

function reasonOf(error: unknown): string {
  const { message, errors } = error as Partial<Failure> & Error
  const fields = Object.entries(errors ?? {}).map(([field, said]) => `${field}: ${said.join(' ')}`)
  return fields.join('; ') || message
}
