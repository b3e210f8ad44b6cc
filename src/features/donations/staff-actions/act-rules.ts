import type { GivingRules } from '#src/platform/payments/giving-rules.ts'
import type { DonationStatus } from '../gift-rules.ts'
import { hasMoney } from '../payment-states.ts'

export const actKinds = ['confirm', 'reject', 'correct', 'manual', 'refund', 'disprove'] as const
export type ActKind = (typeof actKinds)[number]

/**
 * `waiting` for a second person, `sending` to the gateway, `to_send`: somebody must make a bank transfer. The others
 * are ends; `refused` by the gateway.
 */
export const actStatuses = ['waiting', 'declined', 'sending', 'refused', 'to_send', 'done'] as const
export type ActStatus = (typeof actStatuses)[number]

/** How money reaches us without the gateway. */
export const handWays = ['cash', 'transfer'] as const

/** Whether a second person decides. To say that no money came needs none. */
export const needsSecond = (
  { kind, amount }: { kind: ActKind; amount: number },
  { secondPersonAbove }: Pick<GivingRules, 'secondPersonAbove'>,
) => kind !== 'reject' && amount > secondPersonAbove

type Request = { status: ActStatus; askedBy: number }
/** Who looks at a request, and all accounts that count as theirs (decision 070). */
export type Decider = { id: number; accounts: readonly number[] }

/**
 * Why somebody is no second person for a request: it waits for approval, or for the transfer of a refund to be sent.
 * Whoever asked wrote where the money goes. Null where they are one, or nobody is needed.
 */
export function whyNotSecond({ status, askedBy }: Request, { id, accounts }: Decider): string | null {
  if (status !== 'waiting' && status !== 'to_send') return null
  if (askedBy === id) return status === 'waiting' ? OWN_REQUEST : OWN_TRANSFER
  return accounts.includes(askedBy) ? ONE_PERSON : null
}

const OWN_REQUEST = 'Permintaan ini Anda buat sendiri. Orang lain yang harus menyetujuinya.'
const OWN_TRANSFER = 'Pengembalian ini Anda minta sendiri. Orang lain yang harus mengirim dan menandainya.'
const ONE_PERSON =
  'Orang lain yang harus memutuskan. Akun Anda dan akun yang meminta terhitung satu orang: nomor ponsel atau e-mailnya sama, atau akses meja kerjanya diberikan dalam 7 hari terakhir oleh yang lain atau oleh orang yang sama. Minta anggota sekretariat lain, atau tunggu sampai 7 hari itu lewat.'

/**
 * The ways that the gateway gives back itself (docs/reference/payment-gateway.md#refunds); of others a person makes a
 * transfer.
 */
const refundable: ReadonlySet<string> = new Set(['qris', 'gopay', 'shopeepay', 'credit_card'])

/** What the desk must know of a gift to say what can be done with it. */
export type Booked = {
  status: DonationStatus
  channel: string | null
  /** Whole rupiah, with the code of a transfer once it arrived. */
  amount: number
  codeAmount: number
  refundedAmount: number
  /** What the desk gave back of it in all, also of a second payment. */
  givenBack: number
  transferAmount: number | null
  /** It was opened at the gateway that is there now. */
  isAtGateway: boolean
  /** The gateway told us that money of it went back. */
  isToldBack: boolean
  /** Who entered that request. */
  enteredBy: number | null
  /** The request that brought its money past the gateway and was not taken back. */
  broughtBy: number | null
  hasOpenAct: boolean
  /** A refund of it was asked for and withdrawn, or somebody did not agree. */
  hasDeclinedRefund: boolean
  /** The gateway did not want to give it back. */
  wasRefused: boolean
}

/** The sums that a transfer may have come with: with its code, or without where the donor left it out. */
export const sumsOf = ({ transferAmount, amount, codeAmount }: Booked): number[] =>
  transferAmount === null ? [] : [transferAmount, amount - codeAmount]

export const refundWays = ['gateway', 'bank'] as const
export type RefundWay = (typeof refundWays)[number]

/** How money can go back, what is done unless somebody says otherwise in front. A transfer only where there is no other. */
export function waysBack({ channel, isAtGateway, wasRefused }: Booked): RefundWay[] {
  if (!isAtGateway || !refundable.has(channel ?? '')) return ['bank']
  return wasRefused ? ['bank', 'gateway'] : ['gateway']
}

/** What may still be given back, whole rupiah. */
export const leftOf = ({ status, amount, refundedAmount }: Booked) =>
  hasMoney(status) ? amount - refundedAmount : 0

const mayArrive: ReadonlySet<DonationStatus> = new Set(['pending', 'expired', 'cancelled'])

/** Whether an act makes sense for a gift as it stands, whatever else is open. */
export const fits: Record<Exclude<ActKind, 'manual'>, (gift: Booked) => boolean> = {
  confirm: (gift) => gift.transferAmount !== null && mayArrive.has(gift.status),
  reject: (gift) => gift.transferAmount !== null && gift.status === 'pending',
  correct: (gift) => gift.broughtBy !== null && gift.status === 'paid',
  refund: (gift) => leftOf(gift) > 0,
  disprove: (gift) => gift.isAtGateway && gift.isToldBack,
}
