import { z } from 'zod'
import type { PaymentInstructions, PaymentReport } from './gateway.ts'
import { fromWib } from './wib.ts'

const text = z.string().nullish()
const wholeRupiah = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,12}(\.0{1,2})?$/))
  .transform((amount) => Number.parseInt(amount, 10))

/** Midtrans adds fields at will, so only those we read are validated. */
const noticeShape = z.looseObject({
  order_id: z.string().min(1).max(64),
  transaction_status: z.string().min(1).max(64),
  status_code: z.string().min(1).max(8),
  gross_amount: z.string().min(1).max(32),
  transaction_id: text,
  fraud_status: text,
  currency: text,
  payment_type: text,
  settlement_time: text,
  expiry_time: text,
  va_numbers: z.array(z.looseObject({ bank: z.string(), va_number: z.string() })).nullish(),
  permata_va_number: text,
  biller_code: text,
  bill_key: text,
  payment_code: text,
  store: text,
  metadata: z.unknown().optional(),
  refunds: z
    .array(
      z.looseObject({
        refund_key: text,
        refund_chargeback_id: z.union([z.string(), z.number()]).nullish(),
        refund_amount: wholeRupiah,
        bank_confirmed_at: text,
      }),
    )
    .nullish(),
})
type Notice = z.output<typeof noticeShape>

/** "Automatic Fee Imposition": `gross_amount` then includes the fee. */
const imposedShape = z.looseObject({
  extra_info: z.looseObject({
    gross_amount_info: z.looseObject({
      original_amount: wholeRupiah,
      customer_imposed_payment_fee: wholeRupiah,
    }),
  }),
})

function imposedFeeOf(metadata: unknown): PaymentReport['imposedFee'] {
  const { data } = imposedShape.safeParse(metadata)
  if (!data) return null
  const { original_amount: original, customer_imposed_payment_fee: fee } = data.extra_info.gross_amount_info
  return { original, fee }
}

/**
 * Converts a notification or status answer to our terms.
 * @param qrHost prefix of the addresses of QR codes
 * @returns null if it is invalid: a needed field is missing, or a refund is no whole amount
 */
export function toReport(raw: unknown, qrHost: string): PaymentReport | null {
  const parsed = noticeShape.safeParse(raw)
  if (!parsed.success) return null
  const notice = parsed.data
  return {
    orderId: notice.order_id,
    transactionId: notice.transaction_id || null,
    // Documented samples of DANA have PENDING.
    transactionStatus: notice.transaction_status.toLowerCase(),
    statusCode: notice.status_code,
    fraudStatus: notice.fraud_status?.toLowerCase() || null,
    grossAmount: notice.gross_amount,
    imposedFee: imposedFeeOf(notice.metadata),
    currency: notice.currency ?? '',
    paymentType: notice.payment_type || null,
    instructions: instructionsOf(notice, qrHost),
    settledAt: fromWib(notice.settlement_time),
    expiresAt: fromWib(notice.expiry_time),
    refunds: (notice.refunds ?? []).map((refund) => ({
      key: refund.refund_key || String(refund.refund_chargeback_id ?? ''),
      amount: refund.refund_amount,
      confirmedAt: fromWib(refund.bank_confirmed_at),
    })),
    raw,
  }
}

function instructionsOf(notice: Notice, qrHost: string): PaymentInstructions | null {
  const [va] = notice.va_numbers ?? []
  if (va) return { kind: 'va', bank: va.bank.toLowerCase(), number: va.va_number }
  if (notice.permata_va_number) return { kind: 'va', bank: 'permata', number: notice.permata_va_number }
  if (notice.biller_code && notice.bill_key)
    return { kind: 'bill', billerCode: notice.biller_code, billKey: notice.bill_key }
  if (notice.payment_code) return { kind: 'store', store: notice.store ?? '', code: notice.payment_code }
  const { payment_type: type, transaction_id: id } = notice
  const isQr = (type === 'qris' || type === 'gopay') && notice.transaction_status.toLowerCase() === 'pending'
  return isQr && id ? { kind: 'qr', url: `${qrHost}/v2/${type}/${encodeURIComponent(id)}/qr-code` } : null
}
