import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Countdown, clockError, coarse, countdown, inWords, phaseOf, units } from './countdown.ts'
import { localIso, momentOf, type Zone } from './place-time.ts'

const zone = fc.constantFrom<Zone>('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
const jakarta = (local: string) => momentOf(local, 'Asia/Jakarta')
const left = (now: string, target: string) => countdown(jakarta(now), jakarta(target), 'Asia/Jakarta')
const none = { months: 0, days: 0, hours: 0, minutes: 0, seconds: 0 }
const inOrder = ({ months, days, hours, minutes, seconds }: Countdown) =>
  months * 1e8 + days * 1e6 + hours * 1e4 + minutes * 1e2 + seconds

/** The local time the given months before another, by walking the calendar day by day. */
function walkBack(local: string, months: number) {
  const date = new Date(`${local.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  const month = date.toISOString().slice(0, 7)
  for (let day = Number(local.slice(8, 10)); ; day -= 1) {
    const wanted = `${month}-${String(day).padStart(2, '0')}`
    const found = new Date(`${wanted}T00:00:00Z`)
    if (!Number.isNaN(found.getTime()) && found.toISOString().startsWith(wanted))
      return wanted + local.slice(10)
  }
}

test('countdown: follows the calendar of the place, month ends included', () => {
  expect(left('2026-09-01T09:00:00', '2026-12-05T09:00:00')).toEqual({ ...none, months: 3, days: 4 })
  expect(left('2026-11-21T10:18:52', '2026-12-05T09:00:00')).toEqual({
    months: 0,
    days: 13,
    hours: 22,
    minutes: 41,
    seconds: 8,
  })
  expect(left('2027-02-28T08:00:00', '2027-03-31T08:00:00')).toEqual({ ...none, months: 1 })
  expect(left('2028-02-29T08:00:00', '2028-03-31T08:00:00')).toEqual({ ...none, months: 1 })
  expect(left('2027-02-27T08:00:00', '2027-03-31T08:00:00')).toEqual({ ...none, months: 1, days: 1 })
  expect(left('2026-12-31T23:59:59', '2027-01-01T00:00:00')).toEqual({ ...none, seconds: 1 })
})

test('countdown: differs by zone, as one moment is another day elsewhere', () => {
  const now = Date.parse('2026-11-30T16:30:00Z')
  const target = Date.parse('2026-12-30T16:30:00Z')
  expect(countdown(now, target, 'Asia/Jakarta')).toEqual({ ...none, months: 1 })
  const other = Date.parse('2027-03-31T16:30:00Z')
  expect(countdown(Date.parse('2027-02-28T16:30:00Z'), other, 'Asia/Jakarta')).toEqual({ ...none, months: 1 })
  expect(countdown(Date.parse('2027-02-28T16:30:00Z'), other, 'Asia/Makassar')).toEqual({
    ...none,
    months: 1,
  })
})

test('countdown: months back from the target and then the rest lead to now', () => {
  fc.assert(
    fc.property(moment, moment, zone, (a, b, place) => {
      const [now, target] = [Math.min(a, b), Math.max(a, b)]
      const { months, days, hours, minutes, seconds } = countdown(now, target, place)
      const anchor = momentOf(walkBack(localIso(target, place), months), place) + (target % 1000)
      const rest = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
      expect(anchor - rest - now).toBeGreaterThanOrEqual(0)
      expect(anchor - rest - now).toBeLessThan(1000)
    }),
  )
})

test('countdown: every unit stays below the next one', () => {
  fc.assert(
    fc.property(moment, moment, zone, (now, target, place) => {
      const rest = countdown(now, target, place)
      expect(rest.days).toBeLessThanOrEqual(31)
      expect(rest.hours).toBeLessThan(24)
      expect(rest.minutes).toBeLessThan(60)
      expect(rest.seconds).toBeLessThan(60)
      for (const n of Object.values(rest)) expect(n).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('countdown: never grows as time passes, not even at month ends', () => {
  const monthEnd = fc
    .record({ month: fc.integer({ min: 0, max: 95 }), seconds: fc.integer({ min: -90_000, max: 90_000 }) })
    .map(({ month, seconds }) => Date.UTC(2024, month + 1, 0) + seconds * 1000)
  const step = fc.integer({ min: 0, max: 4 * 86_400_000 })
  fc.assert(
    fc.property(monthEnd, step, monthEnd, zone, (now, more, target, place) => {
      const [before, after] = [countdown(now, target, place), countdown(now + more, target, place)]
      expect(inOrder(after)).toBeLessThanOrEqual(inOrder(before))
    }),
    { numRuns: 2_000 },
  )
})

test('countdown: zero after the target', () => {
  fc.assert(
    fc.property(moment, fc.nat(), zone, (target, later, place) => {
      expect(countdown(target + later, target, place)).toEqual(none)
    }),
  )
})

test('inWords: names the two greatest units and omits zeros', () => {
  expect(inWords({ ...none, months: 3, days: 4, hours: 5 })).toBe('3 bulan 4 hari lagi')
  expect(inWords({ ...none, months: 3, hours: 5 })).toBe('3 bulan lagi')
  expect(inWords({ ...none, hours: 22, minutes: 41, seconds: 8 })).toBe('22 jam 41 menit lagi')
  expect(inWords({ ...none, minutes: 2, seconds: 8 })).toBe('2 menit lagi')
  expect(inWords({ ...none, seconds: 8 })).toBe('sebentar lagi')
})

test('coarse: the units rendered before hydration are the first of those after', () => {
  fc.assert(
    fc.property(moment, moment, zone, (now, target, place) => {
      const rest = countdown(now, target, place)
      expect(units(rest).slice(0, coarse(rest).length)).toEqual(coarse(rest))
      expect(units(rest).at(-1)!.name).toBe('seconds')
    }),
  )
})

test('phaseOf: before, running, over; an event without duration is over at its start', () => {
  const event = { startAt: '2026-12-05T01:00:00Z', endAt: '2026-12-05T07:00:00Z' }
  const at = (iso: string) => phaseOf(event, Date.parse(iso))
  expect(at('2026-12-05T00:59:59Z')).toBe('before')
  expect(at('2026-12-05T01:00:00Z')).toBe('running')
  expect(at('2026-12-05T06:59:59Z')).toBe('running')
  expect(at('2026-12-05T07:00:00Z')).toBe('over')
  expect(phaseOf({ ...event, endAt: event.startAt }, Date.parse(event.startAt))).toBe('over')
})

test('clockError: corrects only what the age of a page cannot explain', () => {
  const server = Date.UTC(2026, 11, 1)
  for (const age of [-4_000, 0, 60_000, 119_000]) expect(clockError(server, server + age)).toBe(0)
  for (const error of [-3_600_000, -6_000, 3_600_000]) expect(clockError(server, server + error)).toBe(error)
})
