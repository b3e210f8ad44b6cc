import { expect, test } from 'vitest'
import { lastDay, percentOf, timeWords } from './progress.ts'

const open = {
  state: 'open',
  opens_at: '2026-11-30T17:00:00.000Z',
  closes_at: '2026-12-31T17:00:00.000Z',
} as const

test('percentOf: 100 only when the goal is reached, never by rounding', () => {
  expect(percentOf({ received_amount: 47_999_999, goal_amount: 48_000_000 })).toBe(99)
  expect(percentOf({ received_amount: 48_000_000, goal_amount: 48_000_000 })).toBe(100)
  expect(percentOf({ received_amount: 96_000_000, goal_amount: 48_000_000 })).toBe(200)
})

test('timeWords: counts days of Jakarta, the last one included', () => {
  expect(lastDay(open)).toBe('31 Desember 2026')
  expect(timeWords(open, '2026-12-29T17:00:00.000Z')).toBe('Tinggal 2 hari')
  expect(timeWords(open, '2026-12-30T17:00:00.000Z')).toBe('Hari terakhir')
  expect(timeWords(open, '2026-12-31T16:59:59.000Z')).toBe('Hari terakhir')
})

test('timeWords: names upcoming and ended campaigns', () => {
  expect(timeWords({ ...open, state: 'upcoming' }, '2026-11-01T00:00:00.000Z')).toBe('Dibuka 1 Desember 2026')
  expect(timeWords({ ...open, state: 'ended' }, '2027-01-01T00:00:00.000Z')).toBe('Selesai')
})
