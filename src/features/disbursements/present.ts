import type { Decider } from '#src/features/payments/staff-action-rules.ts'
import * as words from './api-words.id.ts'
import { approvalRefusal } from './approval-refusal.ts'
import { balanceOf, type Fund } from './fund-queries.ts'
import type { Disbursement } from './queries.ts'
import type { DisbursementWire, FundWire } from './schema.ts'

/** @param by the reader; `isSimulating` as the site is now */
export function presentDisbursement(
  row: Disbursement,
  by: Decider & { isSimulating: boolean },
): DisbursementWire {
  const isWaiting = row.state === 'waiting'
  const reason = isWaiting ? approvalRefusal(row, by, by.isSimulating) : null
  return {
    id: row.id,
    status: row.state,
    paid_on: row.paidOn,
    amount: row.amount,
    designation: { type: row.designation, id: row.designationId, title: row.designationTitle },
    receiver: { id: row.receiverId, name: row.receiver },
    note: row.note,
    proof: presentProof(row),
    reverses: row.reverses,
    reversed_by: row.reversedBy,
    asked_by: { id: row.askedBy, name: row.askedByName },
    asked_at: row.askedAt.toISOString(),
    decided_by: row.decidedBy === null ? null : { id: row.decidedBy, name: row.decidedByName! },
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_note: row.decisionNote,
    is_simulation: row.isSimulation,
    is_own: row.askedBy === by.id,
    can_approve: isWaiting && !reason,
    can_decline: isWaiting,
    can_reverse: row.state === 'done' && row.reversedBy === null,
    why_not: reason,
  }
}

const presentProof = (row: Disbursement): DisbursementWire['proof'] =>
  row.proofId === null
    ? null
    : {
        id: row.proofId,
        title: row.proofTitle ?? words.documentNumber(row.proofId),
        is_public: row.proofIsPublic,
        is_deleted: row.proofIsDeleted,
      }

export const presentFund = (fund: Fund): FundWire => ({
  designation: { type: fund.designation, id: fund.designationId, title: fund.designationTitle },
  received: fund.received,
  fees: fund.fees,
  refunded: fund.refunded,
  passed_on: fund.passedOn,
  balance: balanceOf(fund),
})
