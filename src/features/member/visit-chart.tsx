import { formatDate } from '#src/ui/format.ts'
import { shortMonth } from '../events/when.ts'
import type { SummaryWire } from './schema.ts'

type Day = SummaryWire['visits']['days'][number]

const THREAD = 4
const PITCH = 5.5
/** Threads of the highest bar. */
const HIGHEST = 20

/** Woven bars, one a day, today's in orange; the same as a table for screen readers. */
export function VisitChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits))
  const peak = days.findIndex(({ visits }) => visits === most)
  return (
    <figure>
      <ol aria-hidden="true" className="grid auto-cols-fr grid-flow-col items-end gap-1 md:gap-2">
        {days.map((day, index) => (
          <li key={day.date} className="min-w-0 text-center">
            {(index === peak || (index === days.length - 1 && day.visits > 0)) && (
              <span className="block text-sm font-semibold figures">{day.visits}</span>
            )}
            <Bar threads={Math.ceil((day.visits / most) * HIGHEST)} isToday={index === days.length - 1} />
            <span className="block pt-1.5 text-xs text-muted figures">{dayOf(day.date)}</span>
            <span className="block h-4 text-xs leading-none text-muted">{monthOf(days, index)}</span>
          </li>
        ))}
      </ol>
      <table className="sr-only">
        <caption>Halaman yang Anda buka setiap hari</caption>
        <thead>
          <tr>
            <th scope="col">Hari</th>
            <th scope="col">Halaman</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, visits }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{visits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Threads of one height and gap, however wide the bar is. A day without any has a flat line. */
function Bar({ threads, isToday }: { threads: number; isToday: boolean }) {
  const height = Math.max(threads, 1) * PITCH
  const colour = threads ? (isToday ? 'text-orange' : 'text-blue') : 'text-control'
  const lines = Array.from({ length: threads }, (_, thread) => `M0 ${thread * PITCH}h1v${THREAD}h-1z`)
  return (
    <svg
      viewBox={`0 0 1 ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      aria-hidden="true"
      className={`block border-b border-ink ${colour}`}
    >
      <path fill="currentColor" d={lines.join('') || `M0 ${PITCH - 2}h1v2h-1z`} />
    </svg>
  )
}

const dayOf = (date: string) => Number(date.slice(8))

/** The month stands under its first day that is shown. */
function monthOf(days: readonly Day[], index: number): string {
  const month = days[index]!.date.slice(5, 7)
  return days[index - 1]?.date.slice(5, 7) === month ? '' : shortMonth(Number(month) - 1)
}
