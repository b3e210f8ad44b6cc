import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import type { ContentStatus } from '#src/wire/content.ts'
import { numberIn } from '#src/wire/entity.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'
import { restorableSince } from './bin-retention.ts'
import type { ContentKind, Details } from './content-kind.ts'
import type { ContentFilter } from './schema.ts'

export type ContentRow = {
  id: number
  slug: string
  title: string
  status: ContentStatus
  hasChanges: boolean
  author: string | null
  themeId: number | null
  themeTitle: string | null
  publishAt: Date | null
  publishedAt: Date | null
  workedAt: Date
  deletedAt: Date | null
  version: number
  details: Details
}
/** `createdAt` is PostgreSQL's JSON text of a timestamp. */
type RevisionRow = {
  id: number
  title: string
  author: string | null
  createdAt: string
  isLive: boolean
  isCurrent: boolean
}
export type TextRow = {
  title: string
  excerpt: string
  content: string
  sanitizerVersion: number
  categoryId: number | null
  author: string | null
  imageName: string | null
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  details: Details
}
export type ContentItem = ContentRow &
  TextRow & {
    revisionId: number
    liveRevisionId: number | null
    coverFamily: string
    coverSeed: number
    settings: Record<string, unknown>
    isSystem: boolean
    createdAt: Date
    revisions: RevisionRow[]
  }

/** Names `n` the item, `r` the current revision, `c` its theme, `s` its slug. */
const joins = ({ kind, table }: ContentKind) => sql`${sql.table(table)} n
  join revisions r on r.id = coalesce(n.revision_id, n.live_revision_id)
  left join blog_themes c on c.id = r.category_id and ${sql.lit(kind === 'blog')}
  join slugs s on s.kind = ${sql.lit(kind)} and s.item_id = n.id and s.is_current`

/** Details of revision `r`; those that its kind got later are null in it. */
const detailsOf = ({ details }: ContentKind) => {
  const none = Object.fromEntries((details?.names ?? []).map((name) => [name, null]))
  return sql`${JSON.stringify(none)}::jsonb || r.details as details`
}

const rowColumns = (kind: ContentKind) => sql`n.id, s.slug, r.title, n.status,
  (n.live_revision_id is not null and n.live_revision_id <> r.id) as has_changes, r.author,
  c.id as theme_id, c.title as theme_title, n.publish_at, n.published_at, n.worked_at, n.deleted_at, n.version,
  ${detailsOf(kind)}`

const textColumns = (
  kind: ContentKind,
) => sql`r.title, r.excerpt, r.content, r.sanitizer_version, r.category_id, r.author,
  r.image as image_name, ${uploadIn('r.image')} as image, r.image_alt, r.image_x, r.image_y,
  ${detailsOf(kind)}`

/** True if item `n` is in a scope of the desk: of a kind without regions nothing is in an editor's. */
function isOfScope({ isRegional }: ContentKind, scope: DeskScope): RawBuilder<boolean> {
  if (scope === 'everything') return sql`true`
  return isRegional ? isInScope(scope, sql`n.region_id`) : sql`false`
}

/** True if revision `r` names a region in the scope, or the scope is everything. */
const isRevisionOfScope = (scope: DeskScope, r: string) =>
  isInScope(scope, sql`(${sql.ref(`${r}.details`)} ->> 'region_id')::bigint`)

/** True if both item `n` and its text `r` are in the scope: an event may be about to move, or have moved. */
const isWholeOfScope = (kind: ContentKind, scope: DeskScope) =>
  sql`${isOfScope(kind, scope)} and ${isRevisionOfScope(scope, 'r')}`

/** A JSON object with values of an item, besides those of its text; the item is `n`. */
export type SettingsSql = RawBuilder<unknown>

/** Filters and orders of a kind's list at the desk; the item is `n`. */
export type ListSql = {
  narrow?(filter: object, now: Date): RawBuilder<unknown>[]
  orders?: Record<string, RawBuilder<unknown>>
}

const orders: Record<string, RawBuilder<unknown>> = {
  '-worked_at': sql`n.worked_at desc, n.id desc`,
  worked_at: sql`n.worked_at, n.id`,
  '-published_at': sql`n.published_at desc nulls last, n.id desc`,
  published_at: sql`n.published_at nulls last, n.id`,
  title: sql`r.title collate "und-x-icu", n.id`,
  '-title': sql`r.title collate "und-x-icu" desc, n.id desc`,
}

