import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupiah, readRupiah, typeRupiah } from './rupiah.ts'

/** `|` is the caret. */
const key = (before: string, after: string, isForward = false) => {
  const caret = after.indexOf('|')
  const typed = typeRupiah(before, { text: after.replace('|', ''), caret }, isForward)
  return `${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`
}

test('a sum is written with dots and a space that does not break', () => {
  expect(formatRupiah(250_000)).toBe('Rp\u00a0250.000')
  expect(formatRupiah(0)).toBe('Rp\u00a00')
  expect(formatRupiah(500_000_000)).toBe('Rp\u00a0500.000.000')
})

test('a sum is read as people type and banks write it', () => {
  for (const [text, amount] of [
    ['75.000', 75_000],
    ['Rp 1.500.000,00', 1_500_000],
    ['1,500,000.00', 1_500_000],
    ['250000', 250_000],
    ['', null],
    ['seribu', null],
  ] as const)
    expect(readRupiah(text), text).toBe(amount)
})

test('dots come and go while typing and the caret stays behind its digit', () => {
  expect(key('100', '1000|')).toBe('1.000|')
  expect(key('1.000', '91|.000')).toBe('91|.000')
  expect(key('91.000', '912|.000')).toBe('912|.000')
  expect(key('912.000', '912.5|000')).toBe('9.125|.000')
  expect(key('1.000', '1.00|')).toBe('100|')
})

test('deleting a dot deletes the digit beyond it', () => {
  expect(key('12.345', '12|345')).toBe('1|.345')
  expect(key('12.345', '12|345', true)).toBe('1.2|45')
})

test('another first digit can be written: the zeros behind it stay', () => {
  expect(key('1.000', '1|000')).toBe('|000')
  expect(key('000', '2|000')).toBe('2|.000')
})

test('a pasted sum with cents is not a hundred times as much, and letters leave', () => {
  expect(key('', '1.500.000,00|')).toBe('1.500.000|')
  expect(key('', 'Rp 75.000|')).toBe('75.000|')
  expect(key('7', '7a|')).toBe('7|')
})

test('whatever is typed, the digits right of the caret stay right of it', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9][0-9]{0,10}$/),
      fc.nat(),
      fc.stringMatching(/^[0-9]$/),
      (digits, at, key) => {
        const { text: before } = typeRupiah('', { text: digits, caret: digits.length })
        const place = at % (before.length + 1)
        const now = before.slice(0, place) + key + before.slice(place)
        const typed = typeRupiah(before, { text: now, caret: place + 1 })
        const count = (part: string) => part.replace(/\D/g, '').length
        expect(count(typed.text.slice(typed.caret))).toBe(count(before.slice(place)))
        expect(typed.text.replace(/\./g, '')).toBe(now.replace(/\./g, ''))
        expect(typed.text).toMatch(/^\d{1,3}(?:\.\d{3})*$/)
      },
    ),
  )
})
