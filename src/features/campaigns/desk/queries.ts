import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import type { CampaignState, CampaignStatus, PermitLevel } from '../campaign-rules.ts'
import type { Seen } from '../queries.ts'
import type { StoredStory } from '../story.ts'
import { byState, joinRegion, joinTally, type Looks, looks, stateAt } from '../tally-queries.ts'
import type { DeskCampaignFilter } from './schema.ts'

/** View of somebody at the desk: campaigns of their scope. */
export type SeenAtDesk = Seen & { scope: DeskScope }

/** Campaign row as the desk sees it. */
export type DeskCampaignRow = Looks & {
  id: number
  slug: string
  title: string
  status: CampaignStatus
  state: CampaignState | 'draft'
  goalAmount: number
  received: number
  gifts: number
  startsOn: string
  endsOn: string | null
  opensAt: Date
  closesAt: Date | null
  permitNumber: string | null
  permitLevel: PermitLevel | null
  permitFrom: string | null
  permitUntil: string | null
  completedAt: Date | null
  version: number
  updatedAt: Date
}
/** Update as parsed from JSON. */
type Update = StoredStory & {
  id: number
  title: string
  postedAt: string
  postedBy: string | null
  isCompletion: boolean
}
export type DeskCampaign = DeskCampaignRow &
  StoredStory & {
    participantId: number | null
    excerpt: string
    coverFamily: string
    coverSeed: number
    readers: number
    updates: Update[]
  }

const columns = (now: Date) => sql`k.id, s.slug, k.title, k.status, ${stateAt(now)} as state, k.goal_amount,
  g.received, g.gifts, k.starts_on, k.ends_on, k.opens_at, k.closes_at, k.permit_number, k.permit_level,
  k.permit_from, k.permit_until, k.completed_at, k.version, k.updated_at, ${looks}`
const joinSlug = sql`join slugs s on s.kind = 'campaign' and s.item_id = k.id and s.is_current`

/** A page of the campaigns in a scope of the desk, drafts first, with the total. */
export async function listAll(
  db: Db,
  { page, limit, state, region, q }: DeskCampaignFilter,
  { now, countsSimulated, scope }: SeenAtDesk,
): Promise<{ total: number; rows: DeskCampaignRow[] }> {
  const conditions: RawBuilder<unknown>[] = [isInScope(scope, sql`k.region_id`)]
  if (state) conditions.push(sql`${stateAt(now)} = ${state}`)
  if (region) conditions.push(sql`k.region_id = ${region}`)
  if (q)
    conditions.push(sql`position(lower(${q}) in lower(k.title || ' ' || coalesce(k.permit_number, ''))) > 0`)
  const chosen = sql.join(conditions, sql` and `)
  const { rows } = await sql<(DeskCampaignRow | { id: null }) & { total: number }>`
    with picked as materialized (
      select k.id, row_number() over (order by ${byState(now)}) as place from campaigns k where ${chosen}
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from campaigns k where ${chosen}) as total, listed.*
    from (select 1) one left join (
      select picked.place, ${columns(now)}
      from picked join campaigns k using (id) ${joinSlug} ${joinRegion} ${joinTally(countsSimulated)}
    ) listed on true order by listed.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is DeskCampaignRow & { total: number } => row.id !== null),
  }
}

/** A campaign of a scope with its updates, latest first. @throws Failure 404 */
export async function getAny(
  db: Db,
  id: number,
  { now, countsSimulated, scope }: SeenAtDesk,
): Promise<DeskCampaign> {
  const { rows } = await sql<DeskCampaign>`
    select ${columns(now)}, k.participant_id, k.excerpt, k.story, k.content, k.sanitizer_version, k.cover_family, k.cover_seed,
      (select count(distinct d.donor_email)::int from donations d where d.campaign_id = k.id and d.wants_updates
        and d.status in ('paid', 'partially_refunded')) as readers,
      (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'story', u.story,
        'content', u.content, 'sanitizerVersion', u.sanitizer_version,
        'postedAt', u.posted_at, 'postedBy', p.nama_lengkap, 'isCompletion', u.is_completion) order by u.id desc), '[]')
       from campaign_updates u left join users p on p.id = u.posted_by where u.campaign_id = k.id) as updates
    from campaigns k ${joinSlug} ${joinRegion} ${joinTally(countsSimulated)}
    where k.id = ${id} and ${isInScope(scope, sql`k.region_id`)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
