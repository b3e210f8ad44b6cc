import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../button.tsx'
import { Field, SelectField } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { EntityPicker } from './entity-picker.tsx'
import {
  type Choice,
  clearedHref,
  isNarrowed,
  type ListFilter,
  type ListPlan,
  type ListView,
} from './list-plan.ts'
import type { Picked } from './pick-entities.ts'
import * as words from './words.id.ts'

/** Options that only the page knows, by the filter's name. */
export type Choices = Readonly<Record<string, readonly Choice[]>>

type DeskFiltersProps = {
  plan: ListPlan
  view: ListView
  picks: Readonly<Record<string, Picked>>
  choices: Choices
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] items-end gap-x-3.5 gap-y-3'
/** The submit button is beside the search, and also below the unfolded filters; without a search only there. */
const folded = {
  form: 'group/filters grid items-end gap-x-3.5 gap-y-3 sm:grid-cols-[1fr_auto]',
  search: 'group-has-[details[open]]/filters:sm:col-span-full',
  send: 'sm:group-not-has-[details[open]]/filters:col-start-2 sm:group-not-has-[details[open]]/filters:row-start-1',
  sendAlone: 'group-not-has-[details[open]]/filters:hidden',
}
/** Number of filters above which they are folded until one is used. */
const IN_SIGHT = 3
/** Number of them named on the fold. */
const NAMED = 4

/** Filters of a list at the desk: a plain GET form, so that the address holds them and no script is needed. */
export function DeskFilters({ plan, view, picks, choices }: DeskFiltersProps) {
  const { search, filters = [] } = plan
  if (!search && !filters.length) return null
  const isFolded = filters.length > IN_SIGHT
  const boxes = filters.map((filter) => (
    <FilterBox
      key={filter.name}
      filter={filter}
      options={filter.options ?? choices[filter.name]}
      value={view.chosen[filter.name]!}
      pick={picks[filter.name]}
    />
  ))
  return (
    <Form
      key={JSON.stringify(view.chosen)}
      role="search"
      aria-label={words.filterList}
      action={plan.path}
      className={isFolded ? folded.form : grid}
    >
      <KeptParts view={view} />
      {search && (
        <div className={isFolded ? folded.search : 'col-span-full sm:col-span-2'}>
          <Field
            label={words.search}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            defaultValue={view.chosen.q}
            placeholder={search}
          />
        </div>
      )}
      {isFolded ? (
        <Folded filters={filters} isOpen={filters.some(({ name }) => view.chosen[name])}>
          {boxes}
        </Folded>
      ) : (
        boxes
      )}
      <div className={`flex items-center gap-4 ${isFolded ? (search ? folded.send : folded.sendAlone) : ''}`}>
        <Button type="submit" variant="outline">
          {words.filter}
        </Button>
        {isNarrowed(view) && (
          <Link to={clearedHref(plan, view)} className="link inline-flex min-h-11 items-center text-note">
            {words.clearFilters}
          </Link>
        )}
      </div>
    </Form>
  )
}

/** Hidden fields that keep order, tab and columns. */
function KeptParts({ view }: { view: ListView }) {
  const kept = { ...view.also, sort: view.sort, kolom: view.columns.join(',') }
  return Object.entries(kept).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}

function Folded({ filters, isOpen, children }: FoldedProps) {
  const [first, ...rest] = filters.slice(0, NAMED).map(({ label }) => label)
  const others = filters.length > NAMED ? [words.andMore] : []
  return (
    <details open={isOpen} className="group col-span-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue">
        {[first, ...rest.map((label) => label.toLowerCase()), ...others].join(', ')}
        <Icon name="chevron-down" className="flex-none group-open:rotate-180" />
      </summary>
      <div className={`mt-1.5 ${grid}`}>{children}</div>
    </details>
  )
}
type FoldedProps = { filters: readonly ListFilter[]; isOpen: boolean; children: ReactNode }

type FilterBoxProps = {
  filter: ListFilter
  options: readonly Choice[] | undefined
  value: string
  pick: Picked | undefined
}

function FilterBox({ filter: { name, label, type, entity }, options, value, pick }: FilterBoxProps) {
  const rest = { label, name, id: `saring-${name}`, defaultValue: value }
  if (entity)
    return (
      <div className={pick?.choices?.length ? 'col-span-full max-w-170' : 'sm:col-span-2'}>
        <EntityPicker
          {...rest}
          kind={entity}
          defaultValue={pick?.text ?? value}
          error={pick?.error}
          choices={pick?.choices}
        />
      </div>
    )
  if (!options) return <Field {...rest} type={type ?? 'text'} autoComplete="off" maxLength={200} />
  return (
    <SelectField {...rest}>
      <option value="">{words.all}</option>
      <Options of={options} />
    </SelectField>
  )
}

/** Options of a select, with their groups. */
export function Options({ of: choices }: { of: readonly Choice[] }) {
  const groups = [...Map.groupBy(choices, ({ group }) => group ?? '')]
  return groups.map(([group, members]) => {
    const options = members.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
    return group ? (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    ) : (
      options
    )
  })
}
