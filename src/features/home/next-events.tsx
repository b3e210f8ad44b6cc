import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/button.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import { DateBlock } from '../events/date-block.tsx'
import type { EventOfRow, Home } from './model.ts'
import * as words from './words.id.ts'

/** The next event with the days that are left, and others in rows. */
export function NextEvents({ nearest, events }: Pick<Home, 'nearest' | 'events'>) {
  if (!nearest) return null
  return (
    <section className="wrap py-14 md:py-20">
      <Rubric title={words.events} link={{ to: paths.events, label: words.allEvents }} />
      <div className="mt-5 gap-14 md:mt-9 md:grid md:grid-cols-[5fr_7fr]">
        <Nearest event={nearest} />
        {events.length > 0 && (
          <ul className="grid auto-rows-fr divide-y border-y max-md:mt-6">
            {events.map((event) => (
              <li key={event.slug} className="grid content-center">
                <Row event={event} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Nearest({ event }: { event: NonNullable<Home['nearest']> }) {
  return (
    <article className="overflow-hidden rounded-panel bg-deep text-white">
      <Cover image={coverFor(event.image, 880, 150)} className="h-37.5 w-full" />
      <div className="p-5 md:p-7">
        <p className="text-sm font-semibold text-[color-mix(in_srgb,var(--color-orange),white_45%)]">
          {words.nextEvent}
        </p>
        <h3 lang={langOf(event.lang)} className="mt-1.5 text-feature lg:text-[1.75rem]">
          {event.title}
        </h3>
        <div className="mt-4 grid gap-1 text-mist">
          <Fact icon={<Icon name="calendar" />}>
            <time dateTime={event.startAt}>{event.when}</time>
          </Fact>
          <Fact icon={<Icon name="map-pin" />}>{event.place}</Fact>
        </div>
        <DaysLeft days={event.daysLeft} />
        <div className="mt-6">
          <ButtonLink to={paths.event(event.slug)} variant="orange">
            {words.seeEvent}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

function DaysLeft({ days }: { days: number }) {
  if (days > 1)
    return (
      <p className="mt-5 flex items-baseline gap-2.5">
        <span className="text-numeral font-light figures">{days}</span>
        <span className="text-mist">{words.daysLeft}</span>
      </p>
    )
  const day = days === 1 ? words.tomorrow : days === 0 ? words.today : words.happeningNow
  return <p className="mt-5 text-numeral font-light">{day}</p>
}

function Row({ event }: { event: EventOfRow }) {
  return (
    <article className="group relative flex flex-wrap items-start gap-5 py-5 md:flex-nowrap md:gap-8 md:py-7">
      <DateBlock date={event.date} />
      <div className="text-beside">
        {event.isRunning && <p className="text-sm font-semibold text-ok">{words.happeningNow}</p>}
        <h3 lang={langOf(event.lang)} className="text-row">
          <Link to={paths.event(event.slug)} className="hit-area title-link">
            {event.title}
          </Link>
        </h3>
        <div className="mt-1 flex flex-wrap gap-x-4.5 text-note text-muted max-md:flex-col">
          <Fact icon={<Icon name="clock" className="size-4" />}>{event.when}</Fact>
          <Fact icon={<Icon name="map-pin" className="size-4" />}>{event.place}</Fact>
        </div>
        {event.description && (
          <p lang={langOf(event.lang)} className="mt-2.5 text-note text-soft max-md:hidden">
            {event.description}
          </p>
        )}
      </div>
      <Cover image={coverFor(event.image, 176, 132)} className="h-33 w-44 flex-none max-lg:hidden" />
    </article>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-start gap-2 [&>svg]:mt-0.75">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  )
}
