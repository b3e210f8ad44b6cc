import type { Channel } from '#src/platform/payments/gateway.ts'
import type { Fee, Fees } from '#src/platform/payments/giving-rules.ts'
import * as words from './api-words.id.ts'
import { channelIds } from './gift-rules.ts'
import { formatRupiah } from './rupiah.ts'
import type { ChannelWire } from './schema.ts'

type Terms = {
  title: string
  min: number
  max: number | null
  /** The bank or shop can reverse a payment within minutes (docs/reference/payment-gateway.md#reversals). */
  canReverse?: true
  /** Note shown above an amount. */
  note?: { above: number; text: string }
}

const wallet = { above: 2_000_000, text: words.unverifiedWallet }

/** Limits of the gateway (docs/reference/payment-gateway.md#limits). */
const terms: Readonly<Record<Channel, Terms>> = {
  qris: { title: 'QRIS', min: 1, max: 10_000_000 },
  gopay: { title: 'GoPay', min: 1, max: 20_000_000, note: wallet },
  shopeepay: { title: 'ShopeePay', min: 1, max: 20_000_000, note: wallet },
  dana: { title: 'DANA', min: 1, max: 20_000_000, note: wallet },
  ovo: { title: 'OVO', min: 1, max: 99_999_999 },
  bca_va: { title: 'BCA Virtual Account', min: 10_000, max: 20_000_000_000 },
  bni_va: { title: 'BNI Virtual Account', min: 1, max: null },
  bri_va: { title: 'BRI Virtual Account', min: 1, max: 20_000_000_000 },
  mandiri_bill: { title: 'Mandiri Bill', min: 1, max: 50_000_000_000, canReverse: true },
  permata_va: { title: 'Permata Virtual Account', min: 1, max: 9_999_999_999, canReverse: true },
  cimb_va: { title: 'CIMB Niaga Virtual Account', min: 1, max: 250_000_000 },
  credit_card: { title: words.creditCard, min: 10_000, max: 999_999_999 },
  indomaret: { title: 'Indomaret', min: 10_000, max: 5_000_000, canReverse: true },
  alfamart: {
    title: 'Alfamart',
    min: 1,
    max: 5_000_000,
    note: { above: 2_500_000, text: words.alfamartCash },
  },
}

const WHOLE = 100_000

const titleOf = (channel: Channel) => terms[channel].title

/** Payments outside the gateway, recorded by staff. */
const byHand: ReadonlyMap<string, string> = new Map([
  ['cash', words.cash],
  ['transfer', words.bankTransfer],
])

/** Title of a payment method, also of manual ones; null for an unknown one. */
export const wayTitle = (way: string | null): string | null =>
  byHand.get(way ?? '') ?? (isChannel(way) ? titleOf(way) : null)

const isChannel = (way: string | null): way is Channel => way !== null && Object.hasOwn(terms, way)

/** True if a payment can be reversed within minutes; assumed for an unknown method. */
export const canReverse = (way: string | null) =>
  !byHand.has(way ?? '') && (!isChannel(way) || terms[way].canReverse === true)

/** Fee to add to a gift so that the whole gift is left after the gateway deducts its fee from the sum. */
export function feeOf({ flat, rate }: Fee, gift: number): number {
  return Math.ceil((gift * rate + flat * WHOLE) / (WHOLE - rate))
}

/** Reason why a channel cannot charge a sum; null where it can. */
export function refusalOf(channel: Channel, charged: number): string | null {
  const { title, min, max } = terms[channel]
  if (charged < min) return words.acceptsAtLeast(title, formatRupiah(min))
  if (max !== null && charged > max) return words.acceptsAtMost(title, formatRupiah(max))
  return null
}

/** Channels that can charge a sum. */
export const chargedBy = (sum: number): Channel[] => channelIds.filter((id) => refusalOf(id, sum) === null)

/** All channels for a gift, each with its reason if unavailable. @param isOpen true with a gateway */
export function channelsFor(
  gift: number,
  options: { fees: Fees; coversFee: boolean; isOpen: boolean; isSimulation: boolean },
): ChannelWire[] {
  return channelIds.map((id) => {
    const fee = feeOf(options.fees[id], gift)
    const charged = options.coversFee ? gift + fee : gift
    const reason = options.isOpen ? refusalOf(id, charged) : CLOSED
    const { title, note } = terms[id]
    const isNoted = note !== undefined && !reason && charged > note.above
    return {
      id,
      title,
      fee,
      reason,
      available: reason === null,
      note: isNoted ? note.text : null,
      is_simulation: options.isSimulation,
    }
  })
}

const CLOSED = words.onlineIsClosed
