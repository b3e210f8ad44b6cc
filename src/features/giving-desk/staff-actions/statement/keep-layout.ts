import { recordAudit } from '#src/platform/database/audit.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import type { StaffActionParts } from '../request-staff-action.ts'
import * as words from './api-words.id.ts'
import { matchStatement } from './match-statement.ts'
import { readStatement, type Statement } from './read-statement.ts'
import type { StatementLayout, StatementWire } from './schema.ts'
import { listLayouts, upsertLayout } from './statement-queries.ts'

/**
 * Keeps the choice of columns for a statement's header, and matches the statement without changes.
 * @throws Failure 400 for a file that is no statement, or columns with which none of its rows can be read
 */
export async function keepLayout(
  parts: StaffActionParts,
  actor: Actor,
  { csv, ...columns }: StatementLayout,
): Promise<StatementWire> {
  const { db, write, clock } = parts
  const kept = await listLayouts(db)
  const read = await readStatement(csv, { kept, columns, today: jakartaDay(clock.now()) })
  requireSense(read, columns)
  const { fingerprint } = read.layout
  const known = kept.find((one) => one.fingerprint.equals(fingerprint))
  if (JSON.stringify(known?.columns) !== JSON.stringify(columns))
    await write(async (tx) => {
      await upsertLayout(tx, { fingerprint, columns })
      const line = { act: known ? 'change' : 'create', entity: 'statement layout', detail: columns }
      await recordAudit(tx, actor, line)
    })
  return matchStatement(parts, actor, { csv, dry_run: true })
}

/** @throws Failure 400 */
function requireSense(read: Statement, columns: Omit<StatementLayout, 'csv'>) {
  const { date, description, amount, sign } = columns
  if (new Set([date, description, amount, sign]).size < 4) throw invalid({ csv: [words.chooseOtherColumns] })
  const rows = 'rows' in read ? read.rows : []
  const [unread] = rows.filter(({ kind }) => kind === 'unread')
  if (unread?.kind === 'unread' && !rows.some(({ kind }) => kind === 'credit'))
    throw invalid({
      csv: [words.nothingReadable(unread.line, unread.reason)],
    })
}
