import { contentScreens } from '#src/ui/content/content-screens.tsx'
import { statusChoices } from '#src/ui/content/content-words.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { fetchDeskRegions, firstAffiliation } from '../../regions/fetch-regions.ts'
import { EventPhoto } from '../event-photo.tsx'
import { firstZone, type Zone } from '../place-time.ts'
import { fullDays, fullEnd, fullHours, when } from '../when.ts'
import { EventFields } from './event-fields.tsx'
import {
  type DeskEventWire,
  type EventDesk,
  type EventDetailsWire,
  eventBody,
  eventValues,
} from './event-values.ts'
import type { RegistrationRulesWire } from './registrations/schema.ts'
import { whoWords } from './registrations/state-words.ts'
import * as words from './words.id.ts'

export const { list, fresh, preview } = contentScreens<EventDesk, DeskRegions>({
  noun: 'events',
  paths: deskPaths.events,
  address: paths.event,
  words: {
    title: words.events,
    lead: words.lead,
    row: words.row,
    search: words.search,
    add: words.add,
    caption: words.caption,
    nothing: words.nothing,
    fresh: words.newEvent,
    freshLead: words.newEventLead,
  },
  filters: [
    {
      name: 'upcoming',
      label: words.time,
      options: [
        { value: '1', label: words.upcoming },
        { value: '0', label: words.past },
      ],
    },
    { name: 'status', label: words.state, options: statusChoices },
    { name: 'region', label: words.region },
  ],
  sort: '-start_at',
  columns: () => [
    {
      title: words.time,
      name: 'waktu',
      from: 'md',
      sort: 'start_at',
      cell: (row) => when({ startAt: row.start_at, endAt: row.end_at, timezone: row.timezone }),
    },
    { title: words.place, name: 'tempat', from: 'lg', cell: (row) => row.place },
  ],
  load: fetchDeskRegions,
  choices: ({ regions }) => ({ region: regions }),
  start: (more) => ({ timezone: firstZone, 'registration.who': 'none', ...firstAffiliation(more) }),
  values: eventValues,
  body: eventBody,
  Fields: ({ item, more }) => <EventFields {...more} item={item} />,
  preview: ({ item, text }) => <EventPreview text={text} registration={item.registration} />,
})

type DeskRegions = Awaited<ReturnType<typeof fetchDeskRegions>>
type EventText = Pick<
  DeskEventWire,
  'title' | 'excerpt' | 'content' | 'image' | 'image_alt' | 'image_x' | 'image_y'
> &
  EventDetailsWire

type PreviewProps = { text: EventText; registration: RegistrationRulesWire | undefined }

function EventPreview({ text, registration }: PreviewProps) {
  const { image, image_x: x, image_y: y, image_alt: alt, timezone } = text
  const times = { startAt: text.start_at, endAt: text.end_at, timezone }
  return (
    <article className="max-w-170">
      <h2 className="text-article wrap-anywhere">{text.title}</h2>
      <p className="mt-3.5 text-lead">{text.excerpt}</p>
      <p className="mt-5 font-semibold">{`${fullDays(times)}, ${fullHours(times)}`}</p>
      <p className="mb-7 wrap-anywhere">{[text.place, text.address].filter(Boolean).join(', ')}</p>
      {image && <EventPhoto image={{ ...image, alt, focus: { x, y } }} />}
      <StoredHtml className="article mt-7" html={text.content} />
      {registration && registration.who !== 'none' && (
        <p className="mt-7 border-t pt-4 text-note">{rulesLine(registration, timezone)}</p>
      )}
    </article>
  )
}

/** "Pendaftaran: siapa saja, 40 tempat, ditutup …", as it is now. */
function rulesLine({ who, capacity, opens_at, closes_at }: RegistrationRulesWire, timezone: Zone): string {
  const at = (moment: string) => fullEnd({ startAt: moment, endAt: moment, timezone })
  const parts = [
    whoWords[who].toLowerCase(),
    capacity === null ? words.noLimit : words.seatsCount(capacity.toLocaleString(LOCALE)),
    opens_at && words.opensAt(at(opens_at)),
    closes_at ? words.closesAt(at(closes_at)) : words.closesAtStart,
  ]
  return words.rulesNow(parts.filter(Boolean).join(', '))
}

export * as item from './event-item.tsx'
