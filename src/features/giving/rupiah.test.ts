import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupiah } from './rupiah.ts'
import { pasteRupiah, typeRupiah, withSumReason } from './rupiah-input.ts'

/** `|` is the caret. */
const key = (before: string, after: string, isForward = false) => {
  const caret = after.indexOf('|')
  const typed = typeRupiah(before, { text: after.replace('|', ''), caret }, isForward)
  return `${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`
}

test('formatRupiah: dots and a non-breaking space', () => {
  expect(formatRupiah(250_000)).toBe('Rp\u00a0250.000')
  expect(formatRupiah(0)).toBe('Rp\u00a00')
  expect(formatRupiah(500_000_000)).toBe('Rp\u00a0500.000.000')
})

test('typeRupiah: sets dots while typing and keeps the caret behind its digit', () => {
  expect(key('100', '1000|')).toBe('1.000|')
  expect(key('1.000', '91|.000')).toBe('91|.000')
  expect(key('91.000', '912|.000')).toBe('912|.000')
  expect(key('912.000', '912.5|000')).toBe('9.125|.000')
  expect(key('1.000', '1.00|')).toBe('100|')
})

test('typeRupiah: deleting a dot deletes the digit beyond it', () => {
  expect(key('12.345', '12|345')).toBe('1|.345')
  expect(key('12.345', '12|345', true)).toBe('1.2|45')
})

test('typeRupiah: a replaced first digit keeps the zeros behind it', () => {
  expect(key('1.000', '1|000')).toBe('|000')
  expect(key('000', '2|000')).toBe('2|.000')
})

/** Types the keys one after the other into an empty field. */
const keys = (text: string) =>
  [...text].reduce((before, sign) => typeRupiah(before, { text: before + sign, caret: -1 }).text, '')

test('pasteRupiah: cents do not multiply a sum by a hundred', () => {
  expect(key('', '1.500.000,00|')).toBe('1.500.000|')
  expect(key('', 'Rp 75.000|')).toBe('75.000|')
  for (const text of ['75.000,00', '75000.00', '75,000.00', 'Rp. 75.000,-'])
    expect(pasteRupiah(text, text.length), text).toEqual({ text: '75.000', caret: 6 })
})

test('typeRupiah: replacing a selected sum does not mix the digits of both', () => {
  expect(key('75.000', '75000.00|')).toBe('75.000|')
  expect(pasteRupiah('75.00', 5).text).toBe('75')
})

test('typeRupiah: leaves an unfinished sum and its caret as they are', () => {
  expect(keys('75000')).toBe('75.000')
  expect(keys('75000,')).toBe('75.000,')
  expect(keys('75000,00')).toBe('75.000,00')
  expect(keys('75000.00')).toBe('75.000.00')
  expect(keys('Rp 75.000')).toBe('Rp 75.000')
  expect(keys('1,5 juta')).toBe('1,5 juta')
  expect(key('7', '7a|')).toBe('7a|')
  expect(key('75.000,0', '75|.000,00')).toBe('75|.000,00')
})

test('withSumReason: replaces the call’s "no sum" with the reason why the text cannot be read', () => {
  const errors = { amount: ['Tulis jumlah.'], name: ['n'] }
  expect(withSumReason(errors, 'amount', '1,5')).toEqual({
    amount: [expect.stringContaining('tidak jelas')],
    name: ['n'],
  })
  expect(withSumReason(errors, 'amount', '75.000')).toBe(errors)
  expect(withSumReason({}, 'amount', '1,5')).toEqual({})
})

test('typeRupiah: keeps the digits right of the caret there, whatever is typed', () => {
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
