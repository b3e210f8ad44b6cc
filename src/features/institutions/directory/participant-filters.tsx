import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { paths } from '#src/urls/paths.ts'
import { addressOf, type Chosen } from './chosen.ts'
import * as words from './words.id.ts'

type FiltersProps = { chosen: Chosen; regions: readonly { id: number; name: string }[] }

/** Plain GET form; with script it submits on change. */
export function ParticipantFilters({ chosen, regions }: FiltersProps) {
  return (
    <Form
      key={JSON.stringify(chosen)}
      role="search"
      action={paths.participants}
      className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_17rem_auto]"
    >
      <div className="flex gap-3 max-md:col-span-2">
        <div className="min-w-0 grow">
          <SearchField value={chosen.q} label={words.searchName} clearTo={addressOf({ ...chosen, q: '' })} />
        </div>
        <Button type="submit">{words.search}</Button>
      </div>
      <FilterSelect label={words.region} name="region" value={chosen.region}>
        <option value="">{words.allRegions}</option>
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={words.order} name="sort" value={chosen.sort}>
        <option value="">{chosen.q ? words.bestMatch : words.nameUp}</option>
        {chosen.q && <option value="title">{words.nameUp}</option>}
        <option value="-title">{words.nameDown}</option>
      </FilterSelect>
    </Form>
  )
}
