import { useIsLive } from '#src/ui/use-is-live.ts'
import { placeTime, zones } from './place-time.ts'
import { elsewhere, fullDays, fullHours, type Timed } from './when.ts'

/** Local day and hours of the place, and in brackets the visitor's own or the other zones' times. */
export function EventTime({ event }: { event: Timed }) {
  const own = useIsLive() ? visitorsStart(event) : null
  return (
    <>
      <time dateTime={event.startAt} className="block">
        {fullDays(event)}
      </time>
      <span className="block">
        {fullHours(event)}{' '}
        <span className="text-note text-mist print:text-ink">
          {`(${own ? `${own} bagi Anda` : elsewhere(event)})`}
        </span>
      </span>
    </>
  )
}

const MINUTES = 60

/** Start on the visitor's clock; null if it equals the place's. */
function visitorsStart({ startAt, timezone }: Timed): string | null {
  const start = new Date(startAt)
  if (-start.getTimezoneOffset() === zones[timezone].hours * MINUTES) return null
  const isSameDay = start.getDate() === placeTime(startAt, timezone).getUTCDate()
  return new Intl.DateTimeFormat('id-ID', {
    ...(!isSameDay && { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(start)
}
