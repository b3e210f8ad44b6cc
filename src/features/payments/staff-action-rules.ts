import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import type { GivingRules } from '#src/platform/payments/giving-rules.ts'
import * as words from './api-words.id.ts'
import { hasMoney } from './payment-states.ts'

export const staffActionKinds = ['confirm', 'reject', 'correct', 'manual', 'refund', 'disprove'] as const
export type StaffActionKind = (typeof staffActionKinds)[number]

/**
 * `waiting`: for a second approval; `sending`: to the gateway; `to_send`: a bank transfer is to be made. The others are
 * final; `refused` by the gateway.
 */
export const staffActionStatuses = ['waiting', 'declined', 'sending', 'refused', 'to_send', 'done'] as const
export type StaffActionStatus = (typeof staffActionStatuses)[number]

/** Manual payment methods. */
export const manualWays = ['cash', 'transfer'] as const

/** True if a second approval is needed. A rejection needs none. */
export const needsSecond = (
  { kind, amount }: { kind: StaffActionKind; amount: number },
  { secondPersonAbove }: Pick<GivingRules, 'secondPersonAbove'>,
) => kind !== 'reject' && amount > secondPersonAbove

type Request = { status: StaffActionStatus; askedBy: number }
/** Decider of a request, with all accounts that count as theirs (decision 070). */
export type Decider = { id: number; accounts: readonly number[] }

/**
 * Reason why somebody may not approve a request or mark its refund as sent: the requester also chose the recipient's
 * account. Null if they may, or if no second approval is pending.
 */
export function secondDeciderRefusal({ status, askedBy }: Request, { id, accounts }: Decider): string | null {
  if (status !== 'waiting' && status !== 'to_send') return null
  if (askedBy === id) return status === 'waiting' ? OWN_REQUEST : OWN_TRANSFER
  return accounts.includes(askedBy) ? ONE_PERSON : null
}

const OWN_REQUEST = words.ownRequest
const OWN_TRANSFER = words.ownRefund
const ONE_PERSON = words.countsAsOne

/** Channels with refunds by the gateway (docs/reference/payment-gateway.md#refunds); others need a bank transfer. */
const refundable: ReadonlySet<string> = new Set(['qris', 'gopay', 'shopeepay', 'credit_card'])

/** State of a gift that determines its available actions. */
export type RecordedGift = {
  status: DonationStatus
  channel: string | null
  /** Whole rupiah, with the code of an arrived transfer. */
  amount: number
  codeAmount: number
  refundedAmount: number
  /** Refunded by staff in total, second payments included. */
  givenBack: number
  transferAmount: number | null
  /** True if opened at the current gateway. */
  isAtGateway: boolean
  /** True if the gateway reported a refund. */
  isToldBack: boolean
  /** User who entered the gift manually. */
  enteredBy: number | null
  /** Request that brought its money outside the gateway and was not corrected. */
  broughtBy: number | null
  hasOpenAct: boolean
  /** True if a refund was requested, then withdrawn or declined. */
  hasDeclinedRefund: boolean
  /** True if the gateway refused a refund. */
  wasRefused: boolean
}

/** Acceptable sums of a transfer: with its code, or without if the donor left it out. */
export const expectedTransferSums = ({ transferAmount, amount, codeAmount }: RecordedGift): number[] =>
  transferAmount === null ? [] : [transferAmount, amount - codeAmount]

export const refundWays = ['gateway', 'bank'] as const
export type RefundWay = (typeof refundWays)[number]

/** Refund methods, the default first. A bank transfer only where the gateway cannot refund. */
export function refundWaysFor({ channel, isAtGateway, wasRefused }: RecordedGift): RefundWay[] {
  if (!isAtGateway || !refundable.has(channel ?? '')) return ['bank']
  return wasRefused ? ['bank', 'gateway'] : ['gateway']
}

/** Refundable sum, whole rupiah. */
export const refundableAmount = ({ status, amount, refundedAmount }: RecordedGift) =>
  hasMoney(status) ? amount - refundedAmount : 0

const mayArrive: ReadonlySet<DonationStatus> = new Set(['pending', 'expired', 'cancelled'])

/** True if an action fits a gift's state, regardless of open requests. */
export const isActionPossible: Record<Exclude<StaffActionKind, 'manual'>, (gift: RecordedGift) => boolean> = {
  confirm: (gift) => gift.transferAmount !== null && mayArrive.has(gift.status),
  reject: (gift) => gift.transferAmount !== null && gift.status === 'pending',
  correct: (gift) => gift.broughtBy !== null && gift.status === 'paid',
  refund: (gift) => refundableAmount(gift) > 0,
  disprove: (gift) => gift.isAtGateway && gift.isToldBack,
}
