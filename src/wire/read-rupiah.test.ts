import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRupiah } from './read-rupiah.ts'

test('readRupiah: 75,000 in every way that people, banks and spreadsheets write it', () => {
  for (const text of [
    ...['75000', '75.000', '75,000', '75 000', '75\u00a0000', '75\u202f000', "75'000"],
    ...['75.000,00', '75000.00', '75,000.00', '75000,00', '75.000,0', '75 000,00', '75.000,-', '75.000,--'],
    ...[
      'Rp 75.000',
      'Rp75.000',
      'Rp. 75.000,00',
      'rp\u00a075.000',
      'IDR 75,000.00',
      '75.000 rupiah',
      '75.000 Rp',
    ],
    ...[' 75.000 ', '\u200e75.000\u202c', '\ufeffRp\t75.000'],
  ])
    expect(readRupiah(text), text).toEqual({ amount: 75_000, reason: null })
  expect(readRupiah('Rp. 1.000.000,-').amount).toBe(1_000_000)
  expect(readRupiah('1 000 000').amount).toBe(1_000_000)
  expect(readRupiah('0').amount).toBe(0)
})

test('readRupiah: what could be two sums is refused with its reason, and so is what is none', () => {
  for (const [text, word] of [
    ['', 'Tulis jumlahnya'],
    ['Rp', 'Tulis jumlahnya'],
    ['1.5', 'tidak jelas'],
    ['1,5', 'tidak jelas'],
    ['75.000,50', 'tanpa sen'],
    ['75000.5', 'tanpa sen'],
    ['75.000.00', 'Titik dan koma'],
    ['75.000.', 'Titik dan koma'],
    ['75.000,', 'Titik dan koma'],
    ['75000.000', 'Titik dan koma'],
    ['1.000,000', 'Titik dan koma'],
    ['1.50.000', 'Titik dan koma'],
    ['75rb', 'disingkat'],
    ['75 ribu', 'disingkat'],
    ['1,5 juta', 'disingkat'],
    ['1.5jt', 'disingkat'],
    ['-75.000', 'negatif'],
    ['−75000', 'negatif'],
    ['Rp -75.000', 'negatif'],
    ['(75.000)', 'negatif'],
    ['+75.000', 'angkanya saja'],
    ['7.5E+04', 'Spreadsheet'],
    ['７５０００', '0 sampai 9'],
    ['٧٥٠٠٠', '0 sampai 9'],
    ['seribu', 'angkanya saja'],
    ['75.000/bulan', 'angkanya saja'],
    ['75.000 + 25.000', 'angkanya saja'],
    ['08123456789', 'nol'],
    ['1234567890123', 'terlalu besar'],
  ] as const)
    expect(readRupiah(text), text).toEqual({ amount: null, reason: expect.stringContaining(word) })
})

test('readRupiah: no text is ever read as more rupiah than its digits say, nor with any of them left out', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:Rp ?)?[0-9., -]{1,16}$/), (text) => {
      const { amount } = readRupiah(text)
      if (amount === null) return
      const digits = text.replace(/\D/g, '')
      // Only zero sen may be missing.
      expect([String(amount), `${amount}0`, `${amount}00`]).toContain(digits)
    }),
  )
})
