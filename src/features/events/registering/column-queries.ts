import { type RawBuilder, sql } from 'kysely'

/** True if readers see the event `e`. */
export const isLive = sql`(e.status = 'published' and e.deleted_at is null)`

/** Place and time of the event `e` for mails; JSON null while readers do not see it. */
export const factsOf = sql`case when ${isLive} then jsonb_build_object('place', e.place, 'address', e.address,
    'startAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'endAt', to_char(e.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'timezone', e.timezone)
  else 'null'::jsonb end`

/** Number of registrations `g` of the event `e` that meet a condition. */
export const tally = (condition: RawBuilder<unknown>) => sql`(
  select count(*)::int from event_registrations g where g.event_id = e.id and ${condition})`

/** Public registration state of the event `e`, as columns of any statement. */
export const registrationColumns = sql`e.registration as who, e.capacity,
  e.registration_opens_at as opens_at, e.registration_closes_at as closes_at,
  ${tally(sql`g.state = 'confirmed'`)} as taken, ${tally(sql`g.state = 'waiting'`)} as waiting`
