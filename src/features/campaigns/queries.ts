import { type RawBuilder, sql } from 'kysely'
import { isRealMoney } from '#src/features/giving/gift-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  isListed,
  joinTranslation,
  langColumn,
  slugInLanguage,
  type TranslatedOnly,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type ItemBy, isItem } from '#src/platform/slugs/queries.ts'
import { type Carried, carrierColumn } from '../institutions/affiliation-queries.ts'
import type { CampaignState, PermitLevel } from './campaign-rules.ts'
import { type Article, articleColumn, passedOnColumn } from './related-queries.ts'
import type { CampaignFilter } from './schema.ts'
import type { StoredStory } from './story.ts'
import { byAffiliation, byState, joinRegion, joinTally, type Looks, looks, stateAt } from './tally-queries.ts'

/** Public campaign. */
export type CampaignRow = Looks &
  InLanguage & {
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
    completedAt: Date | null
    updatedAt: Date
  }
/** Update as parsed from JSON. */
export type Update = StoredStory & { id: number; title: string; postedAt: string }
export type Campaign = CampaignRow &
  Carried &
  StoredStory & { updates: Update[]; completion: Update | null; article: Article | null; passedOn: number }

/** Current time, and if simulated gifts count. */
export type Seen = { now: Date; countsSimulated: boolean }

const columns = (
  now: Date,
) => sql`k.id, ${slugInLanguage} as slug, ${inLanguage('title', sql`k.title`)} as title,
  ${inLanguage('excerpt', sql`k.excerpt`)} as excerpt, k.cover_family, k.cover_seed,
  ${stateAt(now)} as state, k.goal_amount, g.received, g.gifts, k.opens_at, k.closes_at, k.permit_number,
  k.permit_level, k.permit_from, k.permit_until, k.created_at, k.opened_at, k.updated_at, k.completed_at,
  ${looks} ${langColumn}`
const joinSlug = sql`join slugs s on s.kind = 'campaign' and s.item_id = k.id and s.is_current
  ${joinTranslation('campaign', 'k.id')}`

/** A story, which was written in the editor where it has HTML; its translation always has. */
const storyColumns = sql`k.story, ${contentInLanguage('k')}`

/** A page of public campaigns, with the total. */
export async function listKnown(
  db: Db,
  { page, limit, state, region, participant, only, ...filter }: CampaignFilter & { only: TranslatedOnly },
  { now, countsSimulated }: Seen,
): Promise<{ total: number; rows: CampaignRow[] }> {
  const chosen: RawBuilder<unknown> = sql`k.status <> 'draft' ${isListed('campaign', 'k.id', only)}
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
const updateJson = sql`json_build_object('id', u.id, 'title', u.title, 'story', u.story, 'content', u.content,
  'sanitizerVersion', u.sanitizer_version, 'postedAt', u.posted_at)`

/** A public campaign, by its number or any slug it ever had. @throws Failure 404 */
export async function getKnown(db: Db, by: ItemBy, { now, countsSimulated }: Seen): Promise<Campaign> {
  const { rows } = await sql<Campaign>`
    select ${columns(now)}, ${carrierColumn('k')}, ${articleColumn}, ${passedOnColumn(countsSimulated)}, ${translationsColumn('campaign', 'k.id')},
      ${storyColumns},
      (select coalesce(json_agg(${updateJson} order by u.id desc), '[]') from (
        select * from campaign_updates where campaign_id = k.id and not is_completion order by id desc limit ${UPDATES}
      ) u) as updates,
      (select ${updateJson} from campaign_updates u where u.campaign_id = k.id and u.is_completion
        order by u.id desc limit 1) as completion
    from campaigns k ${joinSlug} ${joinRegion} ${joinTally(countsSimulated)}
    where k.status <> 'draft' and ${isItem(sql`k.id`, 'campaign', by)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export type CampaignDonor = { name: string | null; month: string }

/**
 * A page of the donors who agreed to stand in a campaign's list, newest first, with the total; none for an unknown one.
 * Gifts that were given back whole are not among them.
 */
export async function listDonors(
  db: Db,
  by: ItemBy,
  { page, limit, countsSimulated }: { page: number; limit: number; countsSimulated: boolean },
): Promise<{ total: number; rows: CampaignDonor[] }> {
  const { rows } = await sql<CampaignDonor & { total: number }>`
    with shown as (
      select d.id, d.paid_at, case when not d.is_anonymous then d.donor_name end as name
      from donations d join campaigns k on k.id = d.campaign_id
      where ${isItem(sql`k.id`, 'campaign', by)} and k.status <> 'draft' and d.show_name
        and d.donor_name is not null and d.status in ('paid', 'partially_refunded')
        and (${countsSimulated}::boolean or ${isRealMoney})
    )
    select one.total, name, to_char(${jakartaTimestamp(sql`paid_at`)}, 'YYYY-MM') as month
    from (select count(*)::int as total from shown) one left join (
      select * from shown order by paid_at desc, id desc limit ${limit} offset ${(page - 1) * limit}
    ) listed on true order by paid_at desc, id desc`.execute(db)
  return { total: rows[0]!.total, rows: rows.filter(({ month }) => month !== null) }
}

/** True if a campaign accepts gifts at a moment: opened by the desk, within its days and those of its permit. */
export async function isCampaignOpen(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select k.id from campaigns k where k.id = ${id} and ${stateAt(now)} = 'open'`.execute(db)
  return rows.length > 0
}
