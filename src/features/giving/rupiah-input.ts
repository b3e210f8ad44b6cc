import type { FieldErrors } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import { groupDigits } from './rupiah.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** More digits than the largest gift has: an excess is reported, not cut off. */
const MAX_DIGITS = 12

type Typed = { text: string; caret: number }

/**
 * Sets the separators anew after each key and keeps the caret behind its digit. Only while nothing but digits were typed: the
 * user's own separators or letters stay until the sum is complete.
 * @param before text before this key
 * @param isForward true for the Delete key, which deletes right of the caret
 */
export function typeRupiah(before: string, { text, caret }: Typed, isForward = false): Typed {
  const inserted = insertedInto(before, text)
  if (groupDigits(digitsOf(before)) !== before || !/^\d*$/.test(inserted))
    return inserted.length > 1 ? pasteRupiah(text, caret) : { text, caret }
  let digits = digitsOf(text)
  let left = digitsOf(text.slice(0, caret)).length
  // Only a separator was deleted: restore it and delete the digit beyond it.
  if (digits === digitsOf(before) && text.length === before.length - 1) {
    const at = isForward ? left : left - 1
    digits = digits.slice(0, Math.max(at, 0)) + digits.slice(at + 1)
    left = Math.max(at, 0)
  }
  const formatted = groupDigits(digits.slice(0, MAX_DIGITS))
  return { text: formatted, caret: placeAfter(formatted, left) }
}

/** Sets the separators of a pasted or complete sum; an unreadable text is unchanged. */
export function pasteRupiah(text: string, caret: number): Typed {
  const { amount } = readRupiah(text)
  if (amount === null) return { text, caret }
  const formatted = groupDigits(String(amount))
  return { text: formatted, caret: formatted.length }
}

/** Part of `text` between the prefix and suffix shared with `before`. */
function insertedInto(before: string, text: string): string {
  const most = Math.min(before.length, text.length)
  let start = 0
  while (start < most && before[start] === text[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1
  return text.slice(start, text.length - end)
}

/** Index in `text` right behind its n-th digit. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; place < text.length && seen < count; place += 1) if (/\d/.test(text[place]!)) seen += 1
  return place
}

/** Replaces a call's "no sum" error with the reason why the text cannot be read. */
export function withSumReason(errors: FieldErrors = {}, field: string, text = ''): FieldErrors {
  const { reason } = readRupiah(text)
  return errors[field] && reason ? { ...errors, [field]: [reason] } : errors
}
