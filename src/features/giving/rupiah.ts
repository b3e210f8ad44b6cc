/** Formats whole rupiah, with a non-breaking space: `Rp 250.000`. */
export const formatRupiah = (amount: number): string => `Rp\u00a0${withDots(String(amount))}`

/** Sets a dot before every three digits from the right. */
export const withDots = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')
