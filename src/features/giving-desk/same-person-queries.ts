import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Days during which an account counts as the same person as the one that admitted it (decision 070). */
const DAYS = 7

/** Address without its tag; Gmail ignores dots. */
const address = sql`case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
  then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end`

/** Signs that two accounts are one person's: phone, address, or a former address of the other. */
const signs = sql`
  select id, 'phone ' || regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^0', '62') as sign
    from staff where deleted_at is null and phone ~ '\\d'
  union select id, 'address ' || ${address} from staff where deleted_at is null
  union select id, 'hash ' || encode(sha256(convert_to(email, 'UTF8')), 'hex') from staff where deleted_at is null
  union select f.user_id, 'hash ' || encode(f.hash, 'hex') from former_addresses f join staff on staff.id = f.user_id`

/** Recent grants of desk access, invitations, merges and erasures, with their actors. */
const admissions = sql`
  select l.actor_id as one, l.entity_id as other from staff join audit l on l.entity = 'user' and l.entity_id = staff.id
    where l.actor_id is not null and l.at > now() - make_interval(days => ${DAYS})
      and (l.act in ('merge', 'erase') or l.act = 'change duties'
        and l.detail -> 'before' ->> 'role' = 'member' and l.detail -> 'after' ->> 'role' <> 'member')
  union select i.invited_by, i.accepted_user_id from staff join invitations i on i.accepted_user_id = staff.id
    where staff.activated_at > now() - make_interval(days => ${DAYS})`

/**
 * Desk accounts that count as one person's with the given one, itself included, also transitively (decision 070).
 * @param also further accounts to check, besides those at the desk or with recent requests
 */
export async function listAccountsOfPerson(
  db: Db,
  userId: number,
  also: readonly number[] = [],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive staff as (
      select id, email, phone, activated_at, deleted_at from users
      where role <> 'member' or id = any (${[userId, ...also]}::bigint[])
        or id in (select asked_by from donation_acts
          where status in ('waiting', 'to_send') or asked_at > now() - make_interval(days => ${DAYS})
          union select asked_by from disbursements
          where status = 'waiting' or asked_at > now() - make_interval(days => ${DAYS}))
    ), signs as (${signs}), links as (
      select a.id as one, b.id as other from signs a join signs b on b.sign = a.sign and b.id <> a.id
      union ${admissions}
    ), reached as (
      select ${userId}::bigint as id
      union select case when links.one = reached.id then links.other else links.one end
        from reached join links on reached.id in (links.one, links.other)
    )
    select id from reached order by id`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** True if two accounts count as one person's. */
export const isSamePerson = async (db: Db, one: number, other: number): Promise<boolean> =>
  one === other || (await listAccountsOfPerson(db, one, [other])).includes(other)
