import { Link } from '#src/ui/link.tsx'
import { inMapUnits, MapDots, MapLinks, overMap } from '#src/ui/map-points.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Region } from '../regions/model.ts'
import { provinceCentres } from '../regions/province-centres.ts'
import { shapeOf } from '../regions/province-shapes.ts'
import { toMapPoints } from '../regions/region-points.ts'
import * as words from './words.id.ts'

type RegionMapProps = { regions: readonly Region[]; chosen?: Region }

/** The map on sky: provinces with a region are hatched, a chosen one is solid. Land and points are links. */
export function RegionMap({ regions, chosen }: RegionMapProps) {
  const points = { points: toMapPoints(regions), ground: 'sky', chosen: chosen?.id } as const
  return (
    <section
      aria-label={words.mapOfRegions}
      className="no-print overflow-x-clip bg-wash max-md:-mx-5 md:rounded-panel"
    >
      <nav aria-label={words.chooseOnMap} className="group/map md:px-6 md:pt-5">
        <div className="relative mt-1">
          <Land regions={regions} chosen={chosen} />
          <svg aria-hidden="true" className={overMap}>
            <svg {...inMapUnits} aria-hidden="true">
              {[...firstByShape(regions)].map(([shape, { slug }]) => (
                <Link
                  key={shape}
                  to={paths.region(slug)}
                  preventScrollReset={chosen !== undefined}
                  tabIndex={-1}
                  className="pointer-events-auto fill-transparent hover:fill-blue/20"
                >
                  <Shape code={shape} />
                </Link>
              ))}
            </svg>
            <MapDots {...points} />
          </svg>
          <svg role="none" className={overMap}>
            <MapLinks {...points} />
          </svg>
        </div>
      </nav>
      <Legend hasChoice={solidShape(chosen) !== null} />
    </section>
  )
}

/** The map with one region's province and its point, for what is there. */
export function PlaceOnMap({ regions, region }: { regions: readonly Region[]; region: Region }) {
  const points = toMapPoints(regions).filter(({ id }) => id === region.id)
  return (
    <figure className="no-print bg-sky p-5 md:rounded-panel">
      <div className="relative">
        <Land regions={regions} chosen={region} />
        <svg aria-hidden="true" className={overMap}>
          <MapDots points={points} ground="sky" chosen={region.id} />
        </svg>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{words.onMap(region.name)}</figcaption>
    </figure>
  )
}

const Shape = ({ code, className }: { code: string; className?: string }) => (
  <use href={`/cloth/provinces.svg#p${code}`} className={className} />
)

/** Region chosen by a click on the land: the first of those in its shape. */
function firstByShape(regions: readonly Region[]) {
  const first = new Map<string, Region>()
  for (const region of regions) {
    const shape = region.provinceCode && shapeOf(region.provinceCode)
    if (shape && !first.has(shape)) first.set(shape, region)
  }
  return first
}

const allShapes = [...new Set(provinceCentres.map(([code]) => shapeOf(code)))]

const solidShape = (chosen: Region | undefined) =>
  chosen?.provinceCode ? shapeOf(chosen.provinceCode) : null

/** Lines in the colour of the sky form the hatching; solid areas lie above them. */
function Land({ regions, chosen }: RegionMapProps) {
  const known = firstByShape(regions)
  const solid = solidShape(chosen)
  const rest = allShapes.filter((code) => code !== solid)
  return (
    <svg
      viewBox={inMapUnits.viewBox}
      aria-hidden="true"
      className="block h-auto w-full overflow-visible stroke-wash stroke-[0.5]"
    >
      <pattern id="weft" width="793" height="2.8" patternUnits="userSpaceOnUse">
        <path d="M0 .6h793" className="stroke-wash stroke-[1.1]" />
      </pattern>
      {rest
        .filter((code) => known.has(code))
        .map((code) => (
          <Shape key={code} code={code} className="fill-blue/40" />
        ))}
      <rect width="793" height="288" fill="url(#weft)" stroke="none" />
      {rest
        .filter((code) => !known.has(code))
        .map((code) => (
          <Shape key={code} code={code} className="fill-line" />
        ))}
      {solid && <Shape code={solid} className="fill-blue" />}
    </svg>
  )
}

function Legend({ hasChoice }: { hasChoice: boolean }) {
  return (
    <div className="px-5 pt-2 pb-4 text-sm leading-normal text-muted md:px-11 md:pb-5">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {hasChoice && (
          <li className="flex items-center gap-2">
            <Swatch className="bg-blue" />
            {words.chosen}
          </li>
        )}
        <li className="flex items-center gap-2">
          <Swatch className="bg-[repeating-linear-gradient(color-mix(in_srgb,var(--color-blue)_40%,var(--color-wash))_0_2.5px,var(--color-wash)_2.5px_4px)]" />
          {words.hasRegion}
        </li>
        <li className="flex items-center gap-2">
          <Swatch className="bg-line" />
          {words.noRegionYet}
        </li>
        <li>{words.largerCircle}</li>
      </ul>
      <p className="mt-1">{words.newProvinces}</p>
    </div>
  )
}

const Swatch = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`size-3 flex-none ${className}`} />
)
