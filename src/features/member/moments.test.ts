import { expect, test } from 'vitest'
import { agoWords, greetingAt } from './moments.ts'

test.each([
  ['2026-11-21T20:59:00Z', 'Selamat malam'],
  ['2026-11-21T21:00:00Z', 'Selamat pagi'],
  ['2026-11-21T04:00:00Z', 'Selamat siang'],
  ['2026-11-21T08:00:00Z', 'Selamat sore'],
  ['2026-11-21T11:00:00Z', 'Selamat malam'],
  ['2026-11-21T17:00:00Z', 'Selamat malam'],
])('at %s one says %s', (now, words) => {
  expect(greetingAt(now)).toBe(words)
})

test.each([
  ['2026-11-21T01:14:00Z', 'tadi 08.14'],
  ['2026-11-20T16:59:00Z', 'kemarin'],
  ['2026-11-18T17:00:00Z', '2 hari yang lalu'],
])('%s was %s', (at, words) => {
  expect(agoWords(at, '2026-11-21T03:00:00Z')).toBe(words)
})
