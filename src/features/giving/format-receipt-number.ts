/** `JKL/2026/000123`. */
export const formatReceiptNumber = ({ year, number }: { year: number; number: number }) =>
  `JKL/${year}/${String(number).padStart(6, '0')}`
