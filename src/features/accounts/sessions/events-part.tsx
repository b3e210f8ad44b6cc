import { Moment } from '#src/ui/desk/moment.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import type { WirePagination } from '#src/wire/envelope.ts'
import { isWorrying, wordsOfEvent } from '../../security-events/event-words.ts'
import type { OwnEventWire } from '../../security-events/schema.ts'
import { Part } from '../factors/part.tsx'
import * as words from './words.id.ts'

const ID = 'kejadian'

type EventsPartProps = { events: readonly OwnEventWire[]; pagination: WirePagination; page: number }

/** Logins and failed attempts at the own account, newest first. */
export function EventsPart({ events, pagination, page }: EventsPartProps) {
  return (
    <div id={ID} className="scroll-mt-24">
      <Part title={words.events} lead={words.eventsLead}>
        {events.length ? (
          <ul className="mb-5 border-t">
            {events.map((event) => (
              <li key={event.id} className="border-b py-3">
                <p className={isWorrying(event.outcome) ? 'font-semibold text-bad' : 'font-semibold'}>
                  {wordsOfEvent(event)}
                </p>
                <p className="text-note text-muted">
                  <Moment at={event.at} />, {[event.device, event.network].filter(Boolean).join(', ')}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p>{words.noEvents}</p>
        )}
        {pagination.last_page > 1 && (
          <Pagination
            total={pagination.total}
            page={page}
            lastPage={pagination.last_page}
            noun={words.eventsNoun}
            hrefFor={(number) => `${withQuery(paths.security, { page: String(number) })}#${ID}`}
          />
        )}
      </Part>
    </div>
  )
}
