import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import type { MailingDetails } from '../writing/schema.ts'

/** People whom a mailing is for: the readers of a list, of these those who fit every other value that is given. */
export type Segment = Omit<MailingDetails, 'region_id' | 'archive'>

/** Recipients, and those who fit but get no letter, by the reason. */
export type Audience = {
  total: number
  leftOut: { noConsent: number; bounced: number; erased: number }
}

const filterNames = [
  'people_region_id',
  'role',
  'institution_id',
  'donated_since',
  'donated_campaign_id',
  'event_id',
  'label_id',
] as const

/** Address of account `u` or subscriber `s`. */
const address = sql`coalesce(s.email, u.email)`

/** True if account `u`, or subscriber `s` without one, fits the segment; a list is none of its conditions. */
function isChosen(segment: Segment): RawBuilder<boolean> {
  const chosen: RawBuilder<unknown>[] = []
  if (segment.people_region_id !== null) chosen.push(sql`u.region_id = ${segment.people_region_id}`)
  if (segment.role !== null)
    chosen.push(segment.role === 'pic' ? sql`u.is_pic` : sql`u.role = ${segment.role}`)
  if (segment.institution_id !== null) chosen.push(sql`u.participant_id = ${segment.institution_id}`)
  if (segment.label_id !== null)
    chosen.push(sql`u.id in (select user_id from person_labels where label_id = ${segment.label_id})`)
  if (segment.donated_since !== null || segment.donated_campaign_id !== null) chosen.push(hasGiven(segment))
  if (segment.event_id !== null)
    chosen.push(
      isAmong(
        'email',
        sql`event_registrations where event_id = ${segment.event_id} and state <> 'cancelled'`,
      ),
    )
  return chosen.length ? sql`(${sql.join(chosen, sql` and `)})` : sql`true`
}

function hasGiven({ donated_since, donated_campaign_id }: Segment): RawBuilder<unknown> {
  const gifts = [sql`status in ('paid', 'partially_refunded')`]
  if (donated_since !== null)
    gifts.push(sql`paid_at >= ${donated_since}::date::timestamp at time zone 'Asia/Jakarta'`)
  if (donated_campaign_id !== null) gifts.push(sql`campaign_id = ${donated_campaign_id}`)
  return isAmong('donor_email', sql`donations where ${sql.join(gifts, sql` and `)}`)
}

/** True if the rows name the account or, without one, the address: two sets, each made once a statement. */
const isAmong = (email: 'email' | 'donor_email', rows: RawBuilder<unknown>) => sql`(
  u.id in (select user_id from ${rows} and user_id is not null)
  or ${address} in (select lower(${sql.ref(email)}) from ${rows} and user_id is null and ${sql.ref(email)} is not null))`

/** Readers `n` of the list with their subscriber `s` and account `u`; erased people have no address. */
const readers = ({ list_id }: Segment) => sql`
  from subscriptions n join subscribers s on s.id = n.subscriber_id left join users u on u.id = s.user_id
  where n.list_id = ${list_id} and n.ended_at is null and s.email is not null
    and (s.user_id is null or ${isAccount('u')})`

/**
 * Counts the recipients of a segment now, and those who fit but get no letter: without consent to the list (accounts of
 * the scope, and guests who have not confirmed yet), with an address that refuses mail, and former readers whose data
 * was erased, of whom nothing is known but that.
 */
export async function countAudience(
  db: Db,
  segment: Segment,
  scope: DeskScope = 'everything',
): Promise<Audience> {
  const isWhole = filterNames.every((name) => segment[name] === null)
  const { rows } = await sql<Audience['leftOut'] & { total: number }>`
    with reader as (
      select n.given_at is not null as is_given, s.stopped_at is not null as is_stopped, s.user_id
      ${readers(segment)} and ${isChosen(segment)}
    )
    select count(*) filter (where is_given and not is_stopped)::int as total,
      count(*) filter (where is_given and is_stopped)::int as bounced,
      count(*) filter (where not is_given and user_id is null)::int + (
        select count(*)::int from users u left join subscribers s on s.user_id = u.id
        where ${isAccount('u')} and u.activated_at is not null and ${isInScope(scope, sql`u.region_id`)}
          and ${isChosen(segment)}
          and not exists (select from subscriptions n where n.subscriber_id = s.id and n.list_id = ${segment.list_id}
            and n.ended_at is null and n.given_at is not null)) as no_consent,
      (select count(*)::int from subscriptions where ${isWhole} and list_id = ${segment.list_id}
        and ended_because = 'erased') as erased
    from reader`.execute(db)
  const { total, ...leftOut } = rows[0]!
  return { total, leftOut }
}

/** A batch of the recipients of a segment: subscribers above `after`, in order. */
export async function listAudience(
  db: Db,
  segment: Segment,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.subscriber_id as id ${readers(segment)} and n.given_at is not null and s.stopped_at is null
      and n.subscriber_id > ${after} and ${isChosen(segment)}
    order by n.subscriber_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
