import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './file-answer.ts'

const bytes = Buffer.from('abcdefghijklmnopqrstuvwxyz')
const part = (header: string, whole: Buffer) => {
  const range = readRange(header, whole.length)
  return range && range !== 'unsatisfiable' ? whole.subarray(range.start, range.end).toString() : range
}

test('a range gives what a slice of the bytes gives', () => {
  const number = fc.oneof(fc.nat(12), fc.nat())
  fc.assert(
    fc.property(fc.nat(10), number, number, (length, a, b) => {
      const whole = bytes.subarray(0, length)
      const orNothing = (slice: Buffer) => (slice.length ? slice.toString() : 'unsatisfiable')
      expect(part(`bytes=${a}-`, whole)).toBe(orNothing(whole.subarray(a)))
      expect(part(`bytes=-${a}`, whole)).toBe(orNothing(a ? whole.subarray(-a) : bytes.subarray(0, 0)))
      expect(part(`bytes=${a}-${b}`, whole)).toBe(a > b ? null : orNothing(whole.subarray(a, b + 1)))
    }),
    { numRuns: 500 },
  )
})

test('readRange: anything but a single byte range means the whole file', () => {
  for (const header of [
    null,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-1,3-4',
    'items=0-1',
    'bytes= 0-1',
  ])
    expect(readRange(header, 10), `${header}`).toBeNull()
  expect(readRange('Bytes=0-0', 10)).toEqual({ start: 0, end: 1 })
})
