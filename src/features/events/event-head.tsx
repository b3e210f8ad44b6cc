import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { paths } from '#src/urls/paths.ts'
import { type Event, isOnline } from './model.ts'
import { localIso, offsetOf } from './place-time.ts'

/** Metadata of an event for search engines and share cards. */
export function EventHead({ event }: { event: Event }) {
  const { site, publicUrl } = useSite()
  const { title, description, image, place, address, timezone, participant } = event
  const url = publicUrl + paths.event(event.slug)
  const online = isOnline(event)
  const local = (at: string) => localIso(at, timezone) + offsetOf(timezone)
  return (
    <>
      <Head
        title={title}
        description={description}
        canonical={paths.event(event.slug)}
        share={{ kind: 'event', id: event.id }}
        type="article"
        translations={event.translations}
      />
      <StructuredData
        data={{
          '@type': 'Event',
          name: title,
          description,
          image: publicUrl + image.url,
          startDate: local(event.startAt),
          endDate: local(event.endAt),
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: online
            ? 'https://schema.org/OnlineEventAttendanceMode'
            : 'https://schema.org/OfflineEventAttendanceMode',
          location: online
            ? { '@type': 'VirtualLocation', url }
            : { '@type': 'Place', name: place, address: address || place },
          organizer: {
            '@type': 'Organization',
            name: participant?.title ?? site.name,
            url: publicUrl + (participant ? paths.participant(participant.slug) : ''),
          },
          url,
          inLanguage: event.lang ?? 'id',
        }}
      />
    </>
  )
}
