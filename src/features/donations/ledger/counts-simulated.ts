import type { Gateway } from '#src/platform/payments/gateway.ts'

/**
 * Whether orders of the simulator stand in the books: while the site simulates they are all it has. Once money is real
 * they are left out of lists and sums, so that nobody takes them for money.
 */
export const countsSimulated = (payments: Gateway | null): boolean =>
  payments !== null && payments.environment !== 'production'
