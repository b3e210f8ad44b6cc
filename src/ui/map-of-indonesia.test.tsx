import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MapOfIndonesia } from './map-of-indonesia.tsx'
import type { MapPoint } from './map-points.tsx'

const point = (id: number, x: number, title: string, total: number): MapPoint => ({
  id,
  to: `/region?region=${id}`,
  x,
  y: 144,
  title,
  subtitle: `${total} partisipan`,
  total,
})

const markup = (...points: MapPoint[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MapOfIndonesia label="Peta" points={points} />
    </MemoryRouter>,
  )

const west = point(1, 79.3, 'Region Barat', 4)
const east = point(2, 713.7, 'Region Timur', 16)

test('each point is a link with its region and count, at its place', () => {
  const html = markup(west, east)
  expect(html.match(/<a [^>]*href="\/region\?region=[12]"/g)).toHaveLength(2)
  expect(html).toContain('aria-label="Region Barat, 4 partisipan"')
  expect(html).toMatch(/cx="10%" cy="50%"[\s\S]*cx="90%" cy="50%"/)
})

test('the area of a point grows with its total', () => {
  const radii = [...markup(west, east).matchAll(/ r="([\d.]+)" stroke-width="2"/g)].map(
    (match) => Number(match[1]) - 1,
  )
  expect(radii).toEqual([3.8, 7.5])
})

test('places are attributes, since the security policy allows no inline style', () => {
  expect(markup(west, east)).not.toContain('style=')
})

test('without regions the map stands alone', () => {
  expect(markup()).toContain('src="/cloth/map.svg"')
  expect(markup()).not.toContain('<a ')
})
