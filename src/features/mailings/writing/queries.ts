import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Zone } from '../../events/place-time.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import { type ItemKind, type ItemName, itemKinds } from './items.ts'
import type { DeskMailingFilter, MailingDetails } from './schema.ts'

/** Further filters of the desk's list; the mailing is `n`. */
export function narrowMailings(filter: object): RawBuilder<unknown>[] {
  const { list } = filter as DeskMailingFilter
  return list ? [sql`n.list_id = ${list}`] : []
}

/** Fields of a segment that name what does not exist. */
export async function findUnknown(db: Db, details: MailingDetails): Promise<string[]> {
  const tables = {
    people_region_id: 'regions',
    institution_id: 'participants',
    donated_campaign_id: 'campaigns',
    event_id: 'events',
    label_id: 'labels',
  } as const
  const named = (Object.keys(tables) as (keyof typeof tables)[]).filter((field) => details[field] !== null)
  if (!named.length) return []
  const checks = named.map(
    (field) => sql`select ${sql.lit(field)} as field where not exists (
      select from ${sql.table(tables[field])} x where x.id = ${details[field]})`,
  )
  const { rows } = await sql<{ field: string }>`${sql.join(checks, sql` union all `)}`.execute(db)
  return rows.map(({ field }) => field)
}

export type MailingText = {
  title: string
  excerpt: string
  content: string
  sanitizerVersion: number
  image: UploadedImage | null
  imageAlt: string
  listName: string
  /** Slug of its page in the archive; null if it is not to be found there. */
  archiveSlug: string | null
}

/** A version of a mailing, with the name of its list. @throws Failure 404 */
export async function getMailingText(
  db: Db,
  { revisionId, mailingId }: { revisionId: number; mailingId: number },
): Promise<MailingText> {
  const { rows } = await sql<MailingText>`
    select r.title, r.excerpt, r.content, r.sanitizer_version, ${uploadIn('r.image')} as image, r.image_alt,
      coalesce(l.name, '') as list_name, s.slug as archive_slug
    from revisions r
    left join mailing_lists l on l.id = (r.details ->> 'list_id')::bigint
    left join slugs s on s.kind = 'mailing' and s.item_id = r.item_id and s.is_current
      and r.details ->> 'archive' = 'public'
    where r.kind = 'mailing' and r.item_id = ${mailingId} and r.id = ${revisionId}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export type ItemRow = {
  kind: ItemName
  id: number
  slug: string
  title: string
  excerpt: string
  image: UploadedImage | null
  /** Of an event, as parsed from JSON. */
  time: { startAt: string; endAt: string; timezone: Zone; place: string } | null
}

/** Live items of a kind as `n`, with text `t` and current slug `s`. */
const liveItems = (kind: ItemKind, more: RawBuilder<unknown>) => sql`
  select ${sql.lit(kind.kind)} as kind, n.id, s.slug, t.title, t.excerpt, ${uploadIn('n.image')} as image,
    ${
      kind.kind === 'event'
        ? sql`json_build_object('startAt', n.starts_at, 'endAt', n.ends_at, 'timezone', n.timezone, 'place', n.place)`
        : sql`null::json`
    } as time
  from ${sql.table(kind.table)} n
  join slugs s on s.kind = ${sql.lit(kind.kind)} and s.item_id = n.id and s.is_current
  ${
    kind.versions
      ? sql`join ${sql.table(kind.versions)} t on t.id = n.live_revision_id`
      : sql`cross join lateral (select n.title, n.excerpt) t`
  }
  where ${isLiveKind(kind)} and ${more}`

/** Live items by their present or former slugs, each with the slug that was asked for. */
export async function findItems(
  db: Db,
  asked: readonly { kind: ItemName; slug: string }[],
): Promise<(ItemRow & { asked: string })[]> {
  if (!asked.length) return []
  const { rows } = await sql<ItemRow & { asked: string }>`${sql.join(
    itemKinds.map((kind) => {
      const slugs = asked.filter((one) => one.kind === kind.kind).map(({ slug }) => slug)
      return sql`(select i.*, a.slug as asked
        from slugs a join lateral (${liveItems(kind, sql`n.id = a.item_id`)}) i on true
        where a.kind = ${sql.lit(kind.kind)} and a.slug = any(${slugs}))`
    }),
    sql` union all `,
  )}`.execute(db)
  return rows
}
