import type { FieldErrors } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'

/** Whole rupiah as people write them, with a space that never breaks: `Rp 250.000`. */
export const formatRupiah = (amount: number): string => `Rp\u00a0${withDots(String(amount))}`

/** A sum in few letters, as it stands on a chart: `350 rb`, `1,2 jt`, `2 M`. */
export function shortRupiah(amount: number): string {
  const [unit, word] = amount >= 1e9 ? [1e9, 'M'] : amount >= 1e6 ? [1e6, 'jt'] : [1e3, 'rb']
  const tenths = Math.round((amount / unit) * 10)
  const isWhole = tenths % 10 === 0 || unit === 1e3
  return `${isWhole ? Math.round(amount / unit) : String(tenths / 10).replace('.', ',')}\u00a0${word}`
}

const withDots = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** More digits than the largest gift has: what is too much is said, not swallowed. */
const MAX_DIGITS = 12

type Typed = { text: string; caret: number }

/**
 * Sets the dots anew after each key, with the caret behind the same digit as before. Only while nothing but digits were
 * typed: a separator or a letter of the person's own is left as it stands until the sum is complete.
 * @param before what stood there before this key
 * @param isForward the key was Delete, which takes what is right of the caret
 */
export function typeRupiah(before: string, { text, caret }: Typed, isForward = false): Typed {
  const inserted = insertedInto(before, text)
  if (withDots(digitsOf(before)) !== before || !/^\d*$/.test(inserted))
    return inserted.length > 1 ? pasteRupiah(text, caret) : { text, caret }
  let digits = digitsOf(text)
  let left = digitsOf(text.slice(0, caret)).length
  // Only a dot was deleted, which comes back: the digit beyond it was meant.
  if (digits === digitsOf(before) && text.length === before.length - 1) {
    const at = isForward ? left : left - 1
    digits = digits.slice(0, Math.max(at, 0)) + digits.slice(at + 1)
    left = Math.max(at, 0)
  }
  const formatted = withDots(digits.slice(0, MAX_DIGITS))
  return { text: formatted, caret: placeAfter(formatted, left) }
}

/** A sum that came at once or is complete, with its dots; what cannot be read stays as it is. */
export function pasteRupiah(text: string, caret: number): Typed {
  const { amount } = readRupiah(text)
  if (amount === null) return { text, caret }
  const formatted = withDots(String(amount))
  return { text: formatted, caret: formatted.length }
}

/** What stands in `text` between the beginning and the end that it shares with `before`. */
function insertedInto(before: string, text: string): string {
  const most = Math.min(before.length, text.length)
  let start = 0
  while (start < most && before[start] === text[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1
  return text.slice(start, text.length - end)
}

/** The place in `text` right behind its n-th digit. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; place < text.length && seen < count; place += 1) if (text[place] !== '.') seen += 1
  return place
}

/** The errors of a call, with the reason why the sum that was written cannot be read in place of "no sum". */
export function withSumReason(errors: FieldErrors = {}, field: string, text = ''): FieldErrors {
  const { reason } = readRupiah(text)
  return errors[field] && reason ? { ...errors, [field]: [reason] } : errors
}
