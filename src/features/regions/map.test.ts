import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Point } from '#src/ui/map-geometry.ts'
import { coarser, provinceShapes, type Ring } from './draw-map.ts'
import { mapRoutes } from './map-routes.ts'
import { provinceCentres } from './province-centres.ts'
import { shapeOf, shapes } from './province-shapes.ts'
import { toMapPoints } from './region-points.ts'

/** Counts the coast lines to the right of the place. */
const isOn = (ring: Ring, [x, y]: Point) =>
  ring.filter(([fromX, fromY], i) => {
    const [toX, toY] = ring[(i + 1) % ring.length]!
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX
  }).length %
    2 ===
  1

test('each of the 38 provinces has its place once, on its own land', () => {
  expect(new Set(provinceCentres.map(([code]) => code)).size).toBe(38)
  const rings = provinceShapes()
  const atSea = provinceCentres.filter(
    ([code, place]) => !rings.get(`id-${shapes[shapeOf(code)]}`)?.some((ring) => isOn(ring, place)),
  )
  expect(atSea).toEqual([])
})

test('all land lies inside of the map', () => {
  const places = [...provinceShapes().values()].flat(2)
  expect(places.length).toBeGreaterThan(10_000)
  const outside = places.filter(([x, y]) => x < 0 || x > 793 || y < 0 || y > 288)
  expect(outside).toEqual([])
})

test('a coarser coast keeps its first point and no two neighbours nearer than the gap', () => {
  const ring: Ring = [
    [0, 0],
    [0.4, 0],
    [1.1, 0],
    [1.5, 0],
    [3, 0],
  ]
  expect(coarser(ring, 1)).toEqual([
    [0, 0],
    [1.1, 0],
    [3, 0],
  ])
})

test('map: regions become points along the thread, except those without a province', () => {
  const region = (id: number, provinceCode: string | null) => ({
    id,
    slug: `r${id}`,
    name: `R${id}`,
    provinceCode,
    participantTotal: id,
  })
  const points = toMapPoints([
    region(1, '61'),
    region(2, '53'),
    region(3, null),
    region(4, '11'),
    region(5, '53'),
  ])
  expect(points.map(({ id }) => id)).toEqual([4, 2, 5, 1])
  expect(points[1]).toMatchObject({ title: 'Region R2', subtitle: '2 partisipan', total: 2 })
  expect(points[1]!.x).not.toBe(points[2]!.x)
})

test('each shape of the map can be used by the code of its province', async () => {
  const svg = await (await mapRoutes.request('/cloth/provinces.svg')).text()
  expect([...svg.matchAll(/ id="p(\d\d)"/g)].map(([, code]) => code).sort()).toEqual(
    [...new Set(provinceCentres.map(([code]) => shapeOf(code)))].sort(),
  )
  expect(gzipSync(svg).length).toBeLessThan(13_000)
})

test.each(['/cloth/map.svg', '/cloth/map-small.svg'])(
  '%s is one closed path of hatched land',
  async (path) => {
    const answer = await mapRoutes.request(path)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const svg = await answer.text()
    expect(svg).toMatch(
      /^<svg xmlns="[^"<&]+"(?: [a-zA-Z]+="[^"<&]*"| aria-hidden="true")*><pattern (?:.(?!<svg))*<\/svg>$/,
    )
    expect(svg).toMatch(/ d="(?:M\d+ -?\d+l[ \d-]+z)+"\/><\/svg>$/)
    expect(gzipSync(svg).length).toBeLessThan(12_000)
  },
)
