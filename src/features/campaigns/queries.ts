import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type ItemBy, isItem } from '#src/platform/slugs/queries.ts'
import type { CampaignState, PermitLevel } from './campaign-rules.ts'
import type { CampaignFilter } from './schema.ts'
import type { StoredStory } from './story.ts'
import { byAffiliation, byState, joinRegion, joinTally, type Looks, looks, stateAt } from './tally-queries.ts'

/** Public campaign. */
export type CampaignRow = Looks & {
  id: number
  slug: string
  title: string
  excerpt: string
  coverFamily: string
  coverSeed: number
  state: CampaignState
  goalAmount: number
  received: number
  gifts: number
  opensAt: Date
  closesAt: Date
  permitNumber: string
  permitLevel: PermitLevel
  permitFrom: string
  permitUntil: string
  createdAt: Date
  openedAt: Date
  updatedAt: Date
}
/** Update as parsed from JSON. */
type Update = StoredStory & { id: number; title: string; postedAt: string }
export type Campaign = CampaignRow & StoredStory & { updates: Update[] }

/** Current time, and if simulated gifts count. */
export type Seen = { now: Date; countsSimulated: boolean }

const columns = (now: Date) => sql`k.id, s.slug, k.title, k.excerpt, k.cover_family, k.cover_seed,
  ${stateAt(now)} as state, k.goal_amount, g.received, g.gifts, k.opens_at, k.closes_at, k.permit_number,
  k.permit_level, k.permit_from, k.permit_until, k.created_at, k.opened_at, k.updated_at, ${looks}`
const joinSlug = sql`join slugs s on s.kind = 'campaign' and s.item_id = k.id and s.is_current`

/** A page of public campaigns, with the total. */
export async function listKnown(
  db: Db,
  { page, limit, state, region, participant, ...filter }: CampaignFilter,
  { now, countsSimulated }: Seen,
): Promise<{ total: number; rows: CampaignRow[] }> {
  const chosen: RawBuilder<unknown> = sql`k.status <> 'draft'
    ${state ? sql`and ${stateAt(now)} = ${state}` : sql``}
    ${region ? sql`and k.region_id = ${region}` : sql``}
    ${participant ? sql`and k.participant_id = ${participant}` : sql``}`
  const isNearest = filter.sort === 'nearest'
  const order = isNearest
    ? byAffiliation({ participant: filter.for_participant, region: filter.for_region })
    : byState(now)
  const { rows } = await sql<(CampaignRow | { id: null }) & { total: number }>`
    with picked as materialized (
      select k.id, row_number() over (order by ${order}) as place
      from campaigns k ${isNearest ? joinTally(countsSimulated) : sql``} where ${chosen}
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from campaigns k where ${chosen}) as total, known.*
    from (select 1) one left join (
      select picked.place, ${columns(now)}
      from picked join campaigns k using (id) ${joinSlug} ${joinRegion} ${joinTally(countsSimulated)}
    ) known on true order by known.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is CampaignRow & { total: number } => row.id !== null),
  }
}

const UPDATES = 20

/** A public campaign, by its number or any slug it ever had. @throws Failure 404 */
export async function getKnown(db: Db, by: ItemBy, { now, countsSimulated }: Seen): Promise<Campaign> {
  const { rows } = await sql<Campaign>`
    select ${columns(now)}, k.story, k.content, k.sanitizer_version,
      (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'story', u.story,
        'content', u.content, 'sanitizerVersion', u.sanitizer_version,
        'postedAt', u.posted_at) order by u.id desc), '[]')
       from (select * from campaign_updates where campaign_id = k.id order by id desc limit ${UPDATES}) u) as updates
    from campaigns k ${joinSlug} ${joinRegion} ${joinTally(countsSimulated)}
    where k.status <> 'draft' and ${isItem(sql`k.id`, 'campaign', by)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** True if a campaign accepts gifts at a moment: opened by the desk, within its days and those of its permit. */
export async function isCampaignOpen(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select k.id from campaigns k where k.id = ${id} and ${stateAt(now)} = 'open'`.execute(db)
  return rows.length > 0
}
