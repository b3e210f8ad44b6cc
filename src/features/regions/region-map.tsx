import { useRouteLoaderData } from 'react-router'
import { ornamentOf } from '#src/ui/brand.ts'
import { mapSize } from '#src/ui/map-geometry.ts'
import { useBrand } from '#src/ui/use-brand.ts'
import type { Region } from './model.ts'
import { provinceCentres } from './province-centres.ts'

/** CSS px of the map, which fills its frame. */
const WIDTH = 160
const HEIGHT = Math.round((WIDTH * mapSize.height) / mapSize.width)

/** A small map with one point where a region lies, at fixed size; nothing for a region without a province. */
export function RegionMap({ id }: { id: number }) {
  const brand = useBrand()
  const { regions } = useRouteLoaderData('root') as { regions: readonly Region[] | null }
  const code = regions?.find((region) => region.id === id)?.provinceCode
  const [, place] = provinceCentres.find(([province]) => province === code) ?? []
  if (!place) return null
  return (
    <div className="no-print relative mb-6 rounded-cloth bg-deep p-3 max-lg:hidden">
      <img
        src={ornamentOf(brand, 'map-small.svg')}
        width={WIDTH}
        height={HEIGHT}
        alt=""
        loading="lazy"
        className="block h-auto w-full"
      />
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full p-3"
      >
        <circle cx={place[0]} cy={place[1]} r={42} opacity={0.35} className="fill-orange" />
        <circle cx={place[0]} cy={place[1]} r={20} className="fill-orange" />
      </svg>
    </div>
  )
}
