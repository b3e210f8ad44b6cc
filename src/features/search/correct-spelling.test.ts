import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctSpelling, editDistance } from './correct-spelling.ts'
import { wordsOf } from './words.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

test('one letter left out, put in, changed or swapped is a distance of one', () => {
  for (const wrong of ['bersi', 'berssih', 'bersah', 'bresih']) expect(editDistance('bersih', wrong)).toBe(1)
  expect(editDistance('sagu', 'sagu')).toBe(0)
  expect(editDistance('', 'sagu')).toBe(4)
})

test('a distance is the same both ways and never longer than the longer word', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const distance = editDistance(a, b)
      expect(distance).toBe(editDistance(b, a))
      expect(distance === 0).toBe(a === b)
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
    }),
  )
})

test('the nearest known word is taken, of equally near ones the more common', () => {
  const like = [
    { word: 'bersih', n: 2 },
    { word: 'bersin', n: 9 },
    { word: 'beras', n: 90 },
  ]
  expect(correctSpelling('Air "Bersip"', [{ word: 'bersip', like }])).toBe('Air "bersin"')
  expect(correctSpelling('air bersiih', [{ word: 'bersiih', like }])).toBe('air bersih')
})

test('a short word may differ in one letter only', () => {
  expect(correctSpelling('sagu', [{ word: 'sagu', like: [{ word: 'susu', n: 9 }] }])).toBeNull()
})

test('words are folded and short ones left out', () => {
  expect(wordsOf('Menênun di Sa’dan, 2026: MENENUN “Air”')).toEqual(['menenun'])
})
