import type { Channel } from '#src/platform/payments/gateway.ts'

/** Least and largest gift (`minDonation`, `maxDonation`), in whole rupiah (docs/reference/contract.md#gift-amount). */
export const MIN_DONATION_AMOUNT = 10_000
export const MAX_DONATION_AMOUNT = 500_000_000

/** Payment channels, in display order. */
export const channelIds = [
  'qris',
  'gopay',
  'shopeepay',
  'dana',
  'ovo',
  'bca_va',
  'bni_va',
  'bri_va',
  'mandiri_bill',
  'permata_va',
  'cimb_va',
  'credit_card',
  'indomaret',
  'alfamart',
] as const satisfies readonly Channel[]

/** True if no money moved in the environment of an order. */
export const isSimulated = (environment: string | null) =>
  environment === 'simulation' || environment === 'sandbox'

export const donationStatuses = [
  'created',
  'pending',
  'review',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'reversed',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const
export type DonationStatus = (typeof donationStatuses)[number]
