import { z } from 'zod'
import { captchaSolution } from '#src/wire/captcha.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { dayText, idNumber, lineOfText, linesOfText, wholeNumberText, yearNumber } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { emailAddress, fullName, mobilePhone } from '../../wire/person-fields.ts'
import * as words from './api-words.id.ts'
import { designations } from './designations.ts'
import {
  channelIds,
  donationStatuses,
  giftSentences,
  MAX_DONATION_AMOUNT,
  MIN_DONATION_AMOUNT,
} from './gift-rules.ts'

const channel = z.enum(channelIds, words.chooseChannel)

/** `?amount=` as text: gift in whole rupiah. Five to nine digits, so that most of what matches is in range. */
const amountText = wholeNumberText({
  pattern: /^[1-9][0-9]{4,8}$/,
  said: words.giftUnclear,
  minimum: MIN_DONATION_AMOUNT,
  maximum: MAX_DONATION_AMOUNT,
  missing: words.giftMissing,
}).pipe(z.number().min(MIN_DONATION_AMOUNT, giftSentences.least).max(MAX_DONATION_AMOUNT, giftSentences.most))

export const channelQuery = z.object({
  amount: amountText,
  /** `1`: the charged sum, to which channel limits apply, includes the fee. */
  cover_fee: z.enum(['0', '1'], sharedWords.zeroOrOne).default('0'),
})

export const channelShape = z.object({
  id: channel,
  title: z.string(),
  /** Fee to add, whole rupiah, if the donor covers it. */
  fee: z.int().min(0),
  available: z.boolean(),
  /** Reason if unavailable; else null. */
  reason: z.string().nullable(),
  /** Note before the choice, for example a lower limit of unverified wallets. */
  note: z.string().nullable(),
  /** True if the site simulates payments. */
  is_simulation: z.boolean(),
})
export type ChannelWire = z.output<typeof channelShape>

/** Filters that the desk's books share: the ledger, disbursements, gifts in kind. Days are Jakarta's. */
export const bookFilter = {
  designation: z.enum(designations).optional(),
  /** Region of the gifts, with its institutions and its campaigns. */
  region: idNumber.optional(),
  from: dayText().optional(),
  to: dayText().optional(),
}

const itemId = z.int(sharedWords.chooseListed).positive(sharedWords.chooseListed)
export const designationInput = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('general') }),
    z.strictObject({ type: z.literal('region'), id: itemId }),
    z.strictObject({ type: z.literal('partisipan'), id: itemId }),
    z.strictObject({ type: z.literal('campaign'), id: itemId }),
  ],
  words.chooseTarget,
)

const donor = z.strictObject({
  name: fullName,
  email: emailAddress,
  phone: mobilePhone.nullable().default(null),
})
export type DonorInput = z.output<typeof donor>

const wish = {
  /** Gift, whole rupiah. */
  amount: z
    .int(sharedWords.sumUnclear)
    .min(MIN_DONATION_AMOUNT, giftSentences.least)
    .max(MAX_DONATION_AMOUNT, giftSentences.most),
  channel: channel.optional(),
  designation: designationInput,
  is_anonymous: z.boolean(sharedWords.answerYesOrNo).default(false),
  message: linesOfText(sharedWords.messageMissing).max(280, sharedWords.atMostLetters(280)).default(''),
  /** Consent to mail about the campaign; ignored for other gifts. */
  wants_updates: z.boolean(sharedWords.answerYesOrNo).default(false),
  /** Consent to stand in the list of the campaign's donors; ignored for other gifts. */
  show_name: z.boolean(sharedWords.answerYesOrNo).default(false),
  /** `monthly`: one payment now, and a pledge with a monthly reminder by mail. */
  frequency: z.enum(['once', 'monthly'], words.onceOrMonthly).default('once'),
  cover_fee: z.boolean(sharedWords.answerYesOrNo).default(false),
  consent: z.literal(true, giftSentences.consent),
  idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase(),
}

/** Body of `POST /payment/transaction`. A member's donor data come from the profile, whatever `donor` says. */
export const memberGift = z
  .strictObject({ ...wish, donor: donor.optional() })
  .refine(namesChannel, { path: ['channel'], error: words.channelForFee })
/** Body of `POST /donations/guest`. */
export const guestGift = z
  .strictObject({ ...wish, donor, captcha: captchaSolution })
  .refine(namesChannel, { path: ['channel'], error: words.channelForFee })
export type GiftWish = Omit<z.output<typeof memberGift>, 'donor'>

function namesChannel(gift: { cover_fee: boolean; channel?: unknown }) {
  return !gift.cover_fee || gift.channel !== undefined
}

const moment = z.iso.datetime()
const rupiah = z.int().min(0)

