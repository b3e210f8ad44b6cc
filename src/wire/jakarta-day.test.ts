import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  atJakartaTime,
  dayOfNumber,
  JAKARTA,
  jakartaDay,
  jakartaDayNumber,
  jakartaTime,
  startOfDayNumber,
} from './jakarta-day.ts'

const calendar = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: JAKARTA,
})
const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

test('jakartaTime and jakartaDay: agree with the time zone database', () => {
  fc.assert(
    fc.property(moments, (at) => {
      expect(jakartaTime(at).replace('T', ' ')).toBe(calendar.format(at))
      expect(jakartaDay(at)).toBe(calendar.format(at).slice(0, 10))
    }),
  )
})

test('startOfDayNumber: is midnight in Jakarta, and the moment before is of the day before', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const day = jakartaDayNumber(at)
      const start = startOfDayNumber(day)
      expect(jakartaTime(start)).toBe(`${dayOfNumber(day)}T00:00:00`)
      expect(jakartaDayNumber(new Date(start.getTime() - 1))).toBe(day - 1)
    }),
  )
})

test('atJakartaTime: reverses jakartaTime to the minute', () => {
  expect(atJakartaTime('2026-11-20T08:00')).toBe('2026-11-20T08:00:00+07:00')
  fc.assert(
    fc.property(moments, (at) => {
      const minute = Math.floor(at.getTime() / 60_000) * 60_000
      expect(Date.parse(atJakartaTime(jakartaTime(at).slice(0, 16)))).toBe(minute)
    }),
  )
})
