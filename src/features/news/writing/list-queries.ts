import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { DatedPage } from '#src/platform/database/dated-list.ts'
import { type PageRow, toPage } from '#src/platform/database/dated-pages.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import { isReviewing, newsScope } from '../policy.ts'
import { type NewsStatus, newsStatuses } from '../workflow.ts'
import type { MemberNewsFilter } from './schema.ts'

export type MemberRow = {
  id: number
  slug: string | null
  title: string
  excerpt: string
  image: UploadedImage | null
  categoryId: number
  categorySlug: string
  categoryTitle: string
  status: NewsStatus
  pendingStatus: NewsStatus | null
  publishAt: Date | null
  author: string
  createdBy: number | null
  createdAt: Date
  publishedAt: Date | null
  workedAt: Date
  deletedAt: Date | null
  version: number
  coverFamily: string
  coverSeed: number
  scene: string | null
  isEndorsed: boolean
}

/** Ids of items in each scope, found by an index of its own. */
const circles: Record<'own' | 'institution' | 'review', (actor: Actor) => RawBuilder<unknown>> = {
  own: ({ id }) => sql`select id from news where created_by = ${id}`,
  institution: ({ isPic, participantId }) =>
    isPic && participantId !== null
      ? sql`select id from news where deleted_at is null
          and created_by in (select id from users where participant_id = ${participantId})`
      : nothing,
  review: (actor) => {
    const isOpen = sql`deleted_at is null and ${isInScope(newsScope(actor), sql`region_id`)}`
    return isReviewing(actor)
      ? sql`select id from news where status = 'review' and ${isOpen}
          union all select id from news where pending_status = 'review' and ${isOpen}`
      : nothing
  },
}
const nothing = sql`select id from news where false`

const circlesOf = (actor: Actor, whose: MemberNewsFilter['whose']) =>
  sql.join(
    (whose === 'all' ? Object.values(circles) : [circles[whose]]).map((circle) => sql`(${circle(actor)})`),
    sql` union `,
  )

/** Number of a scope's items in each state; one with a pending text in another state counts in both. */
export async function countMemberNews(
  db: Db,
  actor: Actor,
  whose: MemberNewsFilter['whose'],
): Promise<Record<NewsStatus | 'all', number>> {
  const { rows } = await sql<{ status: NewsStatus | 'all'; n: number }>`
    with seen as (${circlesOf(actor, whose)})
    select one.status, count(distinct n.id)::int as n from seen join news n using (id)
      cross join lateral (values ('all'), (n.status), (n.pending_status)) one (status)
    where n.deleted_at is null and one.status is not null group by one.status`.execute(db)
  const none = Object.fromEntries(['all', ...newsStatuses].map((status) => [status, 0]))
  return Object.assign(
    none as Record<NewsStatus | 'all', number>,
    ...rows.map(({ status, n }) => ({ [status]: n })),
  )
}

/** A page of a scope's items that somebody may see, last edited first. */
export async function listMemberNews(
  db: Db,
  actor: Actor,
  { whose, status, page, limit }: MemberNewsFilter,
): Promise<DatedPage<MemberRow>> {
  const { rows } = await sql<PageRow<MemberRow>>`
    with seen as (${circlesOf(actor, whose)}), chosen as materialized (
      select n.id, n.worked_at from seen join news n using (id) where ${hasStatus(status)}
    ), picked as materialized (
      select id from chosen order by worked_at desc, id desc limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from chosen) as total, n.id, s.slug, r.title, r.excerpt,
      ${uploadIn('r.image')} as image, c.id as category_id, c.slug as category_slug, c.title as category_title,
      n.status, n.pending_status, n.publish_at,
      n.author, n.created_by, n.created_at, n.published_at, n.worked_at, n.deleted_at, n.version,
      n.cover_family, n.cover_seed, n.scene,
      exists (select from news_endorsements e where e.revision_id = n.revision_id) as is_endorsed
    from (select 1) one left join (picked join news n using (id)
      join news_revisions r on r.id = ${shownRevision}
      join news_categories c on c.id = coalesce(r.category_id, n.category_id)
      left join slugs s on s.kind = 'news' and s.item_id = n.id and s.is_current) on true
    order by n.worked_at desc, n.id desc`.execute(db)
  return toPage({ rows })
}

const shownRevision = sql`case when n.status in ('published', 'archived') then n.live_revision_id
  else coalesce(n.revision_id, n.live_revision_id) end`

const hasStatus = (status: MemberNewsFilter['status']) =>
  status === 'deleted'
    ? sql`n.deleted_at is not null`
    : status
      ? sql`n.deleted_at is null and (n.status = ${status} or n.pending_status = ${status})`
      : sql`n.deleted_at is null`
