import type { Refund } from '#src/features/payments/payment-states.ts'
import type { StaffAction } from '#src/features/payments/staff-action-queries.ts'
import {
  type Decider,
  expectedTransferSums,
  isActionPossible,
  type RecordedGift,
  refundableAmount,
  refundWaysFor,
  secondDeciderRefusal,
} from '#src/features/payments/staff-action-rules.ts'
import { presentLedgerRow } from '../present.ts'
import type { DeskEvent, DeskGift, StaffActionRow, Transfer } from './desk-queries.ts'
import { refundKey } from './execute-staff-action.ts'
import type { DeskGiftWire, EventWire, StaffActionRowWire, StaffActionWire, TransferWire } from './schema.ts'

const who = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** @param confirmed keys of refunds confirmed by a bank */
function presentAct(act: StaffAction, by: Decider, confirmed: ReadonlySet<string>): StaffActionWire {
  const isWaiting = act.status === 'waiting'
  const reason = secondDeciderRefusal(act, by)
  return {
    id: act.id,
    order_id: act.orderId,
    kind: act.kind,
    status: act.status,
    amount: act.amount,
    reason: act.reason,
    reference: act.reference,
    received_on: act.receivedOn,
    way: act.way,
    send_to: act.sendTo,
    refusal: act.refusal,
    is_confirmed: confirmed.has(refundKey(act.orderId, act.id)),
    asked_by: who(act.askedBy, act.askedByName),
    asked_at: act.askedAt.toISOString(),
    decided_by: who(act.decidedBy, act.decidedByName),
    decided_at: act.decidedAt?.toISOString() ?? null,
    decision_note: act.decisionNote,
    done_by: who(act.doneBy, act.doneByName),
    done_at: act.doneAt?.toISOString() ?? null,
    can_approve: isWaiting && !reason,
    can_decline: isWaiting || act.status === 'to_send',
    can_mark_sent: act.status === 'to_send' && !reason,
    why_not: reason,
  }
}

const presentEvent = ({ id, at, source, kind, fromStatus, toStatus, detail }: DeskEvent): EventWire => ({
  id,
  at: at.toISOString(),
  source,
  kind,
  from_status: fromStatus,
  to_status: toStatus,
  act_id: detail.act ?? null,
})

const refundsIn = (events: readonly DeskEvent[]): Refund[] =>
  events.flatMap(({ detail }) => detail.refunds ?? [])

type Whole = {
  gift: DeskGift
  booked: RecordedGift
  events: DeskEvent[]
  acts: StaffAction[]
  secondPersonAbove: number
  isAdmin: boolean
}

export function presentDeskGift(
  { gift, booked, events, acts, secondPersonAbove, isAdmin }: Whole,
  by: Decider,
): DeskGiftWire {
  const confirmed = new Set(
    refundsIn(events)
      .filter(({ isConfirmed }) => isConfirmed)
      .map(({ key }) => key),
  )
  const can = (kind: keyof typeof isActionPossible) => !booked.hasOpenAct && isActionPossible[kind](booked)
  return {
    ...presentLedgerRow(gift),
    donor_phone: gift.donorPhone,
    message: gift.message,
    show_name: gift.showName,
    is_name_barred: gift.nameBarred,
    transaction_id: gift.transactionId,
    expires_at: gift.expiresAt.toISOString(),
    events: events.map(presentEvent),
    acts: acts.map((act) => presentAct(act, by, confirmed)),
    second_person_above: secondPersonAbove,
    left: refundableAmount(booked),
    can: {
      confirm: can('confirm') ? [...new Set(expectedTransferSums(booked))] : null,
      reject: can('reject'),
      correct: can('correct'),
      disprove: isAdmin && can('disprove'),
      unlist: gift.showName,
      refund: can('refund') ? { most: refundableAmount(booked), ways: refundWaysFor(booked) } : null,
    },
  }
}

export const presentTransfer = (row: Transfer): TransferWire => ({
  ...presentLedgerRow(row),
  expires_at: row.expiresAt.toISOString(),
  asked: row.askedKind && { kind: row.askedKind, by: row.askedByName ?? '' },
})

export const presentStaffActionRow = (row: StaffActionRow, by: Decider): StaffActionRowWire => ({
  ...presentAct(row, by, new Set()),
  donor_name: row.donorName,
})
