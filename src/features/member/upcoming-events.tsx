import { Link } from 'react-router'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import { DateBlock } from '../events/date-block.tsx'
import { toEventRow } from '../events/model.ts'
import { fullHours, isOneDay, when } from '../events/when.ts'
import type { SummaryWire } from './schema.ts'

/** Next events of the network. */
export function UpcomingEvents({ events }: { events: SummaryWire['events'] }) {
  return (
    <section aria-labelledby="kegiatan">
      <Rubric id="kegiatan" title="Kegiatan berikutnya" link={{ to: paths.events, label: 'Semua' }} />
      {events.length ? (
        <ul className="mt-4 border-t">
          {events.map(toEventRow).map((event) => (
            <li key={event.id} className="group relative flex items-center gap-4 border-b py-3.5">
              <DateBlock date={event.date} />
              <div className="min-w-0">
                <h3 className="text-row break-words">
                  <Link to={paths.event(event.slug)} className="hit-area group-hover:underline">
                    {event.title}
                  </Link>
                </h3>
                <p className="mt-0.5 text-note text-muted">
                  {isOneDay(event) ? fullHours(event) : when(event)}, {event.place}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-ink/80">Belum ada kegiatan yang diumumkan.</p>
      )}
    </section>
  )
}
