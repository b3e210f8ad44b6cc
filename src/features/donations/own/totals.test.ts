import { expect, test } from 'vitest'
import type { DonationRowWire } from '../schema.ts'
import { totalsOf, yearsOf } from './totals.ts'

const row = (given: Partial<DonationRowWire>) =>
  ({
    status: 'paid',
    amount: 100_000,
    refunded_amount: 0,
    created_at: '2026-05-01T00:00:00Z',
    ...given,
  }) as DonationRowWire

test('only money that came and stayed is counted', () => {
  const rows = [
    row({}),
    row({ status: 'partially_refunded', amount: 250_000, refunded_amount: 50_000 }),
    row({ status: 'refunded', amount: 75_000, refunded_amount: 75_000 }),
    row({ status: 'pending' }),
    row({ status: 'expired' }),
    row({ status: 'reversed' }),
    row({ status: 'charged_back' }),
  ]
  expect(totalsOf(rows)).toEqual({ received: 300_000, count: 2, refunded: 125_000 })
  expect(totalsOf([])).toEqual({ received: 0, count: 0, refunded: 0 })
})

test('the year changes at midnight in Jakarta', () => {
  const rows = ['2026-12-31T16:59:59Z', '2026-12-31T17:00:00Z', '2025-06-01T00:00:00Z']
  expect(yearsOf(rows.map((created_at) => row({ created_at })))).toEqual([2027, 2026, 2025])
})
