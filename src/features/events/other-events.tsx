import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { DateBlock } from './date-block.tsx'
import { type EventRow, isOnline } from './model.ts'
import { fullHours, isOneDay, when } from './when.ts'
import * as words from './words.id.ts'

/** The next events besides the one that the page shows. */
export function OtherEvents({ events }: { events: readonly EventRow[] }) {
  if (!events.length) return null
  return (
    <section className="wrap pb-14 md:pb-20 no-print">
      <Rubric title={words.otherEvents} link={{ to: paths.events, label: words.allEvents }} />
      <ul className="mt-4 border-b">
        {events.map((event) => (
          <li key={event.id} className="not-first:border-t">
            <article className="group relative flex flex-wrap items-start gap-5 py-5 md:flex-nowrap md:gap-8">
              <DateBlock date={event.date} />
              <div className="text-beside">
                <h3 lang={langOf(event.lang)} className="text-row">
                  <Link to={paths.event(event.slug)} className="hit-area title-link">
                    {event.title}
                  </Link>
                </h3>
                <p className="mt-1 text-note text-muted">
                  {`${isOneDay(event) ? fullHours(event) : when(event)}, ${event.place}`}
                  {!isOnline(event) && event.region && `, ${event.region.title}`}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
