import type { OpenEvent, RegistrationRow } from '../../registering/queries.ts'
import { stateOf } from '../../registering/rules.ts'
import type { RegistrationRowWire, RulesWire } from './schema.ts'

export const presentRulesAtDesk = (event: OpenEvent, now: Date): RulesWire => ({
  id: event.id,
  title: event.title,
  slug: event.slug,
  is_live: event.isLive,
  place: event.place,
  start_at: event.startsAt.toISOString(),
  end_at: event.endsAt.toISOString(),
  timezone: event.timezone,
  version: event.rulesVersion,
  who: event.who,
  state: stateOf(event, now),
  capacity: event.capacity,
  opens_at: event.opensAt?.toISOString() ?? null,
  closes_at: event.closesAt?.toISOString() ?? null,
  confirmed: event.taken,
  waiting: event.waiting,
  cancelled: event.cancelled,
  present: event.present,
  now: now.toISOString(),
})

/** Omits the check-in code: a list is read by many. */
export const presentRegistration = (row: RegistrationRow): RegistrationRowWire => ({
  id: row.id,
  user_id: row.userId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  state: row.state,
  is_by_desk: row.isByDesk,
  created_at: row.createdAt.toISOString(),
  confirmed_at: row.confirmedAt?.toISOString() ?? null,
  cancelled_at: row.cancelledAt?.toISOString() ?? null,
  checked_in_at: row.checkedInAt?.toISOString() ?? null,
})
