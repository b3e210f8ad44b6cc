import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#src/platform/database/audit.ts'
import { Failure, invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import type { StaffActionParts } from '../request-staff-action.ts'
import * as words from './api-words.id.ts'
import { findMatches } from './find-matches.ts'
import { presentStatement, presentUnknown } from './present.ts'
import { readStatement } from './read-statement.ts'
import { requireOwnAccount } from './require-own-account.ts'
import type { StatementBody, StatementWire } from './schema.ts'
import { type Outcome, previewRows, settleRow } from './settle-row.ts'
import { listLayouts } from './statement-queries.ts'

/**
 * Matches a bank statement with expected transfers, and confirms those that fit. Each row is a transaction of its own,
 * and a row that was used once is never used again: a repeated or interrupted statement can be sent again. Nothing of
 * the other rows is stored (decision 075).
 * @throws Failure 400 for a file that is no statement of the site's account, and, unless a dry run, with columns that
 * nobody chose yet; 409 with the new result if the columns are not those of the result that is confirmed
 */
export async function matchStatement(
  parts: StaffActionParts,
  actor: Actor,
  { csv, dry_run, columns }: StatementBody,
): Promise<StatementWire> {
  const { db, write, clock } = parts
  const today = jakartaDay(clock.now())
  const statement = await readStatement(csv, { kept: await listLayouts(db), today })
  if ('sample' in statement) {
    if (dry_run) return presentUnknown(statement)
    throw invalid({ csv: [words.checkFileFirst] })
  }
  await requireOwnAccount(db, statement, today)
  const found = await findMatches(parts, actor, statement.rows)
  const isOther = columns !== undefined && !isDeepStrictEqual(columns, statement.layout.columns)
  if (dry_run || isOther) {
    const outcomes = await previewRows(parts, actor, found.matches)
    const current = presentStatement({ statement, found, outcomes, isDry: true })
    if (dry_run) return current
    throw new Failure(409, { data: { current }, errors: { csv: [OTHER_COLUMNS] } })
  }
  const outcomes: Outcome[] = []
  for (const match of found.matches) outcomes.push(await settleRow(parts, actor, match))
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length
  const detail = {
    rows: statement.rows.length,
    confirmed: count('confirmed'),
    asked: count('asked'),
    approved: count('approved'),
  }
  await write((tx) => recordAudit(tx, actor, { act: 'match', entity: 'statement', detail }))
  return presentStatement({ statement, found, outcomes, isDry: false })
}

const OTHER_COLUMNS = words.columnsChanged
