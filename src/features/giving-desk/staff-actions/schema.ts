import { z } from 'zod'
import { MAX_DONATION_AMOUNT, MIN_DONATION_AMOUNT } from '#src/features/giving/gift-rules.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { designationInput, orderParams } from '#src/features/giving/schema.ts'
import {
  manualWays,
  refundWays,
  staffActionKinds,
  staffActionStatuses,
} from '#src/features/payments/staff-action-rules.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { dayText, idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { emailAddress, fullName, mobilePhone } from '../../../wire/person-fields.ts'
import { ledgerRowShape } from '../schema.ts'
import * as apiWords from './api-words.id.ts'

const key = z.uuid(sharedWords.reloadAndSend).toLowerCase()
const words = (missing: string) =>
  linesOfText(missing).min(3, missing).max(500, sharedWords.atMostLetters(500))
const optionalWords = linesOfText(sharedWords.noteMissing)
  .max(500, sharedWords.atMostLetters(500))
  .default('')
const rupiahIn = z.int(sharedWords.sumUnclear)
const day = dayText('2000-01-01')

export const actParams = orderParams.extend({ act: idNumber })

export const confirmation = z.strictObject({
  /** Received sum, whole rupiah; omitted, the sum with its code. */
  received_amount: rupiahIn.positive(apiWords.sumReceivedMissing).optional(),
  received_on: day.optional(),
  reason: words(apiWords.sourceMissing),
  idempotency_key: key,
})
export const rejection = z.strictObject({
  reason: words(apiWords.whyDeclined),
  idempotency_key: key,
})
/** Takes the donor's name out of a campaign's list of donors. */
export const nameRemoval = z.strictObject({
  reason: words(apiWords.whyNameRemoved),
})
export const correction = z.strictObject({
  reason: words(sharedWords.faultMissing),
  idempotency_key: key,
})
export const disproof = z.strictObject({
  reason: words(apiWords.faultAndSourceMissing),
  idempotency_key: key,
})
export const refund = z.strictObject({
  amount: rupiahIn.positive(apiWords.sumRefundedMissing),
  reason: words(apiWords.whyRefunded),
  /** One of the gift's refund methods; omitted, the first of them. */
  way: z.enum(refundWays, apiWords.gatewayOrBank).optional(),
  /** Recipient of a bank transfer: bank, number, name. Deleted once it is sent. */
  send_to: lineOfText(apiWords.accountMissing).max(200, sharedWords.atMostLetters(200)).default(''),
  idempotency_key: key,
})
/** Decision on a request: by a second person, or a withdrawal by the requester. */
export const decision = z.strictObject({
  approve: z.boolean(sharedWords.approveOrNot),
  note: optionalWords,
})
export const sentProof = z.strictObject({
  note: words(apiWords.proofOfSendingMissing),
})

const least = sharedWords.sumAtLeast(formatRupiah(MIN_DONATION_AMOUNT))
const most = sharedWords.sumAtMost(formatRupiah(MAX_DONATION_AMOUNT))

/** Donor's name; anonymous gifts are recorded as `NN`, as in cash books. */
const donorName = lineOfText(apiWords.giverMissing)
  .transform((name) => (/^n\.?\s?n\.?$/i.test(name) ? 'NN' : name))
  .refine((name) => name === 'NN' || fullName.safeParse(name).success, {
    error: apiWords.giverUnclear,
  })

/** Manual gift, received outside the site. */
export const manualGift = z.strictObject({
  amount: rupiahIn.min(MIN_DONATION_AMOUNT, least).max(MAX_DONATION_AMOUNT, most),
  way: z.enum(manualWays, apiWords.cashOrTransfer),
  received_on: day,
  donor: z.strictObject({
    name: donorName,
    email: emailAddress.nullable().default(null),
    phone: mobilePhone.nullable().default(null),
  }),
  designation: designationInput,
  is_anonymous: z.boolean(sharedWords.answerYesOrNo).default(false),
  /** Reference of its proof, for example of the cash slip; unique. */
  reference: lineOfText(apiWords.proofNumberMissing)
    .min(3, sharedWords.atLeast3Letters)
    .max(60, sharedWords.atMostLetters(60))
    .nullable()
    .default(null),
  reason: words(apiWords.proofMissing),
  idempotency_key: key,
})
export type ManualGift = z.output<typeof manualGift>

export const giftImport = z.strictObject({
  /** Text of a CSV file with a header line. */
  csv: z
    .string(sharedWords.chooseCsv)
    .min(1, sharedWords.fileIsEmpty)
    .max(300_000, apiWords.fileTooLargeToSplit),
  /** True to report the result without changes. */
  dry_run: z.boolean(sharedWords.answerYesOrNo).default(true),
})

