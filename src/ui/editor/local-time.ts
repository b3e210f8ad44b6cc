import { LOCALE } from '#src/urls/language.id.ts'

const localClock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' })
const localDay = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** A time in the writer's own time zone, with the date when it is not today. In the browser only. */
export function timeOf(iso: string): string {
  const at = new Date(iso)
  return (at.toDateString() === new Date().toDateString() ? localClock : localDay).format(at)
}
