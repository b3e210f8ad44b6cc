import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { joinTranslation } from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type EventRow, eventColumns } from '../queries.ts'
import { factsOf, isLive, registrationColumns, tally } from './column-queries.ts'
import type { Rules, Taken } from './rules.ts'

/** An event with everything its registration depends on. */
export type OpenEvent = EventRow &
  Rules &
  Taken & { isLive: boolean; isDeleted: boolean; rulesVersion: number; cancelled: number; present: number }

export type RegistrationRow = {
  id: number
  eventId: number
  userId: number | null
  /** Null, like mail and phone, after erasure of the person. */
  name: string | null
  email: string | null
  phone: string | null
  /** Language that this person reads. */
  language: string
  state: 'confirmed' | 'waiting' | 'cancelled'
  isByDesk: boolean
  createdAt: Date
  confirmedAt: Date | null
  cancelledAt: Date | null
  checkedInAt: Date | null
}

/** An event in any state, with its rules and counts. @throws Failure 404 */
export async function getOpenEvent(db: Db, id: number): Promise<OpenEvent> {
  const { rows } = await sql<OpenEvent>`
    select ${eventColumns}, ${registrationColumns}, ${isLive} as is_live, e.deleted_at is not null as is_deleted,
      e.registration_version as rules_version, ${tally(sql`g.state = 'cancelled'`)} as cancelled,
      ${tally(sql`g.checked_in_at is not null`)} as present
    from events e join revisions r on r.id = coalesce(e.live_revision_id, e.revision_id)
      left join slugs s on s.kind = 'event' and s.item_id = e.id and s.is_current
      ${joinTranslation('event', 'e.id')}
    where e.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/**
 * Locks the event until the transaction ends: seats are given one after the other. Read after the lock, so that it
 * counts earlier ones. @throws Failure 404
 */
export async function lockOpenEvent(db: Db, id: number): Promise<OpenEvent> {
  await sql`select from events where id = ${id} for update`.execute(db)
  return getOpenEvent(db, id)
}

/** Mails to a member go to their current address; the phone is the one given here, else the profile's. */
export const registrationRow = sql`g.id, g.event_id, g.user_id, g.name, coalesce(u.email, g.email) as email,
  coalesce(nullif(g.phone, ''), u.phone) as phone, coalesce(u.language, g.language) as language,
  g.state, g.is_by_desk, g.created_at, g.confirmed_at, g.cancelled_at, g.checked_in_at`

const select = sql`select ${registrationRow} from event_registrations g left join users u on u.id = g.user_id`

/** @throws Failure 404 */
export async function getRegistration(db: Db, id: number): Promise<RegistrationRow> {
  const { rows } = await sql<RegistrationRow>`${select} where g.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

type Who = { userId: number | null; email: string | null }

/** An active registration for an event, by account first; undefined for none. */
export async function findActive(db: Db, eventId: number, { userId, email }: Who) {
  const { rows } = await sql<RegistrationRow>`
    ${select} where g.event_id = ${eventId} and g.state <> 'cancelled'
      and (g.user_id = ${userId}::bigint or lower(g.email) = ${email}::text)
    order by g.user_id is not distinct from ${userId}::bigint desc limit 1`.execute(db)
  return rows[0]
}

/** A member's registration for an event: by account, or as a guest with their address. */
export async function findOwn(db: Db, eventId: number, userId: number) {
  const { rows } = await sql<RegistrationRow>`
    ${select} where g.event_id = ${eventId} and g.state <> 'cancelled' and (g.user_id = ${userId}
      or g.user_id is null and lower(g.email) = (select email from users where id = ${userId}))
    order by g.user_id limit 1`.execute(db)
  return rows[0]
}

export type NewRegistration = Who & {
  eventId: number
  name: string
  phone: string | null
  isByDesk: boolean
  /** Language in which it was made. */
  language: string
  now: Date
}

/** Appends somebody to the waiting list. @returns their number */
export async function insertWaiting(db: Db, given: NewRegistration): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into event_registrations (event_id, user_id, name, email, phone, state, is_by_desk, language, created_at, told)
    select e.id, ${given.userId}::bigint, ${given.name}, ${given.email}::text, ${given.phone}::text, 'waiting',
      ${given.isByDesk}, ${given.language}, ${given.now}, ${factsOf} from events e where e.id = ${given.eventId}
    returning id`.execute(db)
  return rows[0]!.id
}

export const setOwner = (db: Db, id: number, userId: number) =>
  db.updateTable('eventRegistrations').set({ userId }).where('id', '=', id).execute()

/**
 * Enforces the seat limit (`capacity`): gives the free seats of a locked event to those waiting longest.
 * @returns their numbers
 */
export async function seatWaiting(db: Db, eventId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with next as materialized (
      select g.id from event_registrations g where g.event_id = ${eventId} and g.state = 'waiting'
      order by g.created_at, g.id limit (
        select case when e.capacity is not null
          then greatest(e.capacity - ${tally(sql`g.state = 'confirmed'`)}, 0) end from events e where e.id = ${eventId})
    )
    update event_registrations g set state = 'confirmed', confirmed_at = ${now}, told = ${factsOf}
    from events e, next where e.id = g.event_id and g.id = next.id returning g.id`.execute(db)
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** @returns true if it was active until now, and not checked in */
export async function setCancelled(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('eventRegistrations')
    .set({ state: 'cancelled', cancelledAt: now })
    .where('id', '=', id)
    .where('state', '!=', 'cancelled')
    .where('checkedInAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Name and address for mails to a member. */
export const findRegistrant = (db: Db, userId: number) =>
  db.selectFrom('users').select(['namaLengkap as name', 'email']).where('id', '=', userId).executeTakeFirst()
