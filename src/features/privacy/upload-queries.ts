import { sql } from 'kysely'
import { allKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'

const imagesOfItems = sql.join(
  allKinds.flatMap(({ table, images }) =>
    images.map((column) => sql`select '', ${sql.ref(column)} from ${sql.table(table)}`),
  ),
  sql` union all `,
)

/** All remaining texts, with their pictures. */
export const remainingTexts = sql`
  select content, image from revisions
  union all select r.content, r.image from news n join news_revisions r on r.id in (n.live_revision_id, n.revision_id)
  union all select body, null from questions where deleted_at is null
  union all select body, null from answers where deleted_at is null
  union all select content, null from regions
  union all select content, image from news_drafts
  union all select content, null from campaigns
  union all select content, null from campaign_updates
  union all ${imagesOfItems}
  union all select '', fields ->> 'image' from participant_changes where status = 'pending'`

/**
 * Marks a person's uploads for removal, except those in remaining texts and in the library; clears all original file
 * names. The sweep of unused files deletes the bytes.
 */
export async function deleteUploads(db: Db, userId: number, now: Date) {
  await sql`
    with texts as (${remainingTexts}), kept as (
      select image as name from texts where image is not null
      union select name from files
      union select found[1] from texts, regexp_matches(content, '[0-9a-f]{32}[.][a-z0-9]+', 'g') found
        where content like '%/images/%'
    )
    update uploads up set original_name = '', used_at = case when k.name is not null then up.used_at end,
      deleted_at = case when k.name is not null then up.deleted_at else coalesce(up.deleted_at, ${now}) end
    from uploads mine left join kept k on k.name = mine.name
    where up.id = mine.id and mine.user_id = ${userId}`.execute(db)
}
