import type { Channel } from './gateway.ts'

/** Fee of the gateway for a payment, with VAT. */
export type Fee = {
  /** Whole rupiah. */
  flat: number
  /** Share of the charged amount, in hundred-thousandths. */
  rate: number
}
export type Fees = Readonly<Record<Channel, Fee>>
/** Rules of the gateway contract and of the organisation. */
export type GivingRules = {
  fees: Fees
  /** Whole rupiah: larger amounts moved by staff need a second approval. */
  secondPersonAbove: number
}

/** Whole rupiah (docs/reference/contract.md#second-person): a site may lower this limit, never raise it. */
export const MOST_ALONE = 5_000_000

const bank = { flat: 4_440, rate: 0 }
/** Defaults of docs/reference/payment-gateway.md#fees, or assumed: the site's gateway contract decides. */
const usual: Fees = {
  qris: { flat: 0, rate: 700 },
  gopay: { flat: 0, rate: 2_000 },
  shopeepay: { flat: 0, rate: 2_000 },
  dana: { flat: 0, rate: 1_665 },
  ovo: { flat: 0, rate: 1_665 },
  bca_va: bank,
  bni_va: bank,
  bri_va: bank,
  mandiri_bill: bank,
  permata_va: bank,
  cimb_va: bank,
  credit_card: { flat: 2_220, rate: 3_219 },
  indomaret: { flat: 5_550, rate: 0 },
  alfamart: { flat: 5_550, rate: 0 },
}
export const usualGiving: GivingRules = { fees: usual, secondPersonAbove: MOST_ALONE }

/** `4440`, `0.7%` or `2220+3.219%`. */
const feeForm =
  /^(?:(?<flat>[0-9]{1,6})|(?:(?<plus>[0-9]{1,6})\+)?(?<whole>[0-9]{1,2})(?:\.(?<part>[0-9]{1,3}))?%)$/

/**
 * Parses `channel=fee` pairs, comma separated; channels not named keep the default.
 * @returns an error line for invalid text
 */
export function readFees(text: string): Fees | string {
  const given: Partial<Record<Channel, Fee>> = {}
  for (const pair of text.split(',').map((one) => one.trim())) {
    if (!pair) continue
    const [name = '', fee = ''] = pair.split('=', 2).map((part) => part.trim())
    if (!Object.hasOwn(usual, name))
      return `"${name}" is no way to pay; these are: ${Object.keys(usual).join(', ')}`
    if (Object.hasOwn(given, name)) return `${name} is named twice`
    const read = feeForm.exec(fee)?.groups
    if (!read) return `${name}=${fee} must look like 4440, 0.7% or 2220+3.219%`
    given[name as Channel] = {
      flat: Number(read.flat ?? read.plus ?? 0),
      rate: Number(read.whole ?? 0) * 1_000 + Number((read.part ?? '').padEnd(3, '0')),
    }
  }
  return { ...usual, ...given }
}
