import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp, startOfDay } from '#src/platform/database/jakarta-days.ts'
import { inLanguage, joinTranslation, slugInLanguage } from '#src/platform/database/translated.ts'
import type { Zone } from '../events/place-time.ts'
import type { NewsStatus } from '../news/workflow.ts'

export type MemberParts = {
  postCounts: Partial<Record<NewsStatus, number>>
  /** Own posts returned for revision, longest waiting first, with their number of open comments. */
  returned: { id: number; title: string; comments: number }[]
  /** Visits per day; days without any are omitted. */
  days: { date: string; visits: number }[]
  /** Pages visited last, each once. */
  recent: { path: string; title: string; createdAt: string }[]
  /** Upcoming events they registered for, soonest first. */
  registrations: {
    slug: string
    title: string
    place: string
    startAt: string
    endAt: string
    timezone: Zone
    state: 'confirmed' | 'waiting'
  }[]
}

const RETURNED = 5
const RECENT = 4
const REGISTERED = 5
/** Number of newest visits from which the last pages are taken. */
const LOOKED_AT = 50

/** Data used by the member home alone, in one statement. @param from `YYYY-MM-DD`, the first day counted */
export async function getMemberParts(
  db: Db,
  userId: number,
  { from, now }: { from: string; now: Date },
): Promise<MemberParts> {
  const { rows } = await sql<MemberParts>`
    with own as materialized (
      select id, title, worked_at,
        case when status = 'published' then coalesce(pending_status, status) else status end as state
      from news where created_by = ${userId} and deleted_at is null
    ), newest as materialized (
      select id, path, title, created_at from users_visits where user_id = ${userId} order by id desc limit ${LOOKED_AT}
    )
    select (
      select coalesce(json_object_agg(state, n), '{}')
      from (select state, count(*) as n from own group by state) counted
    ) as post_counts, (
      select coalesce(json_agg(json_build_object('id', id, 'title', title, 'comments', (
        select count(*) from news_steps s where s.news_id = back.id and s.comment is not null and s.resolved_at is null
      )) order by worked_at), '[]')
      from (select * from own where state = 'revision' order by worked_at limit ${RETURNED}) back
    ) as returned, (
      select coalesce(json_agg(json_build_object('date', day, 'visits', n) order by day), '[]')
      from (
        select ${jakartaTimestamp(sql`created_at`)}::date as day, count(*) as n from users_visits
        where user_id = ${userId} and created_at >= ${startOfDay(from)}
        group by 1
      ) counted
    ) as days, (
      select coalesce(json_agg(json_build_object('path', path, 'title', title, 'createdAt', created_at)
        order by id desc), '[]')
      from (
        select * from (select distinct on (path) * from newest order by path, id desc) each
        order by id desc limit ${RECENT}
      ) last
    ) as recent, (
      select coalesce(json_agg(json_build_object('slug', slug, 'title', title, 'place', place, 'startAt', starts_at,
        'endAt', ends_at, 'timezone', timezone, 'state', state) order by starts_at), '[]')
      from (
        select ${slugInLanguage} as slug, ${inLanguage('title', sql`e.title`)} as title,
          ${inLanguage('place', sql`e.place`)} as place, e.starts_at, e.ends_at, e.timezone, g.state from event_registrations g
        join events e on e.id = g.event_id and e.status = 'published' and e.deleted_at is null
        join slugs s on s.kind = 'event' and s.item_id = e.id and s.is_current
        ${joinTranslation('event', 'e.id')}
        where g.state <> 'cancelled' and e.ends_at > ${now} and (g.user_id = ${userId}
          or g.user_id is null and lower(g.email) = (select email from users where id = ${userId}))
        order by e.starts_at limit ${REGISTERED}
      ) coming
    ) as registrations`.execute(db)
  return rows[0]!
}
