import { randomInt } from 'node:crypto'

export type ChannelKind = {
  title: string
  /** `payment_type` of the gateway's answers. */
  type: string
  /** The bank may still reverse a settled payment. */
  isReversible?: true
  /** Further fields of the gateway's answers: payment address or payer. */
  fields?(): Record<string, unknown>
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
const va = (bank: string, title: string): ChannelKind => ({
  title,
  type: 'bank_transfer',
  fields: () => ({ va_numbers: [{ bank, va_number: `9${digits(13)}` }] }),
})
const store = (name: string, title: string): ChannelKind => ({
  title,
  type: 'cstore',
  isReversible: true,
  fields: () => ({ store: name, payment_code: digits(14) }),
})

/** Payment methods, under the gateway's names. */
export const channelKinds: Record<string, ChannelKind> = {
  other_qris: {
    title: 'QRIS',
    type: 'qris',
    fields: () => ({ acquirer: 'gopay', issuer: 'gopay', transaction_type: 'on-us' }),
  },
  gopay: { title: 'GoPay', type: 'gopay' },
  shopeepay: { title: 'ShopeePay', type: 'shopeepay' },
  dana: { title: 'DANA', type: 'dana' },
  ovo: { title: 'OVO', type: 'ovo' },
  bca_va: va('bca', 'BCA Virtual Account'),
  bni_va: va('bni', 'BNI Virtual Account'),
  bri_va: va('bri', 'BRI Virtual Account'),
  cimb_va: va('cimb', 'CIMB Niaga Virtual Account'),
  permata_va: {
    title: 'Permata Virtual Account',
    type: 'bank_transfer',
    isReversible: true,
    fields: () => ({ permata_va_number: digits(16) }),
  },
  echannel: {
    title: 'Mandiri Bill',
    type: 'echannel',
    isReversible: true,
    fields: () => ({ biller_code: '70012', bill_key: digits(12) }),
  },
  credit_card: {
    title: 'Kartu kredit atau debit',
    type: 'credit_card',
    fields: () => ({ masked_card: '48111111-1114', bank: 'bni', eci: '05', approval_code: digits(6) }),
  },
  indomaret: store('indomaret', 'Indomaret'),
  alfamart: store('alfamart', 'Alfamart'),
}

/** Payment methods that the gateway itself can refund (docs/reference/payment-gateway.md#refunds). */
export const isRefundable = (name: string | null) =>
  name !== null && ['other_qris', 'gopay', 'shopeepay', 'credit_card'].includes(name)
