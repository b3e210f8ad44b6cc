import { Link } from '#src/ui/link.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Region } from '../regions/model.ts'

/** Anchor of the text about the chosen region. */
export const chosenId = 'region-terpilih'
/** Anchor of the list of all regions. */
export const allId = 'semua-region'

/** All regions as links, most institutions first: the accessible equivalent of the map. */
export function RegionList({ regions, chosen }: { regions: readonly Region[]; chosen: number }) {
  const most = Math.max(1, ...regions.map(({ participantTotal }) => participantTotal))
  return (
    <nav aria-labelledby={allId}>
      <h2 id={allId} className="scroll-mt-24 pb-2 text-card">
        Semua region
      </h2>
      <ul>
        {regions.map((region) => (
          <li key={region.id} className="border-b">
            <Link
              to={{ pathname: paths.region(region.slug), hash: chosenId }}
              aria-current={region.id === chosen ? 'true' : undefined}
              className="group -mx-3 flex min-h-11.5 items-center gap-3 px-3 py-1.5 hover:bg-kain aria-current:rounded-label aria-current:bg-ink aria-current:font-semibold aria-current:text-on-fill"
            >
              <span className="min-w-0 flex-1 leading-tight break-words">{region.name}</span>
              <span className="figures">
                {region.participantTotal}
                <span className="sr-only"> partisipan</span>
              </span>
              <Bar share={region.participantTotal / most} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Bar = ({ share }: { share: number }) => (
  <svg aria-hidden="true" className="h-2 w-22 max-w-1/4 flex-none">
    <rect width="100%" height="100%" className="fill-kain group-aria-current:fill-on-fill/25" />
    <rect
      width={`${Math.round(share * 100)}%`}
      height="100%"
      className="fill-blue/50 group-aria-current:fill-orange"
    />
  </svg>
)
