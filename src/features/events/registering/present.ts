import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { OpenEvent, RegistrationRow } from './queries.ts'
import { closingOf, type Rules, seatsLeft, stateOf, type Taken } from './rules.ts'
import type { LinkedRegistrationWire, OwnRegistrationWire, RegistrationWire } from './schema.ts'
import { checkInCode } from './tickets.ts'

export const presentRules = (rules: Rules & Taken, now: Date): RegistrationWire => ({
  state: stateOf(rules, now),
  who: rules.who,
  capacity: rules.capacity,
  left: seatsLeft(rules),
  opens_at: rules.opensAt?.toISOString() ?? null,
  closes_at: closingOf(rules).toISOString(),
  has_begun: rules.startsAt <= now,
})

const codeOf = ({ id, state }: RegistrationRow, secret: SiteSecret) =>
  state === 'confirmed' ? checkInCode(secret, id) : null

/** Presents a registration to the registered person only. */
export const presentOwn = (row: RegistrationRow, secret: SiteSecret): OwnRegistrationWire => ({
  id: row.id,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  checked_in_at: row.checkedInAt?.toISOString() ?? null,
  code: codeOf(row, secret),
})

/** Presents a registration to the recipient of the mail. */
export const presentLinked = (
  row: RegistrationRow,
  event: OpenEvent,
  { secret, now }: { secret: SiteSecret; now: Date },
): LinkedRegistrationWire => ({
  name: row.name,
  state: row.state,
  checked_in_at: row.checkedInAt?.toISOString() ?? null,
  code: codeOf(row, secret),
  event: {
    title: event.title,
    slug: event.isLive ? event.slug : null,
    place: event.place,
    start_at: event.startsAt.toISOString(),
    end_at: event.endsAt.toISOString(),
    timezone: event.timezone,
    is_over: event.endsAt <= now,
  },
})
