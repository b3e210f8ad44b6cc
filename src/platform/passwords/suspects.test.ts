import { expect, test } from 'vitest'
import { createSuspects } from './suspects.ts'

const at = { ms: 0 }
const suspects = createSuspects(() => at.ms)
const admitted = (network: string, times: number) =>
  Array.from({ length: times }, () => suspects.mustWait(network)).filter((waits) => !waits).length

test('suspects: all of them share ten turns a second, and nobody else waits', () => {
  expect(admitted('a', 50)).toBe(50)
  suspects.add('a')
  suspects.add('b')
  at.ms = 10_000
  expect(admitted('a', 50)).toBe(5)
  expect(admitted('b', 50)).toBe(0)
  expect(admitted('c', 50)).toBe(50)
  at.ms += 1_000
  expect(admitted('b', 50) + admitted('a', 50)).toBe(5)
  at.ms += 100
  expect(admitted('b', 50)).toBe(1)
})

test('a right password, or a quarter of an hour, clears the name', () => {
  suspects.remove('a')
  expect(admitted('a', 50)).toBe(50)
  at.ms += 15 * 60_000
  expect(admitted('b', 50)).toBe(50)
})
