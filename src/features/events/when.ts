import { months, shortMonth, weekdays } from '#src/ui/months.ts'
import { localIso, placeTime, type Zone, zones } from './place-time.ts'
import * as words from './when-words.id.ts'

/** Start, end and zone of an event; timestamps as ISO UTC. */
export type Timed = { startAt: string; endAt: string; timezone: Zone }

/** Day and hours in one line: `5 Des 2026, 09.00–15.00 WITA` or, over several days, `12–14 Des 2026, 09.00 WITA`. */
export const when = (event: Timed): string =>
  `${days(event, shortMonth)}, ${isOneDay(event) ? hours(event) : `${clock(event.startAt, event.timezone)} ${words.zoneNames[event.timezone]}`}`

/** The day or days in full: `Sabtu, 5 Desember 2026`, `12–14 Desember 2026`. */
export const fullDays = (event: Timed): string => {
  const text = days(event, (index) => months[index]!)
  return isOneDay(event) ? `${weekday(event.startAt, event.timezone)}, ${text}` : text
}

/** The hours in full: `09.00–15.00 WITA`, over several days `Sabtu 08.30 sampai Senin 15.00 WIT`. */
export const fullHours = (event: Timed): string => {
  if (isOneDay(event)) return hours(event)
  const { startAt, endAt, timezone } = event
  const [from, to] = [startAt, endAt].map((at) => `${weekday(at, timezone)} ${clock(at, timezone)}`)
  return words.fromTo(from!, to!, words.zoneNames[timezone])
}

/** The end in full: `Senin, 18 Januari 2027 pukul 15.00 WIT`. */
export const fullEnd = ({ endAt, timezone }: Timed): string =>
  words.dayAt(
    fullDays({ startAt: endAt, endAt, timezone }),
    `${clock(endAt, timezone)} ${words.zoneNames[timezone]}`,
  )

/** The start in the other zones: `08.00 WIB, 10.00 WIT`; the day is named if it differs. */
export const elsewhere = ({ startAt, timezone }: Timed): string =>
  (Object.keys(zones) as Zone[])
    .filter((zone) => zone !== timezone)
    .map((zone) => {
      const day = weekday(startAt, zone)
      const named = day === weekday(startAt, timezone) ? '' : `${day} `
      return `${named}${clock(startAt, zone)} ${zones[zone].label}`
    })
    .join(', ')

/** True if it begins and ends on one day of the place; midnight still belongs to the day that it ends. */
export const isOneDay = (event: Timed): boolean =>
  localIso(event.startAt, event.timezone).slice(0, 10) === lastDay(event)

/** Last day of the event at the place, `YYYY-MM-DD`. */
function lastDay({ startAt, endAt, timezone }: Timed) {
  const last = Math.max(Date.parse(startAt), Date.parse(endAt) - 1)
  return localIso(last, timezone).slice(0, 10)
}

const clock = (at: string, zone: Zone) => words.clock(localIso(at, zone).slice(11, 16))
const weekday = (at: string, zone: Zone) => weekdays[placeTime(at, zone).getUTCDay()]!

function hours({ startAt, endAt, timezone }: Timed) {
  const [from, to] = [clock(startAt, timezone), clock(endAt, timezone)]
  return `${startAt === endAt ? from : `${from}–${to}`} ${words.zoneNames[timezone]}`
}

/** `5 Des 2026`, `12–14 Des 2026`, `30 Nov – 2 Des 2026`, `30 Des 2026 – 2 Jan 2027`. */
function days(event: Timed, monthName: (index: number) => string) {
  const first = localIso(event.startAt, event.timezone).slice(0, 10)
  const last = lastDay(event)
  const [a, b] = [first, last].map((day) => {
    const [year, month, date] = day.split('-').map(Number)
    return { year, month: monthName(month! - 1), date }
  })
  const end = `${b!.date} ${b!.month} ${b!.year}`
  if (first === last) return end
  if (first.slice(0, 7) === last.slice(0, 7)) return `${a!.date}–${end}`
  return `${a!.date} ${a!.month}${a!.year === b!.year ? '' : ` ${a!.year}`} – ${end}`
}
