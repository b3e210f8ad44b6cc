import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { shortMonth } from '#src/ui/months.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenChart } from '#src/ui/woven-chart.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { agoWords } from './moments.ts'
import type { SummaryWire } from './schema.ts'
import * as words from './words.id.ts'

type Day = SummaryWire['visits']['days'][number]

/** Bar chart by day, today last. */
const VisitChart = ({ days }: { days: readonly Day[] }) => (
  <WovenChart
    caption={words.pagesADay}
    heads={[words.day, words.pages]}
    bars={days.map(({ date, visits }, index) => ({
      id: date,
      value: visits,
      label: Number(date.slice(8)),
      note: monthOf(days, index),
      peak: String(visits),
      name: formatDate(date),
      amount: visits,
    }))}
  />
)

/** Month label, shown under the first visible day of the month. */
function monthOf(days: readonly Day[], index: number): string {
  const month = days[index]!.date.slice(5, 7)
  return days[index - 1]?.date.slice(5, 7) === month ? '' : shortMonth(Number(month) - 1)
}

type Visits = SummaryWire['visits']

/** Chart of the member's page visits in the last fourteen days. */
export function ReadingDays({ visits }: { visits: Visits }) {
  const total = visits.days.reduce((sum, day) => sum + day.visits, 0)
  return (
    <section aria-labelledby="kunjungan">
      <Rubric id="kunjungan" title={words.myVisits} link={{ to: paths.visits, label: words.allVisits }} />
      {total ? (
        <>
          <p className="mt-4 mb-5 flex flex-wrap items-baseline gap-x-3">
            <span className="text-numeral font-light figures">{total.toLocaleString(LOCALE)}</span>
            <span className="text-muted">{words.pagesInDays(total, visits.days.length)}</span>
          </p>
          <VisitChart days={visits.days} />
        </>
      ) : (
        <p className="mt-4 max-w-lg text-soft">
          {visits.enabled ? words.noPagesInDays(visits.days.length) : words.visitsAreOff}
        </p>
      )}
    </section>
  )
}

/** Links to the pages visited last. */
export function LastRead({ recent, now }: { recent: Visits['recent']; now: string }) {
  if (!recent.length) return null
  return (
    <section aria-labelledby="terakhir" className="mt-9 md:mt-11">
      <Rubric id="terakhir" title={words.lastVisited} />
      <ul className="mt-4 border-t">
        {recent.map(({ path, title, created_at }) => (
          <li key={path} className="flex items-center justify-between gap-4 border-b text-note">
            <Link to={path} className="link inline-flex min-h-11 min-w-0 items-center break-words">
              <span className="min-w-0">{title || path}</span>
            </Link>
            <time dateTime={created_at} className="flex-none text-muted">
              {agoWords(created_at, now)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
