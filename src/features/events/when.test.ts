import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, type Zone } from './place-time.ts'
import { elsewhere, fullDays, fullEnd, fullHours, isOneDay, when } from './when.ts'

const event = (from: string, to: string, timezone: Zone = 'Asia/Makassar') => ({
  startAt: new Date(momentOf(from, timezone)).toISOString(),
  endAt: new Date(momentOf(to, timezone)).toISOString(),
  timezone,
})

test('when: one day: its hours in the zone of the place', () => {
  const meeting = event('2026-12-05T09:00', '2026-12-05T15:00')
  expect(when(meeting)).toBe('5 Des 2026, 09.00–15.00 WITA')
  expect(fullDays(meeting)).toBe('Sabtu, 5 Desember 2026')
  expect(fullHours(meeting)).toBe('09.00–15.00 WITA')
  expect(fullEnd(meeting)).toBe('Sabtu, 5 Desember 2026 pukul 15.00 WITA')
  expect(when(event('2026-08-01T09:00', '2026-08-01T09:00', 'Asia/Jakarta'))).toBe('1 Agu 2026, 09.00 WIB')
})

test('when: several days: the range, and the hour at which it begins', () => {
  const days = (from: string, to: string) => when(event(`${from}T09:00`, `${to}T16:00`, 'Asia/Jayapura'))
  expect(days('2026-12-12', '2026-12-14')).toBe('12–14 Des 2026, 09.00 WIT')
  expect(days('2026-11-30', '2026-12-02')).toBe('30 Nov – 2 Des 2026, 09.00 WIT')
  expect(days('2026-12-30', '2027-01-02')).toBe('30 Des 2026 – 2 Jan 2027, 09.00 WIT')
  const training = event('2027-01-16T08:30', '2027-01-18T15:00', 'Asia/Jayapura')
  expect(fullDays(training)).toBe('16–18 Januari 2027')
  expect(fullHours(training)).toBe('Sabtu 08.30 sampai Senin 15.00 WIT')
})

test('isOneDay: midnight belongs to the day that it ends', () => {
  const night = event('2026-12-31T20:00', '2027-01-01T00:00')
  expect(isOneDay(night)).toBe(true)
  expect(when(night)).toBe('31 Des 2026, 20.00–00.00 WITA')
  expect(isOneDay(event('2026-12-31T20:00', '2027-01-01T00:01'))).toBe(false)
})

test('elsewhere: names the day in other zones if it differs', () => {
  expect(elsewhere(event('2026-12-05T09:00', '2026-12-05T15:00'))).toBe('08.00 WIB, 10.00 WIT')
  expect(elsewhere(event('2026-12-05T00:30', '2026-12-05T15:00', 'Asia/Jayapura'))).toBe(
    'Jumat 22.30 WIB, Jumat 23.30 WITA',
  )
})

test('fullDays and when: match the time zone database', () => {
  const zone = fc.constantFrom<Zone>('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')
  const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) })
  fc.assert(
    fc.property(moment, zone, (at, timezone) => {
      const iso = new Date(at).toISOString()
      const known = new Intl.DateTimeFormat('id-ID', {
        timeZone: timezone,
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      })
      expect(fullDays({ startAt: iso, endAt: iso, timezone })).toBe(known.format(at))
      const short = new Intl.DateTimeFormat('id-ID', {
        timeZone: timezone,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      })
      const hours = new Intl.DateTimeFormat('id-ID', {
        timeZone: timezone,
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      })
      expect(when({ startAt: iso, endAt: iso, timezone })).toBe(`${short.format(at)}, ${hours.format(at)}`)
    }),
  )
})
