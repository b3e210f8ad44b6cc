import { paths } from '#src/paths.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { type Choice, countOf, hrefOf, monthsOf } from './list-choice.ts'
import { MonthLinks } from './month-links.tsx'
import type { EventMonthsWire } from './schema.ts'

type ListFiltersProps = { choice: Choice; months: EventMonthsWire['months'] }

/** To come or over, a month, words: all of them addresses. */
export function ListFilters({ choice, months }: ListFiltersProps) {
  const { q, isPast, month } = choice
  const tab = (label: string, past: boolean) => ({
    to: hrefOf({ isPast: past, month: null }),
    label,
    ...(months.length > 0 && { count: countOf(months, { isPast: past, month: null }) }),
    isCurrent: !q && past === isPast,
  })
  const here = monthsOf(months, isPast)
  return (
    <>
      <div className="mt-6 grid grid-cols-1 gap-4 md:mt-8 lg:grid-cols-[minmax(0,1fr)_15.5rem] lg:items-end lg:gap-6">
        <Tabs label="Waktu acara" items={[tab('Akan datang', false), tab('Sudah lewat', true)]} />
        <SearchBox action={paths.events} value={q} label="Cari acara" clearTo={paths.events} />
      </div>
      {!q && (here.length > 1 || month) && (
        <MonthLinks
          months={month && !here.includes(month) ? [...here, month] : here}
          chosen={month}
          hrefFor={(chosen) => hrefOf({ isPast, month: chosen })}
        />
      )}
    </>
  )
}
