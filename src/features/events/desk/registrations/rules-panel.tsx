import { Button } from '#src/ui/button.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { minuteOf } from '../../place-time.ts'
import type { RulesBody, RulesWire } from './schema.ts'
import * as words from './words.id.ts'

/** Intent of the button that opens or closes the registration. */
export const TURN = 'pendaftaran'

/** The other state of the registration at this moment, and its rules; null if there is none. */
export function turned({ who, capacity, opens_at, closes_at, ...rules }: RulesWire) {
  const { state, version, now, start_at, end_at } = rules
  const same = { version, who, capacity }
  const as = (verb: string, times: Pick<RulesBody, 'opens_at' | 'closes_at'>) => ({
    verb,
    body: { ...same, ...times },
  })
  if (state === 'open' || state === 'full')
    return as(words.closeNow, { opens_at, closes_at: closingNow({ now, opens_at, closes_at }) })
  if (state === 'soon') return as(words.openNow, { opens_at: null, closes_at })
  if (state === 'closed' && now < end_at)
    return as(words.openAgain, { opens_at: null, closes_at: now < start_at ? null : end_at })
  return null
}

/** The beginning of this minute, as the form shows it; this moment if the registration opens or closes in it. */
function closingNow({ now, opens_at, closes_at }: Pick<RulesWire, 'now' | 'opens_at' | 'closes_at'>): string {
  const minute = minuteOf(now)
  return [opens_at, closes_at].some((at) => at && minuteOf(at) === minute) ? now : minute
}

type PanelProps = {
  rules: RulesWire
  /** Reason why the button did nothing. */
  refusal: string | null
  isDone: boolean
}

/** State of the registration beside an event's form: its numbers, its lists, and a button to open or close it. */
export function RegistrationPanel({ rules, refusal, isDone }: PanelProps) {
  const link = 'link inline-flex min-h-11 items-center'
  const other = rules.is_live ? turned(rules) : null
  return (
    <section aria-labelledby="pendaftaran" className="grid gap-4 border-t-2 border-ink pt-4">
      <div className="grid gap-1">
        <h2 id="pendaftaran" className="text-row">
          {words.registration}
        </h2>
        <p className="text-note">
          {states[rules.state]} {(rules.state !== 'none' || rules.confirmed > 0) && countsOf(rules)}
        </p>
        <p className="flex flex-wrap gap-x-5 text-note">
          <Link to={deskPaths.registrations(rules.id)} className={link}>
            {words.participants}
          </Link>
          <Link to={deskPaths.checkIn(rules.id)} className={link}>
            {words.checkIn}
          </Link>
        </p>
      </div>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {isDone && !refusal && <Notice tone="ok">{words.nowInForce(states[rules.state])}</Notice>}
      {other && (
        <SentForm answer={undefined} className="flex">
          <input type="hidden" name="intent" value={TURN} />
          <input type="hidden" name="version" value={rules.version} />
          <Button type="submit" variant="outline" size={44}>
            {other.verb}
          </Button>
        </SentForm>
      )}
    </section>
  )
}

const states: Record<RulesWire['state'], string> = {
  none: words.stateNone,
  soon: words.stateSoon,
  open: words.stateOpen,
  full: words.stateFull,
  closed: words.stateClosed,
}

/** "12 dari 40 tempat terisi, 3 menunggu, 8 hadir". */
export function countsOf({ confirmed, capacity, waiting, present }: RulesWire): string {
  const seats = capacity === null ? words.countRegistered(confirmed) : words.countOfSeats(confirmed, capacity)
  return words.counts(seats, waiting, present)
}
