import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf, type Point, threadThrough } from './map-geometry.ts'

const place = fc.tuple(fc.integer({ min: 0, max: 793 }), fc.integer({ min: 0, max: 288 }))
const places = fc.uniqueArray(place, { minLength: 1, maxLength: 39, selector: String })

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** True if the point is inside the cell: a ray to the right leaves it once more than it enters it, as in browsers. */
function isInside(path: string, [x, y]: Point) {
  const steps = path
    .slice(1, -1)
    .split('l')
    .map((step) => step.split(' ').map(Number) as [number, number])
  const corners = steps.map((_, i) =>
    steps.slice(0, i + 1).reduce(([x, y], [dx, dy]): [number, number] => [x + dx, y + dy]),
  )
  const crossed = corners.filter(([fromX, fromY], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length]!
    return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
  })
  return crossed.length % 2 === 1
}

test('a place within reach answers to the nearest point and to no other', () => {
  fc.assert(
    fc.property(places, place, (points, touched) => {
      const [nearest, second] = points.toSorted((a, b) => distance(a, touched) - distance(b, touched))
      // Corners are rounded, so a place this near to a border may be on either side.
      fc.pre(!second || distance(second, touched) - distance(nearest!, touched) > 3)
      fc.pre(distance(nearest!, touched) < 49)
      const answering = points.filter((point) => isInside(cellOf(point, points), touched))
      expect(answering).toEqual([nearest])
    }),
  )
})

test('a point far from all others has a target of 44 px on a map 360 px wide', () => {
  const [x, y] = [400, 150]
  const inner = (22 * 793) / 360
  const cell = cellOf([x, y], [[x, y]])
  for (const turn of [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9]) {
    const [dx, dy] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
    expect(isInside(cell, [x + inner * dx, y + inner * dy])).toBe(true)
  }
})

test('the thread runs through the points in their order and sags to the right of its way', () => {
  expect(threadThrough([])).toBe('')
  expect(
    threadThrough([
      [0, 0],
      [100, 0],
      [100, 50],
    ]),
  ).toBe('M0 0Q50 18 100 0Q91 25 100 50')
})
