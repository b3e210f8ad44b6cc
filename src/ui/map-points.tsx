import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { cellOf, mapSize, type Point } from './map-geometry.ts'

/** The part of the label above its point. */
type TooltipSide = 'start' | 'middle' | 'end'

const sides: Record<TooltipSide, string> = {
  start: 'md:items-start',
  middle: 'md:items-center',
  end: 'md:items-end',
}

type MapTooltipProps = {
  title: string
  subtitle: string
  side: TooltipSide
  /** The colour of the thread, as a class. */
  thread: string
}

/**
 * The label of a point, at the foot of its box, with a tail and a thread down to the point; below 900 px a bar. Nothing
 * in it is positioned, which some browsers render incorrectly inside an SVG.
 */
function MapTooltip({ title, subtitle, side, thread }: MapTooltipProps) {
  return (
    <div aria-hidden="true" className={`flex h-full flex-col md:justify-end ${sides[side]}`}>
      <div className="flex items-center justify-between rounded-control border border-mist/35 bg-white/10 px-3.5 py-2 text-mist md:border-0 md:bg-paper md:px-4 md:py-2.5 md:text-ink md:float-shadow">
        <div>
          <p className="leading-snug font-semibold max-md:text-white">{title}</p>{' '}
          <p className="text-sm leading-snug md:text-muted">{subtitle}</p>
        </div>
        <Icon name="arrow-right" className="text-white md:hidden" />
      </div>
      <div className="mx-4 flex flex-col items-center max-md:hidden">
        <div className="border-x-10 border-t-10 border-x-transparent border-t-paper" />
        <div className={`h-5 w-px ${thread}`} />
      </div>
    </div>
  )
}

export type MapPoint = {
  id: number
  to: string
  /** X in map units. */
  x: number
  y: number
  title: string
  subtitle: string
  /** Value shown by the point's area. */
  total: number
}

const viewBox = `0 0 ${mapSize.width} ${mapSize.height}`

/** Attributes of an SVG in map units, stretched over the one around it, which uses CSS px. */
export const inMapUnits = { viewBox, preserveAspectRatio: 'none', className: 'overflow-visible' }

/** Classes of a layer over the map that passes pointer events through. */
export const overMap = 'pointer-events-none absolute inset-0 size-full overflow-visible'

/** Background of the map. On sky a label covers other points and so shows when asked only; a phone has no room for it. */
type Ground = 'deep' | 'sky'

const grounds = {
  deep: {
    dot: 'fill-orange',
    halo: 'fill-orange',
    edge: 'stroke-deep',
    thread: 'bg-white',
    ring: (shown: string) => `stroke-white ${shown}`,
    label:
      'max-md:h-16 max-md:w-[calc(100%-2.5rem)] max-md:[transform:none] max-md:[x:1.25rem] max-md:[y:calc(100%+0.75rem)] max-md:pointer-events-auto',
  },
  sky: {
    dot: 'fill-ink',
    halo: 'fill-none',
    edge: 'stroke-paper',
    thread: 'bg-ink',
    ring: () => 'stroke-blue hidden group-focus-visible/point:block',
    label: 'max-md:hidden!',
  },
}

type PointsProps = { points: readonly MapPoint[]; ground: Ground; chosen?: number | undefined }

/** The points as drawn; their links are in a layer above, so that no label is under a point. */
export function MapDots({ points, ground, chosen }: PointsProps) {
  const { dot, halo, edge } = grounds[ground]
  const chosenLast = points.toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen))
  return chosenLast.map((point) => {
    const isChosen = point.id === chosen
    const r = isChosen ? Math.max(CHOSEN, radiusOf(point, points)) : radiusOf(point, points)
    return (
      <g key={point.id} className={isChosen ? 'fill-orange' : dot}>
        <circle {...placeOf(point)} r={Math.round(1.8 * r)} opacity={0.22} className={`${halo} ${small}`} />
        <circle {...placeOf(point)} r={r + 1} strokeWidth={2} className={`${edge} ${small}`} />
      </g>
    )
  })
}
const CHOSEN = 8

/** A link over each point. Its label shows on hover and on focus; on deep the largest point shows its own meanwhile. */
export function MapLinks({ points, ground, chosen }: PointsProps) {
  const places = points.map(({ x, y }): Point => [x, y])
  const [largest] = points.toSorted((a, b) => b.total - a.total)
  const atRest = ground === 'deep' ? largest?.id : undefined
  return points.map((point, i) => (
    <Link
      key={point.id}
      to={point.to}
      preventScrollReset={chosen !== undefined}
      aria-current={point.id === chosen ? 'true' : undefined}
      aria-label={`${point.title}, ${point.subtitle}`}
      className="group/point outline-none"
    >
      <svg {...inMapUnits} aria-hidden="true">
        <path d={cellOf(places[i]!, places)} className="pointer-events-auto fill-transparent" />
      </svg>
      <Marked point={point} ground={ground} isAtRest={point.id === atRest} r={radiusOf(point, points) + 7} />
    </Link>
  ))
}

type MarkedProps = { point: MapPoint; ground: Ground; isAtRest: boolean; r: number }

function Marked({ point, ground, isAtRest, r }: MarkedProps) {
  const { ring, label, thread } = grounds[ground]
  const shown = isAtRest ? shownAtRest : shownWhenAsked
  return (
    <>
      <circle
        {...placeOf(point)}
        r={r}
        className={`fill-none stroke-2 group-focus-visible/point:stroke-3 ${small} ${ring(shown)}`}
      />
      <MapLabel point={point} look={`${label} ${shown}`} thread={thread} />
    </>
  )
}

const small = 'origin-center [transform-box:fill-box] max-md:scale-65'
const shownWhenAsked = 'hidden group-[:is(:hover,:focus-visible)]/point:block'
const shownAtRest =
  'group-has-[a:is(:hover,:focus-visible)]/map:hidden group-[:is(:hover,:focus-visible)]/point:block!'

function MapLabel({ point, look, thread }: { point: MapPoint; look: string; thread: string }) {
  const side = sideOf(point)
  return (
    <foreignObject
      x={placeOf(point).cx}
      y={placeOf(point).cy}
      width={LABEL.width}
      height={LABEL.height}
      transform={`translate(${LABEL.shift[side]} ${-LABEL.height - LABEL.rise})`}
      className={`overflow-visible ${look}`}
    >
      <MapTooltip title={point.title} subtitle={point.subtitle} side={side} thread={thread} />
    </foreignObject>
  )
}

/** Lengths in px: the tail is 26 from the label's end, `rise` above the point. */
const LABEL = { width: 320, height: 110, rise: 14, shift: { start: -26, middle: -160, end: -294 } }

/** Near an edge of the map a label grows inwards. */
const sideOf = ({ x }: MapPoint): TooltipSide =>
  x < mapSize.width / 6 ? 'start' : x > (mapSize.width * 5) / 6 ? 'end' : 'middle'

const placeOf = ({ x, y }: MapPoint) => ({
  cx: `${percent(x / mapSize.width)}%`,
  cy: `${percent(y / mapSize.height)}%`,
})

const percent = (share: number) => Math.round(share * 1_000) / 10

/** Radius in px; the area is proportional to the total, with a minimum. */
const radiusOf = ({ total }: MapPoint, points: readonly MapPoint[]) => {
  const largest = Math.max(1, ...points.map((point) => point.total))
  return Math.max(3, Math.round(75 * Math.sqrt(total / largest)) / 10)
}
