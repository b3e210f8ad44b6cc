import { expect, test } from 'vitest'
import { rupiahInWords } from './rupiah-in-words.en.ts'

test.each([
  [0, 'zero rupiah'],
  [10_000, 'ten thousand rupiah'],
  [19_019, 'nineteen thousand and nineteen rupiah'],
  [100_001, 'one hundred thousand and one rupiah'],
  [250_000, 'two hundred and fifty thousand rupiah'],
  [1_850_000, 'one million eight hundred and fifty thousand rupiah'],
  [2_000_000_345, 'two billion three hundred and forty-five rupiah'],
])('rupiahInWords: %i is "%s" in English', (amount, words) => {
  expect(rupiahInWords(amount)).toBe(words)
})
