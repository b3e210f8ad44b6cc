import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ZOOM, moved, squareOf, startCrop, zoomed } from './crop-geometry.ts'

const step = fc.oneof(
  fc.record({ x: fc.double({ noNaN: true }), y: fc.double({ noNaN: true }) }),
  fc.record({ zoom: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
)
const size = fc.record({
  width: fc.integer({ min: 1, max: 8_000 }),
  height: fc.integer({ min: 1, max: 8_000 }),
})

test('the square never leaves the picture, whatever is done to it', () => {
  fc.assert(
    fc.property(size, fc.array(step), (picture, steps) => {
      let crop = startCrop(picture)
      for (const one of steps) {
        crop = 'zoom' in one ? zoomed(crop, picture, one.zoom) : moved(crop, picture, one)
        const { left, top, side } = squareOf(crop, picture)
        const slack = 1e-6 * Math.max(picture.width, picture.height)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-slack)
        expect(left + side).toBeLessThanOrEqual(picture.width + slack)
        expect(top + side).toBeLessThanOrEqual(picture.height + slack)
        expect(side).toBeGreaterThanOrEqual(Math.min(picture.width, picture.height) / MAX_ZOOM - slack)
      }
    }),
  )
})

test('zooming goes in and out around the same middle; moving goes by shares of what is seen', () => {
  const picture = { width: 400, height: 200 }
  const near = zoomed(startCrop(picture), picture, 2)
  expect(squareOf(near, picture)).toEqual({ left: 150, top: 50, side: 100 })
  expect(squareOf(moved(near, picture, { x: 0.5, y: -0.1 }), picture)).toEqual({
    left: 200,
    top: 40,
    side: 100,
  })
  expect(zoomed(near, picture, 1)).toEqual(startCrop(picture))
})
