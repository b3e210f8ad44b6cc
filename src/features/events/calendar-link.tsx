import { paths } from '#src/paths.ts'
import { useSite } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'

const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-blue hover:text-blue-hover hover:underline'

/** The address at which calendar programs subscribe to all events. */
export const useSubscription = (): string =>
  useSite().publicUrl.replace(/^https?:/, 'webcal:') + paths.eventFeed

/** The calendar of all events: in the head, where programs look, to subscribe to, and as a file. */
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
