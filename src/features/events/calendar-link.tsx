import { useSite } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { paths } from '#src/urls/paths.ts'

const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-blue hover:text-blue-hover hover:underline'

/** Address for calendar programs to subscribe to all events. */
export const useSubscription = (): string =>
  useSite().publicUrl.replace(/^https?:/, 'webcal:') + paths.eventFeed

/** The calendar of all events: link element for programs, subscription, and file. */
export function CalendarLink() {
  const { site } = useSite()
  const subscription = useSubscription()
  return (
    <p className="no-print mt-4 flex flex-wrap gap-x-5 text-note">
      <link
        rel="alternate"
        type="text/calendar"
        title={`Acara – ${site.name} (kalender)`}
        href={paths.eventFeed}
      />
      <a href={subscription} className={link}>
        <Icon name="calendar-plus" />
        Langganan kalender
      </a>
      <a href={paths.eventFeed} className={link}>
        Unduh kalender (.ics)
      </a>
    </p>
  )
}
