import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { SANITIZER_VERSION } from '#src/platform/text/sanitize.ts'

export const newsStates = [
  'draft',
  'review',
  'revision',
  'scheduled',
  'published',
  'archived',
  'deleted',
] as const
export type NewsState = (typeof newsStates)[number]

export type NewsItem = { id: number; revision: number; comment: number; version: 1 }

/** An item in a state, with one text, one step and a comment: inserted directly, without the workflow. */
export async function makeNewsItem(
  db: Db,
  by: { id: number },
  state: NewsState,
  regionId: number | null = null,
): Promise<NewsItem> {
  const status = state === 'deleted' ? 'draft' : state
  const wasLive = state === 'published' || state === 'archived'
  const { rows } = await sql<NewsItem>`
    with home as (select min(id) as id from news_categories), ids as materialized (
      select nextval(pg_get_serial_sequence('news', 'id')) as item,
        nextval(pg_get_serial_sequence('news_revisions', 'id')) as text
    ), made as (
      insert into news (id, status, category_id, revision_id, live_revision_id, title, author, cover_family, cover_seed,
        publish_at, published_at, deleted_at, created_by, region_id)
      overriding system value
      select item, ${status}, home.id, text, case when ${wasLive} then text end, 'Panen di lereng', 'Ani Penulis', 'daun', 1,
        case when ${state === 'scheduled'} then now() + interval '1 day' end, case when ${wasLive} then now() end,
        case when ${state === 'deleted'} then now() end, ${by.id}, ${regionId}::bigint from ids, home
    ), written as (
      insert into news_revisions (id, news_id, title, excerpt, content, sanitizer_version, category_id, created_by)
      overriding system value
      select text, item, 'Panen di lereng', 'Panen tiba.', '<p>Isi.</p>', ${SANITIZER_VERSION}, home.id, ${by.id}
      from ids, home
    ), addressed as (
      insert into slugs (kind, slug, item_id) select 'news', 'panen-' || item, item from ids where ${wasLive}
    ), step as (
      insert into news_steps (news_id, revision_id, act, to_status, comment, by_user)
      select item, text, 'create', ${status}, 'Sebutkan sumbernya.', ${by.id} from ids returning id
    )
    select ids.item as id, ids.text as revision, step.id as comment, 1 as version from ids, step`.execute(db)
  return rows[0]!
}
