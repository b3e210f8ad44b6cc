import { randomUUID } from 'node:crypto'
import { needsSecond } from '#src/features/payments/staff-action-rules.ts'
import { conflict, Failure } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { sumOfDay } from '../../day-sum-queries.ts'
import { decideStaffAction } from '../decide-staff-action.ts'
import { type StaffActionParts, storeStaffAction } from '../request-staff-action.ts'
import * as words from './api-words.id.ts'
import { identityOf } from './find-matches.ts'
import type { Match } from './match-rows.ts'
import type { Credit } from './read-row.ts'
import type { RowStatus } from './schema.ts'
import { insertUsedRow } from './statement-queries.ts'

/** Outcome of a row, expected or done. */
export type Outcome = { match: Match; status: RowStatus; reason: string | null }

/** Foretells what confirming does; what one person moves alone on a day is summed as when it is done. */
export async function previewRows(
  { db, clock, giving }: StaffActionParts,
  actor: Actor,
  matches: readonly Match[],
): Promise<Outcome[]> {
  let alone = await sumOfDay(db, actor.id, clock.now())
  return matches.map((match) => {
    if (match.verdict !== 'fits') return standing(match)
    const isSecond = needsSecond({ kind: 'confirm', amount: match.row.amount + alone }, giving)
    if (!isSecond) alone += match.row.amount
    return { match, status: isSecond ? 'asks' : 'fits', reason: null }
  })
}

const standing = (match: Exclude<Match, { verdict: 'fits' }>): Outcome => ({
  match,
  status: match.verdict,
  reason: match.verdict === 'approves' ? null : match.reason,
})

/**
 * Confirms the gift of a row that fits, or approves a colleague's request about it. A gift that changed meanwhile stays
 * as it is, with the reason.
 */
export async function settleRow(parts: StaffActionParts, actor: Actor, match: Match): Promise<Outcome> {
  try {
    if (match.verdict === 'fits')
      return { match, status: await confirmByRow(parts, actor, match.row, match.gift.orderId), reason: null }
    if (match.verdict !== 'approves') return standing(match)
    await decideStaffAction(parts, actor, match, { approve: true, note: '' })
    return { match, status: 'approved', reason: null }
  } catch (error) {
    if (!(error instanceof Failure) || error.code >= 500) throw error
    return { match, status: 'unclear', reason: MEANWHILE }
  }
}

const MEANWHILE = words.wasDecidedMeanwhile

/** @throws Failure 409 if the gift changed meanwhile, or the row paid one */
async function confirmByRow(
  parts: StaffActionParts,
  actor: Actor,
  row: Credit,
  orderId: string,
): Promise<'confirmed' | 'asked'> {
  const wish = {
    kind: 'confirm',
    amount: row.amount,
    receivedOn: row.day,
    // Stored, so in the first language.
    reason: 'Cocok dengan satu baris mutasi rekening.',
    sendTo: '',
    way: null,
    key: randomUUID(),
  } as const
  return parts.write(async (tx) => {
    const act = await storeStaffAction(tx, parts, { actor, orderId, wish, heard: null })
    if (!(await insertUsedRow(tx, identityOf(row), act.id))) throw conflict()
    return act.status === 'waiting' ? 'asked' : 'confirmed'
  })
}
