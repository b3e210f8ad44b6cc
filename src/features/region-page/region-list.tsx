import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Region } from '../regions/model.ts'
import { isOnMap } from '../regions/region-points.ts'
import * as words from './words.id.ts'

/** Anchor of the list of all regions. */
const allId = 'semua-region'

const nationalLast = (regions: readonly Region[]) =>
  regions.toSorted((a, b) => Number(isOnMap(b)) - Number(isOnMap(a)))

/** A region has institutions in its name; what has no province is done for all of them. */
export const titleOf = (region: Pick<Region, 'name' | 'provinceCode'>) =>
  isOnMap(region) ? words.regionNamed(region.name) : words.workNamed(region.name)

type ListProps = {
  /** Most institutions first. */
  regions: readonly Region[]
  chosen?: number | undefined
  /** Leaders of a region, by its number. */
  chairs?: Readonly<Record<number, string>> | undefined
}

/** All regions as links: the accessible equivalent of the map. What is national is no region and stands apart, last. */
export const RegionLinks = ({ regions, chosen, chairs }: ListProps) => (
  <nav aria-labelledby={allId} className="no-print mt-11 md:mt-14">
    <Rubric
      id={allId}
      title={words.allRegions}
      note={words.regionsAndInstitutions(
        regions.filter(isOnMap).length,
        regions.reduce((sum, { participantTotal }) => sum + participantTotal, 0),
      )}
    />
    <RegionRows regions={regions.filter(isOnMap)} chosen={chosen} chairs={chairs} />
    {regions
      .filter((region) => !isOnMap(region) && region.id !== chosen)
      .map((region) => (
        <p key={region.id} className="mt-6">
          <Link to={paths.region(region.slug)} className="link inline-flex min-h-11 items-center">
            {titleOf(region)}
          </Link>{' '}
          <span className="block text-sm text-muted">
            {region.participantTotal
              ? words.institutionsOfNoProvince(region.participantTotal)
              : words.sharedWork}
          </span>
        </p>
      ))}
  </nav>
)

function RegionRows({ regions, chosen, chairs = {} }: ListProps) {
  const most = Math.max(1, ...regions.map(({ participantTotal }) => participantTotal))
  return (
    <ul className="mt-4 grid md:grid-cols-3 md:gap-x-14">
      {regions.map((region) => (
        <li key={region.id} className="border-b">
          <Link
            to={paths.region(region.slug)}
            aria-current={region.id === chosen ? 'true' : undefined}
            className="group -mx-3 flex min-h-11.5 items-center gap-3 px-3 py-1.5 hover:bg-kain aria-current:rounded-label aria-current:bg-ink aria-current:font-semibold aria-current:text-on-fill"
          >
            <span className="min-w-0 flex-1 leading-tight break-words">
              {region.name}
              {chairs[region.id] && (
                <>
                  {' '}
                  <small className="block text-sm text-muted">{chairs[region.id]}</small>
                </>
              )}
            </span>
            <span className="figures">
              {region.participantTotal}
              <span className="sr-only"> {words.participants(region.participantTotal)}</span>
            </span>
            <Bar share={region.participantTotal / most} />
          </Link>
        </li>
      ))}
    </ul>
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

/** The way to another region, above all else on a phone. Works without script. */
export function RegionChooser({ regions, chosen }: { regions: readonly Region[]; chosen: number }) {
  return (
    <Form
      action={paths.regions}
      className="no-print mt-4 grid max-w-130 grid-cols-[minmax(0,1fr)_auto] gap-3"
    >
      <FilterSelect key={chosen} label={words.changeRegion} name="region" value={String(chosen)}>
        {nationalLast(regions).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <Button type="submit" variant="outline">
        {words.open}
      </Button>
    </Form>
  )
}