const rupiah = z.int().min(0)
const moment = z.iso.datetime()
const who = z.object({ id: z.int(), name: z.string() }).nullable()

const actShape = z.object({
  id: z.int(),
  order_id: z.string(),
  kind: z.enum(staffActionKinds),
  status: z.enum(staffActionStatuses),
  amount: rupiah,
  reason: z.string(),
  reference: z.string().nullable(),
  received_on: z.string().nullable(),
  /** Method of a refund; null for other actions. */
  way: z.enum(refundWays).nullable(),
  send_to: z.string().nullable(),
  /** Gateway's message of a refusal. */
  refusal: z.string().nullable(),
  /** True if a bank confirmed the refund after the gateway. */
  is_confirmed: z.boolean(),
  asked_by: who,
  asked_at: moment,
  decided_by: who,
  decided_at: moment.nullable(),
  decision_note: z.string(),
  done_by: who,
  done_at: moment.nullable(),
  /** Actions that the caller may take on it now. */
  can_approve: z.boolean(),
  can_decline: z.boolean(),
  can_mark_sent: z.boolean(),
  /** Reason why the caller may not approve it or mark it as sent; null if they may. */
  why_not: z.string().nullable(),
})
export type StaffActionWire = z.output<typeof actShape>

const eventShape = z.object({
  id: z.int(),
  at: moment,
  source: z.string(),
  kind: z.string(),
  from_status: z.string(),
  to_status: z.string(),
  /** Action of a staff event. */
  act_id: z.int().nullable(),
})
export type EventWire = z.output<typeof eventShape>

/** Gift with its events and its available actions. */
export const deskGiftShape = ledgerRowShape.extend({
  donor_phone: z.string().nullable(),
  message: z.string(),
  /** True if the donor stands in the list of the campaign's donors. */
  show_name: z.boolean(),
  /** True if the desk took the name out of that list. */
  is_name_barred: z.boolean(),
  transaction_id: z.string().nullable(),
  expires_at: moment,
  events: z.array(eventShape),
  acts: z.array(actShape),
  /** Limit of the sum above which a second approval is needed. */
  second_person_above: rupiah,
  /** Refundable sum. */
  left: rupiah,
  can: z.object({
    /** Acceptable sums of a transfer; null where there is none to confirm. */
    confirm: z.array(rupiah).nullable(),
    reject: z.boolean(),
    correct: z.boolean(),
    /** True if reported refunds can be disproved; admins only. */
    disprove: z.boolean(),
    /** True if the name stands in a campaign's list of donors. */
    unlist: z.boolean(),
    /** Refund methods, the default first; a bank transfer beside the gateway only after its refusal. */
    refund: z.object({ most: rupiah, ways: z.array(z.enum(refundWays)) }).nullable(),
  }),
})
export type DeskGiftWire = z.output<typeof deskGiftShape>

export const transferQuery = z.object({
  /** Order, donor, mail, or a sum as on the bank statement. */
  q: searchText.default(''),
  ...pageQuery(),
})
/** Expected transfer. */
export const transferShape = ledgerRowShape.extend({
  expires_at: moment,
  /** Request about it that waits for a second approval. */
  asked: z.object({ kind: z.enum(staffActionKinds), by: z.string() }).nullable(),
})
export type TransferWire = z.output<typeof transferShape>

export const actQuery = z.object({
  status: z
    .enum(['waiting', 'sending', 'refused', 'to_send'], apiWords.chooseStateOfRequest)
    .default('waiting'),
  ...pageQuery(),
})
export const staffActionRowShape = actShape.extend({ donor_name: z.string().nullable() })
export type StaffActionRowWire = z.output<typeof staffActionRowShape>

const importRowShape = z.object({
  /** Line of the file; the header is 1. */
  line: z.int(),
  status: z.enum(['new', 'known', 'error']),
  amount: rupiah.nullable(),
  donor: z.string().nullable(),
  reference: z.string().nullable(),
  /** Order of a known or newly entered gift. */
  order_id: z.string().nullable(),
  /** True if it needs a second approval. */
  needs_second: z.boolean(),
  errors: z.array(z.string()),
})
export type ImportRowWire = z.output<typeof importRowShape>
export const importShape = z.object({
  dry_run: z.boolean(),
  rows: z.array(importRowShape),
  counts: z.object({ new: rupiah, known: rupiah, error: rupiah }),
  /** Total of the new rows, whole rupiah. */
  amount: rupiah,
})
export type ImportWire = z.output<typeof importShape>
