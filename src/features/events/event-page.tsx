import type { ReactNode } from 'react'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { useSite } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { leadOf } from '#src/ui/lead-of.ts'
import { page, unwrap } from '#src/ui/page.ts'
import { Share } from '#src/ui/share.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { inLanguage, langOf } from '#src/urls/in-language.ts'
import { LANGUAGE, LOCALE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { isCloth } from '../covers/model.ts'
import type { getEvent, listEvents } from './api.ts'
import { useSubscription } from './calendar-link.tsx'
import { CountdownPanel } from './countdown-panel.tsx'
import { EventHead } from './event-head.tsx'
import { EventPhoto } from './event-photo.tsx'
import { type Event, isOnline, toEvent, toEventRow } from './model.ts'
import { placeTime, zones } from './place-time.ts'
import { fetchOwnRegistration } from './registering/fetch-own-registration.ts'
import type { RegistrationWire } from './registering/schema.ts'
import { elsewhere, fullDays, fullHours, type Timed } from './when.ts'
import * as words from './words.id.ts'

/** Local day and hours of the place, and in brackets the visitor's own or the other zones' times. */
function EventTime({ event }: { event: Timed }) {
  const own = useIsLive() ? visitorsStart(event) : null
  return (
    <>
      <time dateTime={event.startAt} className="block">
        {fullDays(event)}
      </time>
      <span className="block">
        {fullHours(event)}{' '}
        <span className="text-note text-mist print:text-ink">
          {`(${own ? words.forYou(own) : elsewhere(event)})`}
        </span>
      </span>
    </>
  )
}

const MINUTES = 60

/** Start on the visitor's clock; null if it equals the place's. */
function visitorsStart({ startAt, timezone }: Timed): string | null {
  const start = new Date(startAt)
  if (-start.getTimezoneOffset() === zones[timezone].hours * MINUTES) return null
  const isSameDay = start.getDate() === placeTime(startAt, timezone).getUTCDate()
  return new Intl.DateTimeFormat(LOCALE, {
    ...(!isSameDay && { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(start)
}

/** The subscription to further events, beside the text. */
function EventFacts() {
  const subscription = useSubscription()
  return (
    <section className="border-t border-ink pt-3.5 pb-6 text-note">
      <h2 className="mb-1 font-semibold">{words.networkCalendar}</h2>
      <p>{words.networkCalendarText}</p>
      <a href={subscription} className="link -my-2 inline-flex min-h-11 items-center">
        {words.subscribeCalendar}
      </a>
    </section>
  )
}

/** Number of further events below an event. */
const OTHERS = 3

export const loader = page(async ({ api, params, query, visitor }) => {
  const slug = params.slug!
  const answer = await api<typeof getEvent>('GET /events/{id}', {
    params: { id: slug },
    query: { slug: '1', lang: LANGUAGE },
  })
  const wire = unwrap(answer).data
  if (wire.slug !== slug) throw redirect(paths.event(wire.slug), 301)
  const { registration } = wire
  const [own, next] = [
    await fetchOwnRegistration({ api, visitor }, wire.id),
    await api<typeof listEvents>('GET /events', { query: { upcoming: '1', limit: OTHERS + 1 } }),
  ]
  const rows = next.success ? next.data.filter(({ id }) => id !== wire.id).map(toEventRow) : []
  return {
    event: toEvent(wire),
    others: rows.slice(0, OTHERS),
    now: wire.now,
    registration,
    ...own,
    isSent: query.get('terkirim') === '1',
  }
})

let part: typeof import('./registering/registration-part.tsx') | undefined
let row: typeof import('../institutions/carrier-row.tsx') | undefined
let end: typeof import('./other-events.tsx') | undefined
/** Loads form, row and other events apart from this page: so their parts stay out of what every page loads. */
export const ready = async () => {
  ;[part, row, end] = await Promise.all([
    import('./registering/registration-part.tsx'),
    import('../institutions/carrier-row.tsx'),
    import('./other-events.tsx'),
  ])
}

export const action = page(async (args) => {
  const { actOnRegistration } = await import('./registering/act-on-registration.ts')
  return actOnRegistration(args)
})

export function Component() {
  const { event, others, now, ...registering } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { publicUrl } = useSite()
  return (
    <article>
      <EventHead event={event} />
      <Hero event={event} now={now} registration={registering.registration} />
      <div className="wrap grid gap-8 pt-5 pb-14 print:mt-4 md:grid-cols-[168px_minmax(0,680px)] md:gap-x-16 md:pt-11 md:pb-20 lg:grid-cols-[168px_minmax(0,680px)_184px]">
        <Share url={publicUrl + inLanguage(paths.event(event.slug))} title={event.title} />
        <div className="min-w-0">
          {!isCloth(event.image) && <EventPhoto image={event.image} />}
          <StoredHtml className="article" html={event.content} lang={event.lang} />
          {row && event.participant && (
            <div className="mt-11 border-b">
              <row.CarrierRow carrier={event.participant} part={words.organiser} />
            </div>
          )}
          {part && <part.RegistrationPart event={event} {...registering} answer={answer} />}
        </div>
        <aside aria-label={words.aboutEvent} className="max-lg:mt-2 md:max-lg:col-start-2">
          <EventFacts />
        </aside>
      </div>
      {end && <end.OtherEvents events={others} />}
    </article>
  )
}

const mapOf = ({ place, address }: Event) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent([place, address].filter(Boolean).join(', '))}`

type HeroProps = { event: Event; now: string; registration: RegistrationWire }

function Hero({ event, now, registration }: HeroProps) {
  const lead = leadOf(event.description, event.content)
  return (
    <div className="bg-deep text-white print:relative print:bg-white print:text-ink">
      <div className="wrap flex flex-col gap-6 pt-5 pb-9 md:flex-row md:items-start md:justify-between md:gap-12 md:pt-9 md:pb-14">
        <header className="min-w-0">
          <div className="[&_a:hover]:text-white [&_nav]:text-mist">
            <Breadcrumb items={[{ to: paths.events, label: words.events }]} />
          </div>
          <h1 lang={langOf(event.lang)} className="mt-3 text-article md:mt-4">
            {event.title}
          </h1>
          {lead && (
            <p
              lang={langOf(event.lang)}
              className="mt-3.5 max-w-2xl text-lead text-balance text-mist print:text-ink"
            >
              {lead}
            </p>
          )}
          <div className="mt-5 grid gap-2.5 md:mt-6">
            <WrittenIn lang={event.lang} className="text-mist!" />
            <Fact icon={<Icon name="calendar" className="mt-0.75 text-orange" />}>
              <EventTime event={event} />
            </Fact>
            <Fact icon={<Icon name="map-pin" className="mt-0.75 text-orange" />}>
              <span className="block">{event.place}</span>
              <span className="block text-note text-mist print:text-ink">{event.address}</span>
              {!isOnline(event) && (
                <a
                  href={mapOf(event)}
                  rel="noopener"
                  className="inline-flex min-h-11 items-center text-note underline underline-offset-4 no-print"
                >
                  {words.seeOnMap}
                </a>
              )}
            </Fact>
          </div>
        </header>
        <CountdownPanel event={event} serverNow={now} registration={registration} />
      </div>
      <div className="no-print selvedge h-7.5" />
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 gap-3">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  )
}
