import { useSite } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-blue hover:text-blue-hover hover:underline'

/** Address for calendar programs to subscribe to a calendar; by default that of all events. */
export const useSubscription = (calendar: string = paths.eventFeed): string =>
  useSite().publicUrl.replace(/^https?:/, 'webcal:') + inLanguage(calendar)

type CalendarLinkProps = { calendar?: string; title?: string }

/** A calendar of events, by default of all: link element for programs, subscription, and file. */
export function CalendarLink({ calendar = paths.eventFeed, title = words.event }: CalendarLinkProps) {
  const { site } = useSite()
  const subscription = useSubscription(calendar)
  return (
    <p className="no-print mt-4 flex flex-wrap gap-x-5 text-note">
      <link
        rel="alternate"
        type="text/calendar"
        title={words.calendarOf(title, site.name)}
        href={inLanguage(calendar)}
      />
      <a href={subscription} className={link}>
        <Icon name="calendar-plus" />
        {words.subscribeCalendar}
      </a>
      <a href={inLanguage(calendar)} className={link}>
        {words.downloadCalendar}
      </a>
    </p>
  )
}
