import { expect, test } from 'vitest'
import { channelsFor, wayTitle } from './channels.ts'
import { channelIds } from './gift-rules.ts'
import { rupiahInWords } from './rupiah-in-words.en.ts'
import { said as inEnglish } from './words.en.ts'
import { said as inIndonesian } from './words.id.ts'

const fees = Object.fromEntries(channelIds.map((id) => [id, { flat: 0, rate: 0 }])) as Parameters<
  typeof channelsFor
>[1]['fees']
const texts = [1, 9_999, 3_000_000, 30_000_000, 900_000_000_000].flatMap((gift) =>
  [true, false].flatMap((isOpen) =>
    channelsFor(gift, { fees, coversFee: false, isOpen, isSimulation: false }).flatMap(
      ({ title, reason, note }) => [title, reason ?? '', note ?? ''],
    ),
  ),
)
const all = [...new Set([...texts, wayTitle('cash')!, wayTitle('transfer')!])]

test('said: nothing that the call says of a channel stays Indonesian on an English page', () => {
  const left = all.map(inEnglish).filter((text) => /menerima|paling|tidak|kartu|tunai|akun/i.test(text))
  expect(left).toEqual([])
  expect(inEnglish('Kartu kredit atau debit menerima paling sedikit Rp\u00a010.000.')).toBe(
    'Credit or debit card accepts at least Rp\u00a010.000.',
  )
})

test('said: an Indonesian page shows what the call says', () => {
  expect(all.map(inIndonesian)).toEqual(all)
})

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
