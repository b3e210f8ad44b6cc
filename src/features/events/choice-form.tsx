import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { paths } from '#src/urls/paths.ts'
import { type Choice, hrefOf } from './list-choice.ts'

type ChoiceFormProps = { choice: Choice; regions: readonly { id: number; name: string }[] }

/** Query and region: a plain GET form; with script a region is sent at once. */
export function ChoiceForm({ choice, regions }: ChoiceFormProps) {
  const { q, isPast, region } = choice
  return (
    <Form
      key={JSON.stringify(choice)}
      role="search"
      action={paths.events}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 md:grid-cols-[minmax(0,1fr)_17rem_auto]"
    >
      {isPast && <input type="hidden" name="upcoming" value="0" />}
      <div className="max-md:col-span-2">
        <SearchField value={q} label="Cari acara" clearTo={hrefOf({ isPast, month: null, region })} />
      </div>
      <FilterSelect label="Region" name="region" value={region}>
        <option value="">Semua region</option>
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <Button type="submit">Cari</Button>
    </Form>
  )
}
