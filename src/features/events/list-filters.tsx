import { Tabs } from '#src/ui/tabs.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { type Choice, countOf, hrefOf, monthsOf } from './list-choice.ts'
import { MonthLinks } from './month-links.tsx'
import type { EventMonthsWire } from './schema.ts'

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
        <Tabs label="Waktu acara" items={[tab('Akan datang', false), tab('Sudah lewat', true)]} />
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
