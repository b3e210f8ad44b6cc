import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isUnderFormer } from '../../former-addresses/queries.ts'

/**
 * Removes a person from their registrations, including those as a guest with an address that was theirs then. A row of
 * a past event still counts; at an upcoming one the seat becomes free.
 */
export async function eraseRegistrant(db: Db, { id, email }: { id: number; email: string }, now: Date) {
  await sql`
    update event_registrations g set user_id = null, name = null, email = null, phone = null,
      state = case when e.ends_at > ${now} and g.checked_in_at is null then 'cancelled' else g.state end,
      cancelled_at = case when e.ends_at > ${now} and g.checked_in_at is null then coalesce(g.cancelled_at, ${now})
        else g.cancelled_at end
    from events e where e.id = g.event_id and (g.user_id = ${id} or lower(g.email) = ${email}
      or ${isUnderFormer(id, { email: 'g.email', at: 'g.created_at' })})`.execute(db)
}
