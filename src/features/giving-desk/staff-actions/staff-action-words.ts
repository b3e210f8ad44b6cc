import type { StaffActionKind, StaffActionStatus } from '#src/features/payments/staff-action-rules.ts'
import * as words from './words.id.ts'

/** Titles of requests by action. */
export const staffActionWords: Record<StaffActionKind, string> = {
  confirm: words.confirmTransfer,
  reject: words.rejectTransferKind,
  correct: words.correctRecord,
  manual: words.manualGift,
  refund: words.refundKind,
  disprove: words.disproveKind,
}

export const staffActionStatusWords: Record<StaffActionStatus, string> = {
  waiting: words.waitingForSecond,
  declined: words.declined,
  sending: words.askedOfGateway,
  refused: words.refusedByPaymentGateway,
  to_send: words.waitingForTransfer,
  done: words.done,
}

const kinds: Readonly<Record<string, string>> = {
  created: words.giftRecorded,
  transfer: words.accountGiven,
  pending: words.methodChosen,
  challenge: words.reviewedByGateway,
  capture: words.cardDebited,
  settlement: words.moneyReceived,
  deny: words.deniedByBank,
  cancel: words.cancelledAtGateway,
  expire: words.expiredAtGateway,
  failure: words.failedAtGateway,
  partial_refund: words.partlyRefundedByGateway,
  refund: words.refundedByGateway,
  chargeback: words.disputedByHolder,
  cancelled: words.cancelledByDonor,
  expired: words.expired,
  asked: words.waitingForSecond,
  confirmed: words.declaredReceived,
  declined: words.declined,
  corrected: words.recordCorrected,
  rejected: words.transferRejected,
  returned: words.refundedByTransfer,
  disproved: words.refundDisproved,
}
const sources: Readonly<Record<string, string>> = {
  donor: words.byDonor,
  site: words.bySite,
  staff: words.byDesk,
  notification: words.byNotice,
  status: words.byAnswer,
}

export const eventWords = (kind: string) => kinds[kind] ?? kind
export const sourceWords = (source: string) => sources[source] ?? source
