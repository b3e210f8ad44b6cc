import { Link } from 'react-router'
import { shortMonth } from '#src/ui/months.ts'

type MonthLinksProps = {
  /** As `YYYY-MM`, in display order. */
  months: readonly string[]
  chosen: string | null
  hrefFor: (month: string | null) => string
}

const chip =
  'flex h-11 items-center rounded-full border border-control bg-paper px-4.5 text-note font-medium hover:bg-kain aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white'

/** The months that have events, as links; on narrow screens the strip scrolls sideways. */
export function MonthLinks({ months, chosen, hrefFor }: MonthLinksProps) {
  return (
    <nav aria-label="Bulan" className="mt-4 max-md:-mx-5 md:mt-5">
      <ul className="-my-1 flex snap-x scroll-px-5 gap-2 overflow-x-auto py-1 max-md:px-5 md:-mx-1 md:flex-wrap md:px-1 [scrollbar-width:none]">
        {[null, ...months].map((month) => (
          <li
            key={month}
            className="flex-none snap-start has-aria-[current=page]:[scroll-initial-target:nearest]"
          >
            <Link to={hrefFor(month)} aria-current={month === chosen ? 'page' : undefined} className={chip}>
              {month ? `${shortMonth(Number(month.slice(5)) - 1)} ${month.slice(0, 4)}` : 'Semua bulan'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
