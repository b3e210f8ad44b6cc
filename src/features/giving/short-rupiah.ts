/** Formats a sum in short for charts: `350 rb`, `1,2 jt`, `2 M`. */
export function shortRupiah(amount: number): string {
  const [unit, word] = amount >= 1e9 ? [1e9, 'M'] : amount >= 1e6 ? [1e6, 'jt'] : [1e3, 'rb']
  const tenths = Math.round((amount / unit) * 10)
  const isWhole = tenths % 10 === 0 || unit === 1e3
  return `${isWhole ? Math.round(amount / unit) : String(tenths / 10).replace('.', ',')}\u00a0${word}`
}
