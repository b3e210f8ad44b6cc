import { useEffect, useState } from 'react'
import { ButtonLink, FileLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { SECOND_MS } from '#src/wire/duration.ts'
import { clockError, coarse, countdown, inWords, phaseOf, type Unit, units } from './countdown.ts'
import type { Event } from './model.ts'
import { registrationId } from './registering/fetch-own-registration.ts'
import type { RegistrationWire } from './registering/schema.ts'
import { fullDays, fullEnd, fullHours } from './when.ts'
import * as words from './words.id.ts'

/**
 * The time in ms, updated each second; until hydration the server's, so that both render the same.
 * Then it follows the visitor's clock, corrected if that must be wrong.
 */
function useNow(serverNow: string): number {
  const [now, setNow] = useState(() => Date.parse(serverNow))
  useEffect(() => {
    let ahead = clockError(Date.parse(serverNow), Date.now())
    let timer = 0
    const tick = () => {
      const time = Date.now() - ahead
      setNow(time)
      timer = window.setTimeout(tick, SECOND_MS - (time % SECOND_MS))
    }
    tick()
    const asked = new AbortController()
    // Either the clock is wrong or the page is old: the server's time decides.
    if (ahead !== 0)
      serverTime(asked.signal).then((time) => {
        if (time) ahead = Date.now() - time
      })
    return () => {
      asked.abort()
      clearTimeout(timer)
    }
  }, [serverNow])
  return now
}

/** The Date header of a server response, in ms to the second; null without a response. */
const serverTime = (signal: AbortSignal): Promise<number | null> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
    .then(({ headers }) => Date.parse(headers.get('date') ?? '') || null)
    .catch(() => null)

type CountdownPanelProps = {
  event: Event
  /** The server's time of the answer, ISO. */
  serverNow: string
  registration: RegistrationWire
}

/** Time until the event, and its actions. */
export function CountdownPanel({ event, serverNow, registration }: CountdownPanelProps) {
  const now = useNow(serverNow)
  const { state } = registration
  const isOver = phaseOf(event, now) === 'over'
  const seats = isOver ? '' : seatWords(registration)
  const isOpen = state === 'open' || state === 'full'
  return (
    <section
      aria-label={words.time}
      className="no-print rounded-panel border border-mist/50 p-5 md:w-100 md:flex-none md:p-6"
    >
      <Time event={event} now={now} />
      {seats && <p className="mt-2.5 text-note text-mist">{seats}</p>}
      <div className="mt-4.5 grid gap-2.5">
        {isOver ? (
          <ButtonLink to={paths.events} variant="light">
            {words.upcomingEvents}
          </ButtonLink>
        ) : (
          <>
            {isOpen && (
              <ButtonLink to={`#${registrationId}`} variant="orange">
                {state === 'open' ? words.registerToAttend : words.joinWaitingList}
              </ButtonLink>
            )}
            <FileLink
              href={inLanguage(paths.eventCalendar(event.slug))}
              variant={isOpen ? 'light' : 'orange'}
            >
              <Icon name="calendar-plus" />
              {words.saveToCalendar}
            </FileLink>
          </>
        )}
      </div>
    </section>
  )
}

/** Sentence on what the registration leaves possible, where its button alone does not say it. */
function seatWords({ state, left }: RegistrationWire): string {
  if (state === 'full') return words.fullButWaiting
  if (state !== 'closed') return ''
  return left === 0 ? words.fullAndClosed : words.registrationClosed
}

function Time({ event, now }: { event: Event; now: number }) {
  const phase = phaseOf(event, now)
  if (phase === 'before') return <TimeLeft event={event} now={now} />
  const [title, text] =
    phase === 'running'
      ? [words.running, words.until(fullEnd(event))]
      : [words.over, words.endedOn(fullEnd(event))]
  return (
    <>
      <p className="text-[1.625rem] leading-tight font-light md:text-[1.875rem]">{title}</p>
      <p className="mt-2.5 text-note text-mist">{text}</p>
    </>
  )
}

/**
 * Draws the two greatest units on the server, as its page may be a minute old; a hydrated page adds the smaller ones.
 */
function TimeLeft({ event, now }: { event: Event; now: number }) {
  const isLive = useIsLive()
  const left = countdown(now, Date.parse(event.startAt), event.timezone)
  const shown = isLive ? units(left) : coarse(left)
  return (
    <div className="min-h-25">
      <p className="font-semibold" aria-hidden="true">
        {shown.length ? words.startsIn : words.startsVerySoon}
      </p>
      <p className="sr-only">{words.starts(inWords(left), `${fullDays(event)}, ${fullHours(event)}`)}</p>
      <ol aria-hidden="true" className="mt-3.5 flex divide-x divide-mist/50">
        {shown.map((unit) => (
          <Cell key={unit.name} unit={unit} isFirst={unit === shown[0]} />
        ))}
      </ol>
    </div>
  )
}

/** Every number but the first has two digits: nothing moves when they change. */
function Cell({ unit, isFirst }: { unit: Unit; isFirst: boolean }) {
  return (
    <li className="min-w-0 flex-none pr-3 pl-3 first:pl-0 md:pr-4 md:pl-4">
      <span className="block text-[1.875rem] leading-none font-light figures md:text-[2.375rem]">
        {isFirst ? unit.n : String(unit.n).padStart(2, '0')}
      </span>
      <span className="mt-1.5 block text-sm text-mist">{unit.label}</span>
    </li>
  )
}
