import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { factsOf, isLive } from './column-queries.ts'
import type { MailedDetails } from './mails.ts'

const DAY = sql`interval '24 hours'`

/** Events with a free seat and a waiting list: a person was erased, or the event is published again. */
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
 * Condition for a due reminder: a seat from before the last 24 hours, an event that begins within them, and no reminder
 * for that time yet.
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

/** @returns false if another worker sends the reminder */
export async function markReminded(db: Db, id: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update event_registrations g set reminded_at = ${now}
    from events e where e.id = g.event_id and g.id = ${id} and ${isDue(now)}`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Condition for an outdated notification: place or time differ from those told, or the event is off. A recently edited
 * event waits: several corrections are one mail.
 */
const isUntold = ({ now, still }: At) => sql`g.state <> 'cancelled' and g.email is not null
  and e.ends_at > ${now} and e.worked_at <= ${still} and g.told <> ${factsOf}`

type At = { now: Date /** Time since which it was not edited. */; still: Date }

export async function listUnnotified(db: Db, at: At, limit: number) {
  const { rows } = await sql<{ id: number; eventId: number }>`
    select g.id, g.event_id from event_registrations g join events e on e.id = g.event_id
    where ${isUntold(at)} order by g.id limit ${limit}`.execute(db)
  return rows
}

/** @returns the facts told until now, and when the event was changed; undefined if notified meanwhile */
export async function markNotified(db: Db, id: number, at: At) {
  const { rows } = await sql<{ told: MailedDetails | null; changedAt: Date }>`
    update event_registrations g set told = ${factsOf}
    from events e, (select id, told from event_registrations where id = ${id} for update) old
    where e.id = g.event_id and g.id = old.id and ${isUntold(at)}
    returning old.told, e.worked_at as changed_at`.execute(db)
  return rows[0]
}
