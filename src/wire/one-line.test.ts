import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('oneLine: signs that nobody sees go, spaces are one, letters are composed', () => {
  const cases: [given: string, kept: string][] = [
    ['Yosefina\u200b Bria', 'Yosefina Bria'],
    ['\ufeffYosefina\u00a0\u2003 Bria\u00ad', 'Yosefina Bria'],
    ['\u202eairB\u202c \u2066Ama\u2069\u200e\u200f\u061c', 'airB Ama'],
    ['Ama\u{e0041}\u{e007f}\u180e\u2060\u034f', 'Ama'],
    ['\u115f\u1160\u3164\uffa0\u2800', ''],
    ['Ama\ufe0f', 'Ama'],
    ['Jose\u0301', 'José'],
    ['A\tB', 'A B'],
    ['A\nB', 'A\nB'],
    ['A\u200dB', 'AB'],
  ]
  for (const [given, kept] of cases) expect(oneLine(given), JSON.stringify(given)).toBe(kept)
})

test('oneLine: joiners stay where a script or a picture is made with them', () => {
  for (const whole of [
    'می\u200cخواهم',
    'क्\u200dष',
    '👩🏽\u200d🌾',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    'ꦗꦮ',
    'ᯅᯖᯂ᯲',
    '葛\u{e0100}',
  ])
    expect(oneLine(whole), whole).toBe(whole)
  expect(oneLine('می\u200c')).toBe('می')
})

test('oneLine: whatever comes in, a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(oneLine(oneLine(text))).toBe(oneLine(text))
    }),
    { numRuns: 500, examples: [['ا\u200c\u200cب'], ['👩\u200b\u200d👩'], ['e\u200b\u0301']] },
  )
})
