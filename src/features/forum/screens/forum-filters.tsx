import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

export type ForumChoice = { view: string; q: string; category: string; region: string }

type FiltersProps = {
  choice: ForumChoice
  categories: readonly { title: string; total: number }[]
  regions: readonly { id: number; title: string }[]
  clearTo: string
}

/** Plain GET form; with script it submits on change. */
export function ForumFilters({ choice, categories, regions, clearTo }: FiltersProps) {
  return (
    <Form
      key={JSON.stringify(choice)}
      role="search"
      action={paths.forum}
      className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_17rem_auto]"
    >
      {choice.view && <input type="hidden" name="view" value={choice.view} />}
      <div className="flex gap-3 max-md:col-span-2">
        <div className="grow">
          <SearchField value={choice.q} label={words.searchQuestions} clearTo={clearTo} />
        </div>
        <Button type="submit">{words.search}</Button>
      </div>
      <FilterSelect label={words.category} name="category" value={choice.category}>
        <option value="">{words.allCategories}</option>
        {categories.map(({ title }) => (
          <option key={title} value={title}>
            {words.categoryNamed(title)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={words.region} name="region" value={choice.region}>
        <option value="">{words.allRegions}</option>
        {regions.map(({ id, title }) => (
          <option key={id} value={id}>
            {words.categoryNamed(title)}
          </option>
        ))}
      </FilterSelect>
    </Form>
  )
}
