import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiahInWords } from './rupiah-in-words.ts'

test.each([
  [0, 'nol rupiah'],
  [10_000, 'sepuluh ribu rupiah'],
  [11_000, 'sebelas ribu rupiah'],
  [19_019, 'sembilan belas ribu sembilan belas rupiah'],
  [100_001, 'seratus ribu satu rupiah'],
  [250_000, 'dua ratus lima puluh ribu rupiah'],
  [1_001_000, 'satu juta seribu rupiah'],
  [1_850_000, 'satu juta delapan ratus lima puluh ribu rupiah'],
  [101_001_111, 'seratus satu juta seribu seratus sebelas rupiah'],
  [500_000_000, 'lima ratus juta rupiah'],
  [2_000_000_003, 'dua miliar tiga rupiah'],
])('rupiahInWords: %i is "%s"', (amount, words) => {
  expect(rupiahInWords(amount)).toBe(words)
})

const digits = ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']

/** Parses the words, by independent rules. */
function readWords(text: string): number {
  const spelt = text
    .replace(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1')
    .replace(/(\w+) belas/g, 'satu puluh $1')
  let [total, group, digit] = [0, 0, 0]
  for (const word of spelt.split(' ')) {
    const scale = { ribu: 1e3, juta: 1e6, miliar: 1e9 }[word]
    if (word === 'ratus' || word === 'puluh') {
      group += digit * (word === 'ratus' ? 100 : 10)
      digit = 0
    } else if (scale) {
      total += (group + digit) * scale
      group = 0
      digit = 0
    } else digit = digits.indexOf(word) + 1
  }
  return total + group + digit
}

test('rupiahInWords: its words mean the sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (amount) => {
      expect(readWords(rupiahInWords(amount).replace(/ rupiah$/, ''))).toBe(amount)
    }),
  )
})
