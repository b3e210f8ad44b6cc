import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const widthOf = (text: string) => text.length

test('lines break between words, and inside one only where it is too long by itself', () => {
  expect(wrapText('satu dua tiga', 8, widthOf)).toEqual(['satu dua', 'tiga'])
  expect(wrapText('ini mempertanggungjawabkan', 10, widthOf)).toEqual([
    'ini',
    'mempertang',
    'gungjawabk',
    'an',
  ])
  expect(wrapText('', 10, widthOf)).toEqual([])
})

test('whatever the text, nothing is lost and every line fits', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ก'), minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 1, max: 20 }), (words, width) => {
      const lines = wrapText(words.join(' '), width, widthOf)
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
    }),
  )
})
