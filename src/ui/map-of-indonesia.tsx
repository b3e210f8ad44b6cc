import { ornamentOf } from './brand.ts'
import { mapSize, threadThrough } from './map-geometry.ts'
import { inMapUnits, MapDots, MapLinks, type MapPoint, overMap } from './map-points.tsx'
import { useBrand } from './use-brand.ts'

type MapProps = { label: string; points: readonly MapPoint[] }

/**
 * Map of the archipelago with its points, in the order in which the thread joins them. It needs no script; below 900 px
 * it reserves room for a label underneath and is as wide as its box.
 */
export function MapOfIndonesia({ label, points }: MapProps) {
  const brand = useBrand()
  return (
    <nav aria-label={label} className="group/map relative max-md:pb-19">
      <div className="relative">
        <picture>
          <source media="(width < 37.5rem)" srcSet={ornamentOf(brand, 'map-small.svg')} />
          <img
            src={ornamentOf(brand, 'map.svg')}
            {...mapSize}
            alt=""
            fetchPriority="high"
            className="block h-auto w-full"
          />
        </picture>
        {points.length > 0 && (
          <>
            <svg aria-hidden="true" className={overMap}>
              <Thread d={threadThrough(points.map(({ x, y }) => [x, y]))} />
              <MapDots points={points} ground="deep" />
            </svg>
            <svg role="none" className={overMap}>
              <MapLinks points={points} ground="deep" />
            </svg>
          </>
        )}
      </div>
    </nav>
  )
}

/** The dashed thread, drawn once: an animated wider line uncovers it. */
function Thread({ d }: { d: string }) {
  return (
    <svg {...inMapUnits} aria-hidden="true" fill="none">
      <mask id="map-thread" maskUnits="userSpaceOnUse" x={0} y={0} {...mapSize}>
        <path
          d={d}
          pathLength={1}
          strokeWidth={8}
          strokeDasharray={1}
          className="stroke-white transition-[stroke-dashoffset] duration-1200 ease-out starting:[stroke-dashoffset:1]"
        />
      </mask>
      <path
        d={d}
        mask="url(#map-thread)"
        vectorEffect="non-scaling-stroke"
        strokeDasharray="7 5"
        className="stroke-[color-mix(in_srgb,var(--color-orange),white_55%)] stroke-[1.5px] max-md:stroke-1 max-md:[stroke-dasharray:4_3]"
      />
    </svg>
  )
}
