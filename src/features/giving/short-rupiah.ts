import { LOCALE } from '#src/urls/language.id.ts'
import * as words from './words.id.ts'

/** Formats a sum in short for charts: `350 rb`, `1,2 jt`, `2 M`. */
export function shortRupiah(amount: number): string {
  const [unit, word] =
    amount >= 1e9
      ? [1e9, words.units.billion]
      : amount >= 1e6
        ? [1e6, words.units.million]
        : [1e3, words.units.thousand]
  const tenths = Math.round((amount / unit) * 10)
  const isWhole = tenths % 10 === 0 || unit === 1e3
  return (isWhole ? Math.round(amount / unit) : (tenths / 10).toLocaleString(LOCALE)) + word
}
