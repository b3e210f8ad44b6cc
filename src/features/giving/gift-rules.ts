import type { Channel } from '#src/platform/payments/gateway.ts'
import { formatRupiah } from './rupiah.ts'
import * as words from './words.id.ts'

/** Least and largest gift (`minDonation`, `maxDonation`), in whole rupiah (docs/reference/contract.md#gift-amount). */
export const MIN_DONATION_AMOUNT = 10_000
export const MAX_DONATION_AMOUNT = 500_000_000

/** Sentences that the form's steps and the call share. */
export const giftSentences = {
  least: words.least(formatRupiah(MIN_DONATION_AMOUNT)),
  most: words.most(formatRupiah(MAX_DONATION_AMOUNT)),
  consent: words.consentMissing,
  campaignOnce: words.campaignOnce,
}

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
