import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Point } from '#src/ui/map-geometry.ts'
import { coarser, provinceShapes, type Ring } from './map-shapes.ts'
import { provinceCentres } from './province-centres.ts'
import { toMapPoints } from './region-points.ts'
import { homeRoutes } from './routes.ts'

/** Kemendagri code → the map's name of the shape; the four new Papua provinces lie in their parents' shapes. */
const shapeOf: Record<string, string> = {
  ...{ 11: 'ac', 12: 'su', 13: 'sb', 14: 'ri', 15: 'ja', 16: 'ss', 17: 'be', 18: 'la', 19: 'bb', 21: 'kr' },
  ...{ 31: 'jk', 32: 'jb', 33: 'jt', 34: 'yo', 35: 'ji', 36: 'bt', 51: 'ba', 52: 'nb', 53: 'nt' },
  ...{ 61: 'kb', 62: 'kt', 63: 'ks', 64: 'ki', 65: 'ku' },
  ...{ 71: 'sa', 72: 'st', 73: 'sn', 74: 'sg', 75: 'go', 76: 'sr', 81: 'ma', 82: 'mu' },
  ...{ 91: 'pa', 92: 'pb', 93: 'pa', 94: 'pa', 95: 'pa', 96: 'pb' },
}

/** Counts the coast lines to the right of the place. */
const isOn = (ring: Ring, [x, y]: Point) =>
  ring.filter(([fromX, fromY], i) => {
    const [toX, toY] = ring[(i + 1) % ring.length]!
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX
  }).length %
    2 ===
  1

test('each of the 38 provinces has its place once, on its own land', () => {
  expect(provinceCentres.map(([code]) => code).sort()).toEqual(Object.keys(shapeOf).sort())
  const shapes = provinceShapes()
  const atSea = provinceCentres.filter(
    ([code, place]) => !shapes.get(`id-${shapeOf[code]}`)?.some((ring) => isOn(ring, place)),
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

test('regions become points along the thread; one without a province has none', () => {
  const region = (id: number, provinceCode: string | null) => ({
    id,
    name: `R${id}`,
    provinceCode,
    provinceName: null,
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

test.each(['/cloth/map.svg', '/cloth/map-small.svg'])(
  '%s is one closed path of hatched land',
  async (path) => {
    const answer = await homeRoutes.request(path)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const svg = await answer.text()
    expect(svg).toMatch(
      /^<svg xmlns="[^"<&]+"(?: [a-zA-Z]+="[^"<&]*"| aria-hidden="true")*><pattern (?:.(?!<svg))*<\/svg>$/,
    )
    expect(svg).toMatch(/ d="(?:M\d+ -?\d+l[ \d-]+z)+"\/><\/svg>$/)
    expect(gzipSync(svg).length).toBeLessThan(12_000)
  },
)
