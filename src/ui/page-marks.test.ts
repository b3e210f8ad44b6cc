import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageMarks } from './page-marks.ts'

const places = fc
  .integer({ min: 1, max: 500 })
  .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))

const drawn = (page: number, last: number) => pageMarks(page, last).map((mark) => mark.page ?? '…')

test('page 1 of 5 is drawn as in the picture', () => {
  expect(drawn(1, 5)).toEqual([1, 2, 3, '…', 5])
})

test('a page in the middle has its neighbours and both ends', () => {
  expect(drawn(10, 20)).toEqual([1, '…', 9, 10, 11, '…', 20])
})

test('first, current and last page are always there, in rising order', () => {
  fc.assert(
    fc.property(places, ([page, last]) => {
      const pages = pageMarks(page, last).flatMap((mark) => mark.page ?? [])
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      expect(pages).toEqual(expect.arrayContaining([1, page, last]))
    }),
  )
})

test('an ellipsis stands exactly where pages are left out', () => {
  fc.assert(
    fc.property(places, ([page, last]) => {
      const marks = drawn(page, last)
      for (const [index, mark] of marks.entries()) {
        const next = marks[index + 1]
        if (typeof mark === 'number' && typeof next === 'number') expect(next).toBe(mark + 1)
        if (mark === '…') expect(Number(next) - Number(marks[index - 1])).toBeGreaterThan(1)
      }
    }),
  )
})

test('a phone never gets more than five squares, and never loses the current page', () => {
  fc.assert(
    fc.property(places, ([page, last]) => {
      const narrow = pageMarks(page, last).filter((mark) => !mark.isWideOnly)
      expect(narrow.length).toBeLessThanOrEqual(5)
      expect(narrow.map((mark) => mark.page)).toContain(page)
    }),
  )
})
