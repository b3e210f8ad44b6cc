import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { HOUR_SECONDS } from '#src/wire/duration.ts'
import { localIso, offsetOf, type Zone, zones } from './place-time.ts'
import type { EventRow } from './queries.ts'

type Component = { begin: string; properties: string[]; components: Component[]; end: string }

/**
 * Moves components behind the properties of their parent, as the grammar of RFC 5545 §3.6 requires; the generator mixes
 * them. Folded lines stay together.
 */
function propertiesFirst(calendar: string): string {
  const root: Component = { begin: '', properties: [], components: [], end: '' }
  const path = [root]
  for (const line of calendar.split(/\r\n(?![ \t])/)) {
    const top = path.at(-1)!
    if (line.startsWith('BEGIN:')) {
      const component = { begin: line, properties: [], components: [], end: '' }
      top.components.push(component)
      path.push(component)
    } else if (line.startsWith('END:')) {
      top.end = line
      path.pop()
    } else top.properties.push(line)
  }
  return root.components.flatMap(linesOf).join('\r\n')
}

const linesOf = ({ begin, properties, components, end }: Component): string[] => [
  begin,
  ...properties,
  ...components.flatMap(linesOf),
  end,
]

/** Refresh interval for subscribers, in seconds. */
const EVERY_SIX_HOURS = 6 * HOUR_SECONDS

/** RFC 5545's required fields of an event come from the row; the host makes the UID ours for ever. */
type Calendar = { rows: readonly EventRow[]; publicUrl: string; name?: string; isOff?: boolean }

/**
 * Events as an iCalendar file (RFC 5545), each in the time of its own place.
 * @param calendar.isOff the events are cancelled
 * @param calendar.name makes it a calendar to subscribe to, under this name
 */
export function toCalendar({ rows, publicUrl, name, isOff = false }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'jejaring', product: 'events', language: LANGUAGE.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // Without a calendar time zone, so that stamps stay in UTC.
    timezone: { name: null, generator: (zone) => timezoneOf(zone as Zone) },
    // The generator escapes only the texts of events.
    ...(name && { name: escapeText(printable(name), false), ttl: EVERY_SIX_HOURS }),
  })
  const { hostname } = new URL(publicUrl)
  for (const row of rows) {
    const url = publicUrl + inLanguage(paths.event(row.slug))
    calendar.createEvent({
      id: `event-${row.id}@${hostname}`,
      sequence: row.version - 1,
      summary: printable(row.title),
      description: row.description ? `${printable(row.description)}\n\n${url}` : url,
      location: { title: printable(row.place), ...(row.address && { address: printable(row.address) }) },
      // The generator writes a time without offset as given, which with a zone is local time.
      start: localIso(row.startsAt.getTime(), row.timezone),
      end: localIso(row.endsAt.getTime(), row.timezone),
      timezone: row.timezone,
      url,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: row.updatedAt,
      created: row.createdAt,
      lastModified: row.updatedAt,
    })
  }
  return `${propertiesFirst(String(calendar))}\r\n`
}

/** Removes the control characters that a calendar may not contain: all but line ends. */
const printable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')

function timezoneOf(zone: Zone) {
  const offset = offsetOf(zone).replace(':', '')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19880101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${zones[zone].label}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}
