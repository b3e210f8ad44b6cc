import { z } from 'zod'
import { designations } from '#src/features/giving/designations.ts'
import { donationStatuses } from '#src/features/giving/gift-rules.ts'
import { bookFilter } from '#src/features/giving/schema.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { ledgerChannels, ledgerOrders } from './ledger-rules.ts'

/** Ledger filters. Days are of the payment or, while unpaid, of the order. */
const filter = {
  /** Order, receipt number, donor, mail, transaction, or a sum. */
  q: searchText.default(''),
  status: z.enum(donationStatuses).optional(),
  channel: z.enum(ledgerChannels, sharedWords.oneOf(ledgerChannels.join(', '))).optional(),
  institution: idNumber.optional(),
  campaign: idNumber.optional(),
  ...bookFilter,
}
export const totalsQuery = z.object(filter)
export type LedgerFilter = z.output<typeof totalsQuery>

const order = { sort: z.enum(ledgerOrders).default('-date') }
export const ledgerQuery = z.object({ ...filter, ...order, ...pageQuery() })
export type LedgerQuery = z.output<typeof ledgerQuery>

const rupiah = z.int().min(0)
const moment = z.iso.datetime()
const named = z.object({ id: z.int(), title: z.string() }).nullable()

/** Gift in the ledger, with the donor's name even if anonymous in public. */
export const ledgerRowShape = z.object({
  order_id: z.string(),
  status: z.enum(donationStatuses),
  /** Time of payment or, while unpaid, of the order. */
  date: moment,
  created_at: moment,
  paid_at: moment.nullable(),
  gift_amount: rupiah,
  fee_amount: rupiah,
  amount: rupiah,
  /** Fee that the gateway charged the donor on top of `amount`. */
  imposed_fee: rupiah,
  refunded_amount: rupiah,
  /** Sum of a bank transfer, code included. */
  transfer_amount: rupiah.nullable(),
  designation: z.object({ type: z.enum(designations), id: z.int().nullable(), title: z.string() }),
  region: named,
  channel: z.string(),
  channel_title: z.string(),
  /** Null once the person was erased. */
  donor_name: z.string().nullable(),
  donor_email: z.string().nullable(),
  is_anonymous: z.boolean(),
  receipt: z.object({ number: z.string(), code: z.string(), status: z.enum(['valid', 'void']) }).nullable(),
  is_simulation: z.boolean(),
})
export type LedgerRowWire = z.output<typeof ledgerRowShape>

/** Whole rupiah. Payments reversed within minutes never count as received. */
export const moneyShape = z.object({
  /** Number of paid gifts. */
  count: z.int().min(0),
  /** Charged sums, covered fees included. */
  received: rupiah,
  /** Fees that donors covered, a part of `received`. */
  fees: rupiah,
  /** Returned to donors, by refund or chargeback. */
  refunded: rupiah,
  /** `received` less `refunded`. */
  kept: rupiah,
})
const shareShape = moneyShape.extend({
  /** Null for gifts of none. */
  id: z.int().nullable(),
  title: z.string(),
})
export type ShareWire = z.output<typeof shareShape>

const channelShare = moneyShape.extend({ id: z.string(), title: z.string() })
export const totalsShape = z.object({
  all: moneyShape,
  by_region: z.array(shareShape),
  by_institution: z.array(shareShape),
  by_campaign: z.array(shareShape),
  by_channel: z.array(channelShare),
})
export type TotalsWire = z.output<typeof totalsShape>