const isNamed = (q: string) =>
  sql`(n.id = ${numberIn(q)} or position(lower(${q}) in lower(r.title || ' ' || s.slug || ' ' || coalesce(r.author, ''))) > 0)`

/** Finds `limit` items of a kind for the desk's search, last edited first. */
export const contentNamed = (kind: ContentKind, q: string, limit: number): RawBuilder<unknown> => sql`
  select ${sql.lit(kind.kind)} as kind, n.id::text as key, r.title, coalesce(r.author, s.slug) as detail, n.status,
    n.worked_at as at
  from ${joins(kind)} where n.deleted_at is null and ${isNamed(q)}
  order by n.worked_at desc, n.id desc limit ${limit}`

/** A page of the items of a kind in a scope of the desk, and their number. */
export async function listContent(
  db: Db,
  kind: ContentKind,
  filter: ContentFilter,
  { now, scope }: { now: Date; scope: DeskScope },
): Promise<{ total: number; rows: ContentRow[] }> {
  const { page, limit, q, status, sort, theme } = filter
  const order = kind.list?.orders?.[sort] ?? orders[sort]
  const chosen: RawBuilder<unknown>[] = [
    isWholeOfScope(kind, scope),
    ...(kind.list?.narrow?.(filter, now) ?? []),
    status === 'deleted' ? sql`n.deleted_at > ${restorableSince(now)}` : sql`n.deleted_at is null`,
  ]
  if (status && status !== 'deleted') chosen.push(sql`n.status = ${status}`)
  if (theme) chosen.push(sql`r.category_id = ${theme}`)
  if (q) chosen.push(isNamed(q))
  const { rows } = await sql<(ContentRow | { id: null }) & { total: number }>`
    with found as materialized (
      select n.id, row_number() over (order by ${order}) as place from ${joins(kind)}
      where ${sql.join(chosen, sql` and `)}
    )
    select (select count(*)::int from found) as total, listed.* from (select 1) one left join (
      select f.place, ${rowColumns(kind)} from ${joins(kind)} join found f on f.id = n.id
      order by f.place limit ${limit} offset ${(page - 1) * limit}
    ) listed on true order by listed.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is ContentRow & { total: number } => row.id !== null),
  }
}

type Wanted = {
  /** Items deleted before are gone. */
  since: Date
  scope: DeskScope
}

/** An item of a scope with its current text and the revisions of that scope, newest first. @throws Failure 404 */
export async function getContent(
  db: Db,
  kind: ContentKind,
  id: number,
  { since, scope }: Wanted,
): Promise<ContentItem> {
  const { rows } = await sql<ContentItem>`
    select ${rowColumns(kind)}, ${textColumns(kind)}, r.id as revision_id, n.live_revision_id, n.cover_family, n.cover_seed,
      ${kind.kind === 'page' ? sql`n.is_system` : sql`false`} as is_system, n.created_at,
      ${kind.settings ?? sql`'{}'::json`} as settings,
      (select json_agg(json_build_object('id', x.id, 'title', x.title, 'author', u.nama_lengkap,
        'createdAt', x.created_at, 'isLive', coalesce(x.id = n.live_revision_id, false), 'isCurrent', x.id = r.id)
        order by x.id desc)
       from revisions x left join users u on u.id = x.created_by
       where x.kind = ${kind.kind} and x.item_id = n.id and ${isRevisionOfScope(scope, 'x')}) as revisions
    from ${joins(kind)}
    where n.id = ${id} and ${isWholeOfScope(kind, scope)} and (n.deleted_at is null or n.deleted_at > ${since})`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** One revision of an item that is not purged; both must be of the scope. @throws Failure 404 */
export async function getRevision(
  db: Db,
  kind: ContentKind,
  { id, revision, scope }: { id: number; revision: number; scope: DeskScope },
): Promise<TextRow & { id: number; createdAt: Date }> {
  const { rows } = await sql<TextRow & { id: number; createdAt: Date }>`
    select r.id, r.created_at, ${textColumns(kind)} from revisions r join ${sql.table(kind.table)} n on n.id = r.item_id
    where r.kind = ${kind.kind} and r.item_id = ${id} and r.id = ${revision} and n.deleted_at is null
      and ${isWholeOfScope(kind, scope)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
