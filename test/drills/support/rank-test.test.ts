import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankTest } from './rank-test.ts'

const upTo = (n: number, shift = 0) => Array.from({ length: n }, (_, i) => i + shift)

test('it gives what tables of the test give', () => {
  // By hand: U = 5 of 64, mean 32, spread √(64/12 · 17) = 9.522, z = 26.5 / 9.522 = 2.783.
  const [a, b] = [
    [1, 2, 3, 4, 5, 6, 9, 11],
    [7, 8, 10, 12, 13, 14, 15, 16],
  ]
  expect(rankTest(a!, b!)).toBeCloseTo(0.00538, 4)
  expect(rankTest(upTo(30), upTo(30))).toBeCloseTo(1, 6)
  expect(rankTest([5, 5, 5], [5, 5, 5])).toBe(1)
  expect(rankTest(upTo(500), upTo(500, 50))).toBeLessThan(1e-6)
})

test('which list comes first does not matter, nor the unit', () => {
  const list = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 5, maxLength: 40 })
  fc.assert(
    fc.property(list, list, (a, b) => {
      const p = rankTest(a, b)
      expect(p).toBeGreaterThanOrEqual(0)
      expect(p).toBeLessThanOrEqual(1)
      expect(rankTest(b, a)).toBeCloseTo(p, 9)
      expect(
        rankTest(
          a.map((x) => x * 7),
          b.map((x) => x * 7),
        ),
      ).toBeCloseTo(p, 9)
    }),
  )
})