/** Bank account and sum of a transfer: its last three digits identify the order. */
const transferShape = z.object({
  bank: z.string(),
  account: z.string(),
  holder: z.string(),
  amount_with_code: rupiah,
  expires_at: moment,
})

/** Keys for the gateway's page; all null for a bank transfer. */
const gatewayKeys = {
  token: z.string().nullable(),
  redirect_url: z.string().nullable(),
  client_key: z.string().nullable(),
  snap_js: z.string().nullable(),
}
const environment = z.enum(['simulation', 'sandbox', 'production']).nullable()
const orderFacts = {
  order_id: z.string(),
  ...gatewayKeys,
  /** Environment of the gateway; null without one. */
  environment,
  gift_amount: rupiah,
  fee_amount: rupiah,
  /** Charged sum: gift and covered fee. */
  amount: rupiah,
  expires_at: moment,
  status: z.enum(donationStatuses),
  transfer: transferShape.nullable(),
}

export const openedOrderShape = z.object(orderFacts)
export type OpenedOrderWire = z.output<typeof openedOrderShape>
export const openedGuestOrderShape = openedOrderShape.extend({ order_token: z.string() })

export const orderParams = z.object({
  order_id: z.string().regex(/^JKL-[0-9A-HJKMNP-TV-Z]{26}$/, words.orderUnclear),
})

const instructionsShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('va'), bank: z.string(), number: z.string() }),
  z.object({ kind: z.literal('bill'), billerCode: z.string(), billKey: z.string() }),
  z.object({ kind: z.literal('store'), store: z.string(), code: z.string() }),
  z.object({ kind: z.literal('qr'), url: z.string() }),
])

const designationShape = z.object({
  type: z.enum(designations),
  id: z.int().nullable(),
  title: z.string(),
})

const receiptOfOrder = z.object({
  /** `JKL/2026/000123`. */
  number: z.string(),
  /** Code for `/receipts/{code}`. */
  code: z.string(),
  status: z.enum(['valid', 'void']),
  issued_at: moment,
  /** End of the time in which the bank may reverse the payment; null if it cannot or the time is over. */
  provisional_until: moment.nullable(),
})

/** Gift in the donor's list. */
export const donationRowShape = z.object({
  order_id: z.string(),
  status: z.enum(donationStatuses),
  gift_amount: rupiah,
  fee_amount: rupiah,
  amount: rupiah,
  /** Fee that the gateway charged on top of `amount`; not part of the gift. */
  imposed_fee: rupiah,
  refunded_amount: rupiah,
  designation: designationShape,
  is_anonymous: z.boolean(),
  /** True if the donor stands in the list of the campaign's donors. */
  show_name: z.boolean(),
  /** True if the secretariat took the name out of that list. */
  is_name_barred: z.boolean(),
  /** True for a gift of a pledge. */
  is_monthly: z.boolean(),
  message: z.string(),
  /** Channel chosen in the form or at the gateway; null if none. */
  channel: channel.nullable(),
  /** Title, also of payment methods that the form does not offer. */
  channel_title: z.string().nullable(),
  created_at: moment,
  expires_at: moment,
  paid_at: moment.nullable(),
  receipt: receiptOfOrder.nullable(),
  /** True if it can still be paid, at the gateway or by transfer. */
  is_payable: z.boolean(),
  environment,
})
export type DonationRowWire = z.output<typeof donationRowShape>

/** Response of `GET /payment/{order_id}`, for the donor's page. Keys and instructions only while it can be paid. */
export const orderShape = donationRowShape.extend({
  ...gatewayKeys,
  transfer: transferShape.nullable(),
  instructions: instructionsShape.nullable(),
  can_cancel: z.boolean(),
  donor: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  /** Time of the last notification or status response; null for never. */
  checked_at: moment.nullable(),
})
export type OrderWire = z.output<typeof orderShape>

export const ownDonationsQuery = z.object({
  ...pageQuery(),
  status: z.enum(donationStatuses).optional(),
  /** Year of the receipt, else of the order, by Jakarta's calendar. */
  year: yearNumber.optional(),
})

/** Any body: the signature decides. */
export const notification = z.looseObject({})
export const notificationTaken = z.object({ received: z.literal(true) })

export const receiptParams = z.object({ code: lineOfText(words.receiptCodeMissing).min(1).max(100) })

/** Public check of a receipt: no name, message or order id. */
export const receiptShape = z.object({
  number: z.string(),
  code: z.string(),
  status: z.enum(['valid', 'void']),
  amount: rupiah,
  refunded_amount: rupiah,
  issued_at: moment,
  voided_at: moment.nullable(),
  provisional_until: moment.nullable(),
  /** True for receipts of simulator or sandbox: no money moved. */
  is_simulation: z.boolean(),
})
export type ReceiptWire = z.output<typeof receiptShape>
