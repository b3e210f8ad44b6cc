import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { Link } from '#src/ui/link.tsx'
import { shortMonth } from '#src/ui/months.ts'
import { SearchField } from '#src/ui/search-field.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { paths } from '#src/urls/paths.ts'
import { type Choice, countOf, hrefOf, monthsOf } from './list-choice.ts'
import type { EventMonthsWire } from './schema.ts'
import * as words from './words.id.ts'

type MonthLinksProps = {
  /** Months as `YYYY-MM`, in display order. */
  months: readonly string[]
  chosen: string | null
  hrefFor: (month: string | null) => string
}

const chip =
  'flex h-11 items-center rounded-full border border-control bg-paper px-4.5 text-note font-medium hover:bg-kain aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-on-fill'

/** The months that have events, as links; on narrow screens the strip scrolls sideways. */
function MonthLinks({ months, chosen, hrefFor }: MonthLinksProps) {
  return (
    <nav aria-label={words.month} className="mt-4 max-md:-mx-5 md:mt-5">
      <ul className="-my-1 flex snap-x scroll-px-5 gap-2 overflow-x-auto py-1 max-md:px-5 md:-mx-1 md:flex-wrap md:px-1 [scrollbar-width:none]">
        {[null, ...months].map((month) => (
          <li key={month} className="strip-item">
            <Link to={hrefFor(month)} aria-current={month === chosen ? 'page' : undefined} className={chip}>
              {month ? `${shortMonth(Number(month.slice(5)) - 1)} ${month.slice(0, 4)}` : words.allMonths}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ListFiltersProps = {
  choice: Choice
  months: EventMonthsWire['months']
  regions: readonly { id: number; name: string }[]
}

/** Filters: upcoming or past, query, region, month; all of them addresses. */
export function ListFilters({ choice, months, regions }: ListFiltersProps) {
  const { q, isPast, month, region } = choice
  const tab = (label: string, past: boolean) => ({
    to: hrefOf({ isPast: past, month: null, region }),
    label,
    ...(months.length > 0 && { count: countOf(months, { isPast: past, month: null }) }),
    isCurrent: !q && past === isPast,
  })
  const here = monthsOf(months, isPast)
  return (
    <>
      <div className="mt-6 grid grid-cols-1 gap-4 md:mt-8">
        <Tabs label={words.time} items={[tab(words.upcoming, false), tab(words.over, true)]} />
        <ChoiceForm choice={choice} regions={regions} />
      </div>
      {!q && (here.length > 1 || month) && (
        <MonthLinks
          months={month && !here.includes(month) ? [...here, month] : here}
          chosen={month}
          hrefFor={(chosen) => hrefOf({ isPast, month: chosen, region })}
        />
      )}
    </>
  )
}

type ChoiceFormProps = { choice: Choice; regions: readonly { id: number; name: string }[] }

/** Query and region: a plain GET form; with script a region is sent at once. */
function ChoiceForm({ choice, regions }: ChoiceFormProps) {
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
        <SearchField value={q} label={words.searchEvents} clearTo={hrefOf({ isPast, month: null, region })} />
      </div>
      <FilterSelect label={words.region} name="region" value={region}>
        <option value="">{words.allRegions}</option>
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <Button type="submit">{words.search}</Button>
    </Form>
  )
}
