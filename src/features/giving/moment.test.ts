import { expect, test } from 'vitest'
import { formatMoment, zoneOf } from './moment.ts'

test('formatMoment: names the zone, in all three', () => {
  const at = '2026-11-21T23:30:00.000Z'
  expect(formatMoment(at, 'Asia/Jakarta')).toBe('22 November 2026 pukul 06.30 WIB')
  expect(formatMoment(at, 'Asia/Makassar')).toBe('22 November 2026 pukul 07.30 WITA')
  expect(formatMoment(at, 'Asia/Jayapura')).toBe('22 November 2026 pukul 08.30 WIT')
})

test('zoneOf: Jakarta for donors abroad', () => {
  expect(zoneOf('Asia/Makassar')).toBe('Asia/Makassar')
  expect(zoneOf('Asia/Pontianak')).toBe('Asia/Jakarta')
  expect(zoneOf('Asia/Ujung_Pandang')).toBe('Asia/Makassar')
  expect(zoneOf('Asia/Singapore')).toBe('Asia/Jakarta')
  expect(zoneOf('constructor')).toBe('Asia/Jakarta')
})
