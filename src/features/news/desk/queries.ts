import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { DatedPage } from '#src/platform/database/dated-list.ts'
import { type PageRow, toPage } from '#src/platform/database/dated-pages.ts'
import { containing } from '#src/platform/database/like.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { isReviewing, newsScope } from '../policy.ts'
import type { MemberRow } from '../writing/list-queries.ts'
import type { DeskCountsWire, DeskNewsFilter, DeskSort, DeskStatus } from './schema.ts'

type Titled = { id: number; title: string }

export type ReviewFacts = {
  institution: Titled | null
  region: Titled | null
  sentAt: string | null
  claim: { by: { id: number; name: string }; at: string } | null
}
export type DeskRow = Omit<MemberRow, 'excerpt' | 'image' | 'coverFamily' | 'coverSeed' | 'scene'> &
  ReviewFacts

/** A pending text that its writer has not sent: hidden from the desk. */
const isHidden = sql`(n.pending_status is not distinct from 'draft')`

/** Text of item `n` for the desk: the pending one, if it was sent. */
const shownText = sql`case when n.status in ('published', 'archived')
    and (n.status = 'archived' or n.pending_status is null or n.pending_status = 'draft')
  then n.live_revision_id else coalesce(n.revision_id, n.live_revision_id) end`

const isInReview = sql`(n.status = 'review' or n.status = 'published' and n.pending_status = 'review')`

const hasStatus = (status: DeskStatus): RawBuilder<boolean> =>
  status === 'review'
    ? sql`${isInReview}`
    : status === 'published' || status === 'archived'
      ? sql`n.status = ${status}`
      : sql`(n.status = ${status} or n.status = 'published' and n.pending_status = ${status})`

/** Items `n` in scope: for reviewers those sent, for a PIC also those of colleagues that wait for endorsement. */
function scopeOf(actor: Actor): RawBuilder<boolean> {
  const scope = newsScope(actor)
  const isSent = sql`${isInScope(scope, sql`n.region_id`)} and n.status <> 'draft'`
  const isColleagues = sql`${isInReview} and n.created_by <> ${actor.id} and n.created_by in (
    select id from users where participant_id = ${actor.participantId})`
  const isTheirs = actor.isPic && scope !== 'everything' ? sql`(${isSent} or ${isColleagues})` : isSent
  return sql`n.deleted_at is null and ${isTheirs}`
}

/** Matches the live title, the author, or the title that the desk sees: each by an index of its own. */
const isNamed = (part: string) => sql`(n.title ilike ${part} or n.author ilike ${part} or n.id = any (array(
  select n.id from news_revisions r join news n on n.id = r.news_id and r.id = ${shownText} where r.title ilike ${part})))`

function conditionsOf(actor: Actor, f: DeskNewsFilter): RawBuilder<unknown> {
  const all = [
    scopeOf(actor),
    f.status && hasStatus(f.status),
    f.q && isNamed(containing(f.q)),
    f.category &&
      sql`n.category_id = (select id from news_categories where slug = ${f.category} or id::text = ${f.category}
        order by slug = ${f.category} desc limit 1)`,
    f.author && sql`n.created_by = ${f.author}`,
    f.institution && sql`n.created_by in (select id from users where participant_id = ${f.institution})`,
    f.claimed && claims[f.claimed](actor.id),
    f.endorsed &&
      sql`${sql.lit(f.endorsed === '1')} = exists (select from news_endorsements e where e.revision_id = ${shownText})`,
  ]
  return sql.join(
    all.filter((one) => typeof one === 'object'),
    sql` and `,
  )
}

const claims = {
  me: (id: number) => sql`n.claimed_by = ${id}`,
  nobody: () => sql`n.claimed_by is null`,
  others: (id: number) => sql`n.claimed_by <> ${id}`,
}

/** Time at which an item came to the desk; not its last edit, which would reveal unsent texts. */
const cameAt = sql`coalesce(n.sent_at, n.published_at, n.created_at)`

const orders: Record<DeskSort, RawBuilder<unknown>> = {
  sent_at: sql`${cameAt}, n.id`,
  '-sent_at': sql`${cameAt} desc, n.id desc`,
  title: sql`n.title collate "und-x-icu", n.id`,
  '-title': sql`n.title collate "und-x-icu" desc, n.id desc`,
  published_at: sql`n.published_at nulls last, n.id`,
  '-published_at': sql`n.published_at desc nulls last, n.id desc`,
  created_at: sql`n.created_at, n.id`,
  '-created_at': sql`n.created_at desc, n.id desc`,
}

