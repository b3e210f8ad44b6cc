import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { type RegistrationRow, registrationRow } from '../../registering/queries.ts'
import type { RegistrationFilter, RegistrationRules } from './schema.ts'

type Narrowing = Pick<RegistrationFilter, 'q' | 'state'>

const states: Record<NonNullable<Narrowing['state']>, RawBuilder<unknown>> = {
  confirmed: sql`g.state = 'confirmed'`,
  waiting: sql`g.state = 'waiting'`,
  cancelled: sql`g.state = 'cancelled'`,
  present: sql`g.checked_in_at is not null`,
  absent: sql`g.state = 'confirmed' and g.checked_in_at is null`,
}
const orders: Record<RegistrationFilter['sort'], RawBuilder<unknown>> = {
  created_at: sql`g.created_at, g.id`,
  '-created_at': sql`g.created_at desc, g.id desc`,
  name: sql`g.name collate "und-x-icu" nulls last, g.id`,
  '-name': sql`g.name collate "und-x-icu" desc nulls last, g.id desc`,
}

function isChosen(eventId: number, { q, state }: Narrowing) {
  const chosen: RawBuilder<unknown>[] = [sql`g.event_id = ${eventId}`]
  if (state) chosen.push(states[state])
  if (q)
    chosen.push(sql`position(lower(${q}) in lower(concat_ws(' ', g.name, g.email, u.email, g.phone))) > 0`)
  return sql.join(chosen, sql` and `)
}

const from = sql`from event_registrations g left join users u on u.id = g.user_id`

/** A page of the registrations for an event, and their number. */
export async function listRegistrations(
  db: Db,
  eventId: number,
  { page, limit, sort, ...narrowing }: RegistrationFilter,
): Promise<{ total: number; rows: RegistrationRow[] }> {
  const chosen = isChosen(eventId, narrowing)
  const { rows } = await sql<(RegistrationRow | { id: null }) & { total: number }>`
    select (select count(*)::int ${from} where ${chosen}) as total, listed.* from (select 1) one left join (
      select row_number() over (order by ${orders[sort]}) as place, ${registrationRow} ${from} where ${chosen}
      order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}
    ) listed on true order by listed.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is RegistrationRow & { total: number } => row.id !== null),
  }
}

/** The next registrations by number. */
export async function readRegistrations(
  db: Db,
  eventId: number,
  { after, limit, ...narrowing }: Narrowing & { after: number; limit: number },
): Promise<RegistrationRow[]> {
  const { rows } = await sql<RegistrationRow>`
    select ${registrationRow} ${from} where ${isChosen(eventId, narrowing)} and g.id > ${after}
    order by g.id limit ${limit}`.execute(db)
  return rows
}

/** Updates the rules, and the versions of the rules and of the event. */
export const updateRegistrationRules = (
  db: Db,
  id: number,
  { who, capacity, opens_at, closes_at }: RegistrationRules,
) =>
  db
    .updateTable('events')
    .set({
      registration: who,
      capacity,
      registrationOpensAt: opens_at === null ? null : new Date(opens_at),
      registrationClosesAt: closes_at === null ? null : new Date(closes_at),
      registrationVersion: sql`registration_version + 1`,
      // The event's form shows the rules, too: an older one must not overwrite them.
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()

/** Gives a seat to a waiting person, whatever the number of seats. */
export const seatBeyondCapacity = (db: Db, id: number, now: Date) =>
  db
    .updateTable('eventRegistrations')
    .set({ state: 'confirmed', confirmedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

/** @returns true if somebody with a seat was checked in now for the first time */
export async function setPresent(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('eventRegistrations')
    .set({ checkedInAt: now })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .where('checkedInAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns true if somebody was checked in */
export async function setAbsent(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('eventRegistrations')
    .set({ checkedInAt: null })
    .where('id', '=', id)
    .where('checkedInAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
