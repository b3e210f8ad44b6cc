import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { factsOf, isLive } from './column-queries.ts'
import type { Told } from './letters.ts'

const DAY = sql`interval '24 hours'`

/** Events with a free seat and somebody who waits for one: a person was erased, or the event is out again. */
export async function listWithFreeSeats(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events e
    where e.id in (select event_id from event_registrations where state = 'waiting')
      and ${isLive} and e.ends_at > ${now} and (e.capacity is null or e.capacity > (
        select count(*) from event_registrations g where g.event_id = e.id and g.state = 'confirmed'))
    order by e.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Who is to be reminded: with a seat since before the last day, at an event that begins within it, and not reminded
 * of that day yet.
 */
const isDue = (now: Date) => sql`g.state = 'confirmed' and g.email is not null and ${isLive}
  and e.starts_at > ${now} and e.starts_at <= ${now}::timestamptz + ${DAY}
  and g.confirmed_at < e.starts_at - ${DAY}
  and (g.reminded_at is null or g.reminded_at < e.starts_at - ${DAY})`

export async function listDueReminders(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: number; eventId: number }>`
    select g.id, g.event_id from events e join event_registrations g on g.event_id = e.id
    where ${isDue(now)} order by g.id limit ${limit}`.execute(db)
  return rows
}

/** @returns whether nobody else reminds them */
export async function markReminded(db: Db, id: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update event_registrations g set reminded_at = ${now}
    from events e where e.id = g.event_id and g.id = ${id} and ${isDue(now)}`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Who was told another place or time than an event has now, or that it is on while it is off. An event that was
 * worked on a moment ago waits: several corrections are one letter.
 */
const isUntold = ({ now, still }: At) => sql`g.state <> 'cancelled' and g.email is not null
  and e.ends_at > ${now} and e.worked_at <= ${still} and g.told <> ${factsOf}`

type At = { now: Date /** Not worked on since then. */; still: Date }

export async function listUntold(db: Db, at: At, limit: number) {
  const { rows } = await sql<{ id: number; eventId: number }>`
    select g.id, g.event_id from event_registrations g join events e on e.id = g.event_id
    where ${isUntold(at)} order by g.id limit ${limit}`.execute(db)
  return rows
}

/** @returns what they were told until now, and when the event was changed; undefined when it was told meanwhile */
export async function markNotified(db: Db, id: number, at: At) {
  const { rows } = await sql<{ told: Told | null; changedAt: Date }>`
    update event_registrations g set told = ${factsOf}
    from events e, (select id, told from event_registrations where id = ${id} for update) old
    where e.id = g.event_id and g.id = old.id and ${isUntold(at)}
    returning old.told, e.worked_at as changed_at`.execute(db)
  return rows[0]
}
