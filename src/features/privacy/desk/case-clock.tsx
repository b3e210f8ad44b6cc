import { HOUR_MS } from '#src/wire/duration.ts'
import type { CaseRowWire } from './schema.ts'
import * as words from './words.id.ts'

/** Time left of the 3 × 24 hours; `now` comes with the page, so that server and browser render the same. */
export function CaseClock({
  row,
  now,
}: {
  row: Pick<CaseRowWire, 'status' | 'due_at' | 'closed_at'>
  now: string
}) {
  if (row.closed_at) {
    const isLate = row.closed_at > row.due_at
    return (
      <span className={isLate ? 'font-semibold text-warn' : ''}>
        {isLate ? words.doneLate : words.inTime}
      </span>
    )
  }
  const left = Date.parse(row.due_at) - Date.parse(now)
  const hours = Math.floor(Math.abs(left) / HOUR_MS)
  const time = hours >= 1 ? words.hours(hours) : words.lessThanHour
  if (left < 0) return <strong className="text-bad">{words.overdueBy(time)}</strong>
  return <strong className={left < 24 * HOUR_MS ? 'text-warn' : ''}>{words.timeLeft(time)}</strong>
}