const usualOrder = (status: DeskStatus | undefined): RawBuilder<unknown> =>
  status === 'review'
    ? orders.sent_at
    : status === 'scheduled'
      ? sql`n.publish_at, n.id`
      : status === 'published' || status === 'archived'
        ? orders['-published_at']
        : orders['-sent_at']

const titled = (table: string, id: RawBuilder<unknown>) =>
  sql<Titled | null>`(select json_build_object('id', t.id, 'title', t.title) from ${sql.table(table)} t where t.id = ${id})`

const reviewFacts = sql`${titled('participants', sql`a.participant_id`)} as institution,
  ${titled('regions', sql`n.region_id`)} as region, to_json(n.sent_at) as sent_at,
  (select json_build_object('by', json_build_object('id', p.id, 'name', p.nama_lengkap), 'at', n.claimed_at)
    from users p where p.id = n.claimed_by) as claim`

/** A page of the items in somebody's scope at the desk, each with the text that the desk sees. */
export async function listDeskNews(
  db: Db,
  actor: Actor,
  filter: DeskNewsFilter,
): Promise<DatedPage<DeskRow>> {
  const conditions = conditionsOf(actor, filter)
  const order = filter.sort ? orders[filter.sort] : usualOrder(isReviewing(actor) ? filter.status : 'review')
  const { rows } = await sql<PageRow<DeskRow>>`
    with picked as materialized (
      select n.id from news n where ${conditions} order by ${order}
      limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}
    )
    select (select count(*)::int from news n where ${conditions}) as total, n.id, s.slug, r.title,
      c.id as category_id, c.slug as category_slug, c.title as category_title, n.status,
      case when not ${isHidden} then n.pending_status end as pending_status,
      case when not ${isHidden} then n.publish_at end as publish_at,
      n.author, n.created_by, n.created_at, n.published_at, n.updated_at as worked_at, n.deleted_at, n.version,
      exists (select from news_endorsements e where e.revision_id = r.id) as is_endorsed, ${reviewFacts}
    from (select 1) one left join (picked join news n using (id)
      join news_revisions r on r.id = ${shownText}
      join news_categories c on c.id = coalesce(r.category_id, n.category_id)
      left join users a on a.id = n.created_by
      left join slugs s on s.kind = 'news' and s.item_id = n.id and s.is_current) on true
    order by ${order}`.execute(db)
  return toPage({ rows })
}

/** Finds `limit` items in scope for the desk's search, the latest first. */
export const newsNamed = (actor: Actor, q: string, limit: number): RawBuilder<unknown> => sql`
  select 'news' as kind, n.id::text as key, r.title, n.author as detail,
    case when n.status = 'published' and not ${isHidden} then coalesce(n.pending_status, n.status)
      else n.status end as status, ${cameAt} as at
  from news n join news_revisions r on r.id = ${shownText}
  where ${conditionsOf(actor, { q, page: 1, limit })}
  order by ${cameAt} desc, n.id desc limit ${limit}`

/** Number of items in each state; one with a pending text in another state counts in both. */
export async function countDeskNews(db: Db, actor: Actor): Promise<DeskCountsWire> {
  const count = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})::int`
  const { rows } = await sql<DeskCountsWire>`
    select count(*)::int as "all", ${count(hasStatus('review'))} as review,
      ${count(hasStatus('revision'))} as revision, ${count(hasStatus('scheduled'))} as scheduled,
      ${count(hasStatus('published'))} as published, ${count(hasStatus('archived'))} as archived
    from news n where ${scopeOf(actor)}`.execute(db)
  return rows[0]!
}

/** Review data of an item without its texts. The viewer's access is checked where the texts are read. */
export async function getReviewFacts(db: Db, id: number): Promise<ReviewFacts> {
  const { rows } = await sql<ReviewFacts>`
    select ${reviewFacts} from news n left join users a on a.id = n.created_by where n.id = ${id}`.execute(db)
  return rows[0]!
}

type Choice = {
  id: number
  version: number
  /** Omitted ones stay, also if they change meanwhile: a closing region moves its news. */
  wish: { scene?: string | null; region_id?: number | null; participant_id?: number | null }
}

/** Sets what an item has beside its texts. @returns false for another version */
export async function updateAttributes(db: Db, { id, version, wish }: Choice): Promise<boolean> {
  const { scene, region_id: regionId, participant_id: participantId } = wish
  const { numUpdatedRows } = await db
    .updateTable('news')
    .set({
      ...(scene !== undefined && { scene }),
      ...(regionId !== undefined && { regionId }),
      ...(participantId !== undefined && { participantId }),
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
