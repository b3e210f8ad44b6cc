import type { RegionWire } from './schema.ts'

/** All institutions as options of a select, by region. */
export const InstitutionOptions = ({ regions }: { regions: readonly RegionWire[] }) =>
  regions
    .filter(({ partisipan }) => partisipan.length > 0)
    .map((region) => (
      <optgroup key={region.id} label={region.title}>
        {region.partisipan.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </optgroup>
    ))
