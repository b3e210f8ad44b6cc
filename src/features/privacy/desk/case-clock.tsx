import { HOUR_MS } from '#src/wire/duration.ts'
import type { CaseRowWire } from './schema.ts'

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
        {isLate ? 'selesai terlambat' : 'tepat waktu'}
      </span>
    )
  }
  const left = Date.parse(row.due_at) - Date.parse(now)
  const hours = Math.floor(Math.abs(left) / HOUR_MS)
  const words = hours >= 1 ? `${hours} jam` : 'kurang dari 1 jam'
  if (left < 0) return <strong className="text-bad">{`lewat ${words}`}</strong>
  return <strong className={left < 24 * HOUR_MS ? 'text-warn' : ''}>{`tinggal ${words}`}</strong>
}
