import { type RawBuilder, sql } from 'kysely'
import { allKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'

/** Condition that a text with these columns, or the picture beside it, is picture `u`. */
const hasPicture = (content: string, image: string | null) =>
  sql`pictures_in(${sql.ref(content)}, ${image ? sql.ref(image) : sql`null`}) @> array[u.name]`

/** Tables of texts, with their columns of HTML and of a picture beside it. */
const texts = [
  ['revisions', 'content', 'image'],
  ['news_revisions', 'content', 'image'],
  ['news_drafts', 'content', 'image'],
  ['regions', 'content', 'image'],
  ['questions', 'body', null],
  ['answers', 'body', null],
  ['campaigns', 'content', 'image'],
  ['campaign_updates', 'content', null],
  ['translation_revisions', 'content', null],
] as const

const itemsWithoutVersions = allKinds.filter(({ versions }) => !versions)

/** Condition that an item without versions shows picture `u`. */
const isOfItem = sql.join(
  itemsWithoutVersions.flatMap(({ table, images }) =>
    images.map((column) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = u.name)`),
  ),
  sql` or `,
)

/** Condition that picture `u` stands in a text of today or of before, in a draft, or on an item. */
export const isInUse: RawBuilder<boolean> = sql<boolean>`(
  ${sql.join(
    texts.map(
      ([table, content, image]) =>
        sql`exists (select from ${sql.table(table)} where ${hasPicture(content, image)})`,
    ),
    sql` or `,
  )} or ${isOfItem}
  or exists (select from participant_changes where status = 'pending' and fields ->> 'image' = u.name))`

/** Condition that live news by `author` shows picture `u`. */
const isInLiveNews = (author: RawBuilder<unknown>) => sql`exists (
  select from news n join news_revisions r on r.id = n.live_revision_id
  where n.status = 'published' and n.deleted_at is null and ${hasPicture('r.content', 'r.image')} and ${author})`

/**
 * Condition that a person may use picture `u`: their own; the secretariat also those that it brought and that readers
 * see; a member those of their institution's page and of its members' published news.
 */
export const isInLibraryOf = (
  userId: number,
): RawBuilder<boolean> => sql<boolean>`(u.purpose = 'content' and (
  u.user_id = ${userId} or u.used_at is not null and exists (
    select from users me where me.id = ${userId} and (
      me.role in ('staff', 'admin') and (
        exists (select from users o where o.id = u.user_id and o.role in ('staff', 'admin'))
        or exists (select from revisions where ${hasPicture('content', 'image')})
        or exists (select from regions where ${hasPicture('content', 'image')})
        or exists (select from campaigns where ${hasPicture('content', 'image')})
        or exists (select from campaign_updates where ${hasPicture('content', null)})
        or ${isOfItem} or ${isInLiveNews(sql`true`)})
      or me.participant_id is not null and (
        exists (select from participants p where p.id = me.participant_id and p.deleted_at is null and p.image = u.name)
        or ${isInLiveNews(sql`exists (
          select from users c where c.id = n.created_by and c.participant_id = me.participant_id)`)})))))`

/**
 * Condition that a person may read about picture `u`: it is in their library; the secretariat also about those in what
 * it sees of others, such as forum posts and news in review, so that it can write down a refused consent.
 */
export const isReadableBy = (
  userId: number,
): RawBuilder<boolean> => sql<boolean>`(${isInLibraryOf(userId)} or (
  u.purpose = 'content' and u.used_at is not null
  and exists (select from users me where me.id = ${userId} and me.role in ('staff', 'admin')) and (
    exists (select from questions where deleted_at is null and ${hasPicture('body', null)})
    or exists (select from answers where deleted_at is null and ${hasPicture('body', null)})
    or exists (
      select from news n join news_revisions r on r.id = n.revision_id
      where coalesce(n.pending_status, n.status) <> 'draft' and n.deleted_at is null
        and ${hasPicture('r.content', 'r.image')})
    or exists (select from participant_changes where status = 'pending' and fields ->> 'image' = u.name))))`

/** Use of a picture: the item, and whether readers see it there, its newest text has it, or only an earlier one. */
export type Use = { kind: string; id: number; title: string; state: 'live' | 'work' | 'past' | 'deleted' }

const usesByKind = allKinds.flatMap(({ kind, table, titleColumn, versions, images, live }) => {
  const item = sql`${kind}::text as kind, i.id, i.${sql.ref(titleColumn)} as title`
  const isLive = live === 'not draft' ? sql`i.status <> 'draft'` : sql`i.deleted_at is null`
  if (!versions)
    return images.map(
      (column) => sql`
        select ${item}, case when ${isLive} then 'live' else ${live === 'not draft' ? 'work' : 'deleted'} end as state
        from ${sql.table(table)} i join picture u on i.${sql.ref(column)} = u.name`,
    )
  const own = (r: string) =>
    versions === 'revisions'
      ? sql`${sql.ref(`${r}.kind`)} = ${kind} and ${sql.ref(`${r}.item_id`)} = i.id`
      : sql`${sql.ref(`${r}.news_id`)} = i.id`
  return [
    sql`
      select ${item}, case when i.deleted_at is not null then 'deleted'
          when i.status = 'published' and bool_or(r.id = i.live_revision_id) then 'live'
          when bool_or(r.id = (select max(v.id) from ${sql.table(versions)} v where ${own('v')})) then 'work'
          else 'past' end as state
      from picture u join ${sql.table(versions)} r on ${hasPicture('r.content', 'r.image')}
      join ${sql.table(table)} i on ${own('r')} group by i.id`,
  ]
})

/** Uses of a picture, one row an item and state. */
export async function listUses(db: Db, name: string): Promise<Use[]> {
  const { rows } = await sql<Use>`
    with picture as (select ${name}::text as name)
    ${sql.join(usesByKind, sql` union all `)}
    union all select 'news', n.id, n.title, 'work'
      from picture u join news_drafts d on ${hasPicture('d.content', 'd.image')} join news n on n.id = d.news_id
    union all select 'region', i.id, i.title, case when i.deleted_at is null then 'live' else 'deleted' end
      from picture u join regions i on ${hasPicture('i.content', 'i.image')} and i.image is distinct from u.name
    union all select 'campaign', i.id, i.title, case when i.status <> 'draft' then 'live' else 'work' end
      from picture u join campaigns i on i.image is distinct from u.name and (${hasPicture('i.content', 'i.image')}
        or i.id in (select campaign_id from campaign_updates c where ${hasPicture('c.content', null)}))
    union all select 'participant', p.id, p.title, 'work' from picture u
      join participant_changes c on c.status = 'pending' and c.fields ->> 'image' = u.name
      join participants p on p.id = c.participant_id
    union all select case when q.is_faq then 'faq' else 'question' end, q.id, q.question, case when q.deleted_at is null then 'live' else 'deleted' end
      from picture u join questions q on ${hasPicture('q.body', null)}
        or q.id in (select question_id from answers a where ${hasPicture('a.body', null)})
    order by state, kind, title`.execute(db)
  return rows
}
