import { Link } from 'react-router'
import { cellOf, mapSize, type Point } from './map-geometry.ts'
import { MapTooltip, type TooltipSide } from './map-tooltip.tsx'

export type MapPoint = {
  id: number
  /** In map units. */
  x: number
  y: number
  title: string
  subtitle: string
  /** What the area of the point shows. */
  total: number
}

const viewBox = `0 0 ${mapSize.width} ${mapSize.height}`

/** An SVG that counts in map units and is stretched over the one around it, which counts in CSS px. */
export const inMapUnits = { viewBox, preserveAspectRatio: 'none', className: 'overflow-visible' }

/** The points as they are seen; what they do lies above, so that no label is under a point. */
export function MapDots({ points }: { points: readonly MapPoint[] }) {
  return points.map((point) => {
    const r = radiusOf(point, points)
    return (
      <g key={point.id} className="fill-orange">
        <circle {...placeOf(point)} r={1.8 * r} opacity={0.22} className={small} />
        <circle {...placeOf(point)} r={r + 1} strokeWidth={2} className={`stroke-deep ${small}`} />
      </g>
    )
  })
}

/**
 * A link over each point. Its label shows on hover and on focus; while there is neither, the largest point
 * shows its own.
 */
export function MapLinks({ points, to }: { points: readonly MapPoint[]; to: string }) {
  const places = points.map(({ x, y }): Point => [x, y])
  const largest = points.toSorted((a, b) => b.total - a.total)[0]
  return points.map((point, i) => {
    const shown = point === largest ? shownAtRest : shownWhenAsked
    return (
      <Link
        key={point.id}
        to={to}
        aria-label={`${point.title}, ${point.subtitle}`}
        className="group/point outline-none"
      >
        <svg {...inMapUnits} aria-hidden="true">
          <path d={cellOf(places[i]!, places)} className="pointer-events-auto fill-transparent" />
        </svg>
        <circle
          {...placeOf(point)}
          r={radiusOf(point, points) + 7}
          className={`fill-none stroke-white stroke-2 group-focus-visible/point:stroke-3 ${small} ${shown}`}
        />
        <MapLabel point={point} shown={shown} />
      </Link>
    )
  })
}

const small = 'origin-center [transform-box:fill-box] max-md:scale-65'
const shownWhenAsked = 'hidden group-[:is(:hover,:focus-visible)]/point:block'
const shownAtRest =
  'group-has-[a:is(:hover,:focus-visible)]/map:hidden group-[:is(:hover,:focus-visible)]/point:block!'

function MapLabel({ point, shown }: { point: MapPoint; shown: string }) {
  const side = sideOf(point)
  return (
    <foreignObject
      x={placeOf(point).cx}
      y={placeOf(point).cy}
      width={LABEL.width}
      height={LABEL.height}
      transform={`translate(${LABEL.shift[side]} ${-LABEL.height - LABEL.rise})`}
      className={`overflow-visible max-md:h-16 max-md:w-[calc(100%-2.5rem)] max-md:[transform:none] max-md:[x:1.25rem] max-md:[y:calc(100%+0.75rem)] max-md:pointer-events-auto ${shown}`}
    >
      <MapTooltip title={point.title} subtitle={point.subtitle} side={side} />
    </foreignObject>
  )
}

/** In px: the tail stands 26 from the label's end, `rise` above the point. */
const LABEL = { width: 320, height: 110, rise: 14, shift: { start: -26, middle: -160, end: -294 } }

/** Near an end of the map a label grows inwards. */
const sideOf = ({ x }: MapPoint): TooltipSide =>
  x < mapSize.width / 6 ? 'start' : x > (mapSize.width * 5) / 6 ? 'end' : 'middle'

const placeOf = ({ x, y }: MapPoint) => ({
  cx: `${percent(x / mapSize.width)}%`,
  cy: `${percent(y / mapSize.height)}%`,
})

const percent = (share: number) => Math.round(share * 1_000) / 10

/** In px; the area grows with the total, down to what can still be seen. */
const radiusOf = ({ total }: MapPoint, points: readonly MapPoint[]) => {
  const largest = Math.max(1, ...points.map((point) => point.total))
  return Math.max(3, Math.round(75 * Math.sqrt(total / largest)) / 10)
}
