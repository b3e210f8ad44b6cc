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

/** The whole rupiah in what was typed or pasted; null where there is no number. */
export function readRupiah(text: string): number | null {
  const digits = digitsOf(withoutCents(text))
  return digits ? Number(digits.slice(0, MAX_DIGITS)) : null
}

/** `1.500.000,00` and `1,500,000.00`, as banks write sums. */
const withoutCents = (text: string) => text.replace(/[.,]\d{0,2}\s*$/, '')

type Typed = { text: string; caret: number }

/**
 * Sets the dots anew after each key, with the caret behind the same digit as before.
 * @param before what stood there before this key
 * @param isForward the key was Delete, which takes what is right of the caret
 */
export function typeRupiah(before: string, { text, caret }: Typed, isForward = false): Typed {
  // No comma is ours: a pasted sum may end in cents.
  let digits = digitsOf(text.includes(',') ? withoutCents(text) : text)
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

/** The place in `text` right behind its n-th digit. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; place < text.length && seen < count; place += 1) if (text[place] !== '.') seen += 1
  return place
}
