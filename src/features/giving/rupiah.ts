import { LOCALE } from '#src/urls/language.id.ts'

/** Formats whole rupiah, with a non-breaking space: `Rp 250.000`, in English `Rp 250,000`. */
export const formatRupiah = (amount: number): string => `Rp\u00a0${groupDigits(String(amount))}`

/** Sets the language's separator before every three digits from the right. */
export const groupDigits = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, separator)

const separator = (1e3).toLocaleString(LOCALE)[1]!
