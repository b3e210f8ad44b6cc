import type { Gateway } from '#src/platform/payments/gateway.ts'

/**
 * True if simulated orders are in the ledger: a simulating site has no others. Once money is real they are left out of
 * lists and sums, so that nobody mistakes them for money.
 */
export const countsSimulated = (payments: Gateway | null): boolean =>
  payments !== null && payments.environment !== 'production'
