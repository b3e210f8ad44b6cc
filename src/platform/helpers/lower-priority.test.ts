import { expect, test } from 'vitest'
import { isStarved } from './lower-priority.ts'

/** Five seconds on two processors, of which a twentieth is the least share: half a second. */
const after = (ran: number, waited: number) => {
  const before = { at: 1_000, ran: 300, waited: 70 }
  return isStarved(before, { at: 6_000, ran: 300 + ran, waited: 70 + waited }, 0.05, 2)
}

test('isStarved: a process that wanted a processor for half of the time and got less than its least share', () => {
  expect(after(100, 4_800)).toBe(true)
  expect(after(499, 2_501)).toBe(true)
  // It has its share, or had nothing to do.
  expect(after(501, 4_000)).toBe(false)
  expect(after(10, 200)).toBe(false)
})
