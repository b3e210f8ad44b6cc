/** `JKL/2026/000123`. */
export const receiptNumber = ({ year, number }: { year: number; number: number }) =>
  `JKL/${year}/${String(number).padStart(6, '0')}`
