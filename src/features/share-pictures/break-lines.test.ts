import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

/** Every letter is one unit wide. */
const room = { widthOf: (text: string) => text.length, maxWidth: 10, maxLines: 3 }

test('a text is broken between words', () => {
  expect(breakLines('satu dua tiga empat', room)).toEqual({
    lines: ['satu dua', 'tiga empat'],
    isCut: false,
  })
})

test('breakLines: text beyond the last line is an ellipsis after a whole word', () => {
  expect(breakLines('satu dua, tiga empat lima enam, tujuh', room).lines).toEqual([
    'satu dua,',
    'tiga empat',
    'lima enam…',
  ])
})

test('only a word longer than a line is cut', () => {
  expect(breakLines('satu mempertanggungjawabkan dua', room)).toEqual({
    lines: ['satu', 'mempertan…'],
    isCut: true,
  })
})

test('Thai is broken between its words', () => {
  expect(breakLines('สวัสดีครับชาวนา', room).lines).toEqual(['สวัสดีครับ', 'ชาวนา'])
})

test('whatever the text, lines fit, are few enough, and hold the text in its order', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ',', 'é', 'ก', 'า'), minLength: 1, maxLength: 14 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const text = words.join(' ')
      const { lines, isCut } = breakLines(text, room)
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(10)
      const shown = lines.join('').replaceAll(' ', '').replace(/…$/, '')
      const whole = text.replaceAll(' ', '')
      if (isCut) expect(whole.startsWith(shown)).toBe(true)
      else expect(shown).toBe(whole)
    }),
  )
})
