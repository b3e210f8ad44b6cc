import type { Channel, PaymentReport } from '#src/platform/payments/gateway.ts'
import type { PaymentKind } from './payment-states.ts'

/** Reason to quarantine a report. */
export type ReviewReason = 'amount' | 'currency' | 'status'

const plainKinds: Readonly<Record<string, PaymentKind>> = {
  pending: 'pending',
  authorize: 'pending',
  deny: 'deny',
  cancel: 'cancel',
  expire: 'expire',
  expired: 'expire',
  failure: 'failure',
  refund: 'refund',
  partial_refund: 'partial_refund',
  chargeback: 'chargeback',
  partial_chargeback: 'chargeback',
}

/**
 * Event that a report means for an order (docs/reference/payment-gateway.md#transaction-states): paid is `settlement`
 * or `capture` with status code 200, no fraud suspicion, our amount and our currency. A fee that the gateway charged
 * the donor on top is not part of our amount.
 */
export function readReport(
  report: PaymentReport,
  order: Sums,
): { kind: PaymentKind; imposedFee: number } | { doubt: ReviewReason } {
  if (report.currency !== 'IDR') return { doubt: 'currency' }
  const imposedFee = feeOnTop(report, order)
  if (imposedFee === null) return { doubt: 'amount' }
  const kind = kindOf(report)
  return kind ? { kind, imposedFee } : { doubt: 'status' }
}

/** `imposedFee`: from earlier reports. */
type Sums = { amount: number; imposedFee: number }

/** Fee charged by the gateway on top of the order; null where its sums do not match ours. */
function feeOnTop({ grossAmount, imposedFee: told }: PaymentReport, { amount, imposedFee }: Sums) {
  const fee = rupiahOf(grossAmount) - amount
  if (told) return told.original === amount && told.fee === fee ? fee : null
  // Later reports of the same payment may omit the fee.
  return fee === 0 || (fee > 0 && fee === imposedFee) ? fee : null
}

function kindOf({ transactionStatus, statusCode, fraudStatus }: PaymentReport): PaymentKind | null {
  if (transactionStatus !== 'settlement' && transactionStatus !== 'capture')
    return Object.hasOwn(plainKinds, transactionStatus) ? plainKinds[transactionStatus]! : null
  if (fraudStatus === 'challenge') return 'challenge'
  if (fraudStatus === 'deny') return 'deny'
  const isClean = fraudStatus === null || fraudStatus === 'accept'
  return isClean && statusCode === '200' ? transactionStatus : null
}

/** "10000.00" as 10000; NaN for anything but whole rupiah. */
const rupiahOf = (text: string) =>
  /^[0-9]{1,15}(?:\.0{1,2})?$/.test(text) ? Number(text.split('.')[0]) : Number.NaN

const byType: Readonly<Record<string, Channel>> = {
  qris: 'qris',
  gopay: 'gopay',
  shopeepay: 'shopeepay',
  dana: 'dana',
  ovo: 'ovo',
  echannel: 'mandiri_bill',
  permata: 'permata_va',
  credit_card: 'credit_card',
}

/** Channel chosen at the gateway; null for one that we do not offer. */
export function channelOf({ paymentType, instructions }: PaymentReport): Channel | null {
  if (paymentType && Object.hasOwn(byType, paymentType)) return byType[paymentType]!
  if (instructions?.kind === 'va') {
    const bank = instructions.bank.toLowerCase()
    return (
      (['bca_va', 'bni_va', 'bri_va', 'permata_va', 'cimb_va'] as const).find((id) => id === `${bank}_va`) ??
      null
    )
  }
  if (instructions?.kind === 'bill') return 'mandiri_bill'
  if (instructions?.kind !== 'store') return null
  const store = instructions.store.toLowerCase()
  return store === 'indomaret' || store === 'alfamart' ? store : null
}
