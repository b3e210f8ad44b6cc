import { visibleLine } from './visible-line.ts'
import * as words from './words.id.ts'

/** A parsed amount, or the reason for its rejection: a sentence for the sender. */
export type ReadRupiah = { amount: number; reason: null } | { amount: null; reason: string }

/** More digits than the site's largest amount. */
const MAX_DIGITS = 12

/** Digits, ungrouped or in threes by one separator, and sen after the other. */
const figures = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:['’]\d{3})+)(?:[.,](\d{1,2}))?$/,
]

/**
 * Parses whole rupiah as people type them, banks print them and spreadsheets save them: `75000`, `75.000`, `Rp
 * 75.000,00`, `75,000.00`, `Rp. 1.000.000,-`. No unknown character is dropped: ambiguous text is rejected.
 */
export function readRupiah(text: string): ReadRupiah {
  const figure = withoutUnit(visibleLine(text))
  if (figure === '') return refused(words.sumMissing)
  const [, whole, sen = ''] = figures.map((form) => form.exec(figure)).find((found) => found !== null) ?? []
  if (whole === undefined) return refused(reasonFor(figure))
  const digits = whole.replace(/\D/g, '')
  if (/[1-9]/.test(sen)) return refused(digits.length > 3 ? words.sumHasCents : words.sumUnclear(figure))
  if (digits.length > MAX_DIGITS) return refused(words.sumTooLarge)
  if (/^0\d/.test(digits)) return refused(words.sumFromZero)
  return { amount: Number(digits), reason: null }
}

const refused = (reason: string) => ({ amount: null, reason })

/** Strips `Rp`, `Rp.`, `IDR` in front; and after it `rupiah`, `,-` and `,--`, which mean no sen. */
const withoutUnit = (line: string) =>
  line.replace(/^(?:rp|idr)\.? ?/i, '').replace(/ ?(?:rupiah|rp|idr|[.,] ?[-–—=]{1,2})$/i, '')

function reasonFor(figure: string): string {
  if (/^[-−–—(]/.test(figure)) return words.sumNegative
  if (/^\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(figure)) return words.sumAsExponent
  if (/(?!\d)\p{Nd}/u.test(figure)) return words.sumInOtherDigits
  if (/^[\d., ]+(?:rb|ribu|k|jt|juta|mio|m|mi?l[iy]ar)$/i.test(figure)) return words.sumShortened
  if (/[^\d., '’]/.test(figure)) return words.sumWithLetters
  const [, sen] = /^[\d.,]*\d{3}([.,]\d{1,2})$/.exec(figure) ?? []
  if (sen) return words.sumWithOddEnd(sen)
  return words.sumOddlyGrouped
}
