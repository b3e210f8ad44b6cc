import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { DatedList } from '#src/platform/database/dated-list.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  joinTranslation,
  langColumn,
  slugInLanguage,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import { restorableSince } from '../../content/bin-retention.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import { mailingKind } from '../kind.ts'
import type { LinkPlace } from './click-token.ts'

export type MailingRow = InLanguage & {
  id: number
  slug: string
  title: string
  excerpt: string
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  coverFamily: string
  coverSeed: number
  listSlug: string
  listName: string
  publishedAt: Date
  updatedAt: Date
}

/** The archive: mailings that are out and that readers of the site may see, too. */
export const mailingArchive: DatedList<MailingRow> = {
  kind: 'mailing',
  name: 'mailings',
  live: isLiveKind(mailingKind),
  columns: sql`n.id, ${slugInLanguage} as slug, ${inLanguage('title', sql`r.title`)} as title,
    ${inLanguage('excerpt', sql`r.excerpt`)} as excerpt, ${uploadIn('n.image')} as image,
    ${inLanguage('image_alt', sql`r.image_alt`)} as image_alt, r.image_x, r.image_y,
    n.cover_family, n.cover_seed, l.slug as list_slug, l.name as list_name, n.published_at, n.updated_at ${langColumn}`,
  joins: sql`join revisions r on r.id = n.live_revision_id
    join mailing_lists l on l.id = n.list_id
    join slugs s on s.kind = 'mailing' and s.item_id = n.id and s.is_current
    ${joinTranslation('mailing', 'n.id')}`,
  content: contentInLanguage('r'),
  more: translationsColumn('mailing', 'n.id'),
}

/** Numbers the addresses in a mailing; one that has a number keeps it. */
export async function numberLinks(
  db: Db,
  mailingId: number,
  urls: readonly string[],
): Promise<Map<string, number>> {
  await sql`
    insert into mailing_links (mailing_id, number, url)
    select ${mailingId}, row_number() over (order by u.place) +
      (select coalesce(max(l.number), 0) from mailing_links l where l.mailing_id = ${mailingId}), u.url
    from unnest(${urls}::text[]) with ordinality u (url, place)
    where not exists (select from mailing_links l where l.mailing_id = ${mailingId} and l.url = u.url)
    on conflict do nothing`.execute(db)
  const rows = await linksOf(db, mailingId).select(['number', 'url']).execute()
  return new Map(rows.map(({ url, number }) => [url, number]))
}

const linksOf = (db: Db, mailingId: number) =>
  db.selectFrom('mailingLinks').where('mailingId', '=', mailingId)

/** Address that a link of a mailing leads to. */
export async function findLink(db: Db, { mailingId, number }: LinkPlace): Promise<string | undefined> {
  const row = await linksOf(db, mailingId).select('url').where('number', '=', number).executeTakeFirst()
  return row?.url
}

/** The same, and counts that it was followed. */
export async function countClick(db: Db, { mailingId, number }: LinkPlace): Promise<string | undefined> {
  const { rows } = await sql<{ url: string }>`
    update mailing_links set clicks = clicks + 1 where mailing_id = ${mailingId} and number = ${number}
    returning url`.execute(db)
  return rows[0]?.url
}

export type Figures = {
  sent: number
  refused: number
  left: number
  complaints: number
  links: { url: string; clicks: number }[]
}

/** Reads what became of a mailing: its letters, who left by its link, and its links. @throws Failure 404 */
export async function getFigures(
  db: Db,
  id: number,
  { scope, now }: { scope: DeskScope; now: Date },
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select t.sent, t.refused, e.left, e.complaints,
      (select coalesce(json_agg(json_build_object('url', l.url, 'clicks', l.clicks) order by l.clicks desc, l.number), '[]')
       from mailing_links l where l.mailing_id = n.id) as links
    from mailings n cross join lateral (
      select coalesce(sum(sent), 0)::int as sent, coalesce(sum(refused), 0)::int as refused
      from mailing_sums where mailing_id = n.id
    ) t cross join lateral (
      select count(distinct subscriber_id) filter (where ended_because = 'person')::int as left,
        count(distinct subscriber_id) filter (where ended_because = 'complaint')::int as complaints
      from subscriptions where ended_by_mailing = n.id
    ) e
    where n.id = ${id} and ${isInScope(scope, sql`n.region_id`)}
      and (n.deleted_at is null or n.deleted_at > ${restorableSince(now)})`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
