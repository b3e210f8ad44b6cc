import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueAfter } from './due.ts'

const due = (sent: string) => dueAfter(new Date(`${sent}+07:00`)).toISOString()
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00+07:00`) + 86_400_000).toISOString()

test('a text is due at the end of the third working day after it was sent', () => {
  expect(due('2026-11-16T09:00:00')).toBe(endOf('2026-11-19'))
  expect(due('2026-11-16T23:59:59')).toBe(endOf('2026-11-19'))
  expect(due('2026-11-17T00:00:00')).toBe(endOf('2026-11-20'))
})

test('a weekend in between, or on which it was sent, does not count', () => {
  expect(due('2026-11-19T10:00:00')).toBe(endOf('2026-11-24'))
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22'])
    expect(due(`${day}T12:00:00`)).toBe(endOf('2026-11-25'))
})

test('whenever it was sent, the last moment falls on a working day three to six days later', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (sent) => {
        const last = new Date(dueAfter(sent).getTime() - 1 + 7 * 3_600_000)
        expect([0, 6]).not.toContain(last.getUTCDay())
        const days = (dueAfter(sent).getTime() - sent.getTime()) / 86_400_000
        expect(days).toBeGreaterThan(3)
        expect(days).toBeLessThanOrEqual(6)
      },
    ),
  )
})
