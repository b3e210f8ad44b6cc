type Numbered = { year: number; number: number }

const inSeries = (series: string, { year, number }: Numbered) =>
  `${series}/${year}/${String(number).padStart(6, '0')}`

/** `JKL/2026/000123`. */
export const formatReceiptNumber = (receipt: Numbered) => inSeries('JKL', receipt)

/** `JKL-B/2026/000123`, of a gift in kind: a series of its own (decision 088). */
export const formatGoodsNumber = (gift: Numbered) => inSeries('JKL-B', gift)
