import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { confirmableSince } from '../mailings/subscriptions/reader-queries.ts'

/** Retention rules; each is a promise of the privacy policy or follows from one. */
const outdated = (now: Date) => [
  // "sesi paling lama 30 hari, bagi petugas 12 jam"
  sql`delete from sessions where expires_at < ${now}`,
  // "catatan kejadian keamanan 90 hari"
  sql`delete from security_events where at < ${now}::timestamptz - interval '90 days'`,
  sql`delete from tokens where expires_at < ${now}`,
  sql`delete from factor_challenges where expires_at < ${now}`,
  // "selama akun ada dan 5 tahun sesudahnya"
  sql`delete from consents c using users u
    where u.id = c.user_id and u.deleted_at < ${now}::timestamptz - interval '5 years'`,
  sql`delete from subscriptions where ended_at < ${now}::timestamptz - interval '5 years'`,
  // "setelah 14 hari permintaannya hilang" (the letter that asks), and with it an address that never agreed, or whose
  // consents are forgotten. One that refuses mail is remembered as long as a consent.
  sql`update subscriptions set ended_at = ${now}, ended_because = 'expired'
    where ended_at is null and given_at is null and asked_at < ${confirmableSince(now)}`,
  sql`update subscribers s set email = null, name = '' where s.email is not null and s.user_id is null
    and coalesce(s.stopped_at < ${now}::timestamptz - interval '5 years', true) and s.created_at < ${confirmableSince(now)}
    and not exists (select from subscriptions n where n.subscriber_id = s.id
      and (n.given_at is not null or n.ended_at is null))`,
  // "sampai Anda mengosongkannya"
  sql`delete from participant_claims
    where status = 'withdrawn' and decided_at < ${now}::timestamptz - interval '30 days'`,
  // "sampai 30 hari sesudah urusannya selesai, paling lama 24 bulan"; with their answers
  sql`delete from contact_messages where closed_at < ${now}::timestamptz - interval '30 days'
    or created_at < ${now}::timestamptz - interval '24 months'`,
  // "satu tahun sesudah acara"; the number of participants stays.
  sql`update event_registrations g set user_id = null, name = null, email = null, phone = null from events e
    where e.id = g.event_id and e.ends_at < ${now}::timestamptz - interval '1 year'
      and coalesce(g.name, g.email, g.phone, g.user_id::text) is not null`,
  // A label that nobody has any more.
  sql`delete from labels l where not exists (select from person_labels p where p.label_id = l.id)`,
  // Recipients are no longer needed by then; the content was purged after thirty days.
  sql`update letters set to_email = '', subject = '', reply_to = null, last_error = null
    where created_at < ${now}::timestamptz - interval '90 days' and to_email <> ''`,
]

/** Deletes data past its retention period. */
export async function deleteOutdated(db: Db, now: Date) {
  for (const statement of outdated(now)) await statement.execute(db)
}
