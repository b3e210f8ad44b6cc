import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween, dueIn, lastDue, mailDay, monthOf, monthOfGift, nextDue } from './pledge-days.ts'

const MS = 86_400_000
const days = (from: string) => fc.integer({ min: 0, max: 800 }).map((n) => plus(from, n))
const plus = (day: string, n: number) => new Date(Date.parse(day) + n * MS).toISOString().slice(0, 10)
const dayOfMonth = fc.integer({ min: 1, max: 31 })

test('dueIn: the 29th to the 31st fall on the last day of a shorter month', () => {
  expect([29, 30, 31].map((day) => dueIn('2026-02-01', day))).toEqual(Array(3).fill('2026-02-28'))
  expect(dueIn('2028-02-01', 31)).toBe('2028-02-29')
  expect(dueIn('2026-04-01', 31)).toBe('2026-04-30')
  expect(dueIn('2026-12-01', 31)).toBe('2026-12-31')
  expect(dueIn('2026-11-01', 5)).toBe('2026-11-05')
})

test('nextDue: in a later month, also after a change to a later day', () => {
  expect(nextDue(31, { today: '2026-01-31', askedOn: '2026-01-31' })).toBe('2026-02-28')
  expect(nextDue(25, { today: '2026-11-06', askedOn: '2026-11-05' })).toBe('2026-12-25')
  expect(nextDue(5, { today: '2026-11-06', askedOn: '2026-10-25' })).toBe('2026-12-05')
  expect(nextDue(25, { today: '2026-11-06', askedOn: '2026-10-25' })).toBe('2026-11-25')
  expect(nextDue(1, { today: '2027-03-14', askedOn: '2026-10-01' })).toBe('2027-04-01')
})

test('lastDue: the latest of several missed months', () => {
  const at = (today: string) => lastDue(31, { today, nextOn: '2026-11-30' })
  expect(at('2026-11-29')).toBeNull()
  expect(at('2026-11-30')).toBe('2026-11-30')
  expect(at('2026-12-30')).toBe('2026-11-30')
  expect(at('2027-02-28')).toBe('2027-02-28')
  expect(at('2027-03-03')).toBe('2027-02-28')
})

test('pledge days: no month is due twice and each due day is the pledge’s, whenever the job runs', () => {
  fc.assert(
    fc.property(
      dayOfMonth,
      days('2026-01-01'),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.option(dayOfMonth, { freq: 4 }))),
      (first, made, steps) => {
        let [day, askedOn, today] = [first, made, made]
        let nextOn = nextDue(day, { today, askedOn })
        const asked = [monthOf(made)]
        for (const [pause, changed] of steps) {
          today = plus(today, pause)
          if (changed !== null) {
            day = changed
            nextOn = nextDue(day, { today, askedOn })
          }
          const due = lastDue(day, { today, nextOn })
          if (due === null) continue
          expect(due <= today && due >= nextOn).toBe(true)
          expect(due).toBe(dueIn(monthOf(due), day))
          expect(monthOf(due) > asked.at(-1)!).toBe(true)
          asked.push(monthOf(due))
          askedOn = due
          nextOn = nextDue(day, { today, askedOn })
          expect(nextOn > today && daysBetween(today, nextOn) <= 62).toBe(true)
        }
      },
    ),
  )
})

test('dayOfLetters: begins at eight in the morning in Jakarta', () => {
  expect(mailDay(new Date('2026-12-05T00:59:59Z'))).toBe('2026-12-04')
  expect(mailDay(new Date('2026-12-05T01:00:00Z'))).toBe('2026-12-05')
})

test('monthToGive: a late gift counts for the reminded month, an early one for its own', () => {
  expect(monthOfGift('2026-12-05', { askedOn: '2026-11-30', isAnswered: false })).toBe('2026-11-01')
  expect(monthOfGift('2026-12-05', { askedOn: '2026-11-30', isAnswered: true })).toBe('2026-12-01')
  expect(monthOfGift('2026-12-20', { askedOn: '2026-11-30', isAnswered: false })).toBe('2026-12-01')
})
