import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { plainText } from '#src/platform/text/sanitize.ts'
import { type NewsStatus, workState } from '../workflow.ts'
import type { Passage } from './queries.ts'
import type { NewsText } from './text.ts'

/** Columns that an item takes from its text, by the text that readers see afterwards. */
export type ItemColumns =
  | { live: 'work'; text: NewsText; publishedAt: Date; coverSeed?: number }
  | { live: 'same'; isSeen: boolean }
  | { live: 'none'; text: NewsText; coverFamily: string }

export type StoredChange = {
  id: number
  /** The version that was read; if the row has another one nothing is changed. */
  version: number
  act: string
  from: NewsStatus | null
  to: NewsStatus
  comment: string | null
  /** Passage of the text that the comment is about. */
  passage: Passage | null
  /** Null for the site itself. */
  by: number | null
  now: Date
  text: NewsText | null
  status: NewsStatus
  pendingStatus: NewsStatus | null
  publishAt: Date | null
  columns: ItemColumns
  /** Text that the step is about: the current one, or the live one beside it. */
  about: 'work' | 'live'
  /** Leaves a pending text as it is, with its state and its date. */
  isBusy: boolean
}

/**
 * Stores a change of an item with its text and its step, all or nothing.
 * @returns undefined if the item has another version by now
 */
export async function storeChange(db: Db, c: StoredChange): Promise<{ stepId: number } | undefined> {
  const newId = c.text ? sql`nextval(pg_get_serial_sequence('news_revisions', 'id'))` : sql`null::bigint`
  const about = sql.ref(c.about === 'live' ? 'liveRevisionId' : 'revisionId')
  const { rows } = await sql<{ stepId: number }>`
    with ids as materialized (select ${newId} as new_id), item as (
      update news n set version = n.version + 1, worked_at = ${c.now}, status = ${c.status},
        ${reviewStateOf(c)}
        ${c.isBusy ? sql`` : sql`pending_status = ${c.pendingStatus}, publish_at = ${c.publishAt},`}
        revision_id = ${workingId}, ${columnsOf(c)}
      from ids where n.id = ${c.id} and n.version = ${c.version} and n.deleted_at is null
      returning n.id, n.revision_id, n.live_revision_id
    ), ${c.text ? sql`${insertText(c.text, c)},` : sql``} step as (
      insert into news_steps (news_id, revision_id, act, from_status, to_status, comment, quote, quote_block,
        by_user, at)
      select id, ${about}, ${c.act}, ${c.from}, ${c.to}, ${c.comment}, ${c.passage?.quote ?? null},
        ${c.passage?.block ?? null}, ${c.by}, ${c.now} from item
      returning id
    )
    select id as step_id from step`.execute(db)
  return rows[0]
}

/** Queue time starts at submission; the claim ends when the item leaves review. */
const reviewStateOf = (c: StoredChange) => sql`
  ${c.act === 'submit' ? sql`sent_at = ${c.now},` : sql``}
  ${workState(c) === 'review' ? sql`` : sql`claimed_by = null, claimed_at = null,`}`

const workingId = sql`coalesce(ids.new_id, n.revision_id, n.live_revision_id)`

/** Inserts the text, and deletes its writer's saved draft. */
const insertText = (text: NewsText, { by, now }: Pick<StoredChange, 'by' | 'now'>) => sql`revision as (
    insert into news_revisions (id, news_id, title, excerpt, content, sanitizer_version, category_id, image,
      created_by, created_at)
    overriding system value
    select revision_id, id, ${text.title}, ${text.excerpt}, ${text.content}, ${text.sanitizerVersion},
      ${text.categoryId}, ${text.image}, ${by}, ${now} from item
  ), forgotten as (
    delete from news_drafts d using item where d.news_id = item.id and d.user_id = ${by}
  )`

function columnsOf({ columns, now }: StoredChange): RawBuilder<unknown> {
  if (columns.live === 'same')
    return columns.isSeen ? sql`updated_at = ${now}` : sql`updated_at = n.updated_at`
  const { text } = columns
  const taken = sql`updated_at = ${now}, title = ${text.title}, category_id = ${text.categoryId}, image = ${text.image}`
  if (columns.live === 'none')
    return sql`${taken}, live_revision_id = null, cover_family = ${columns.coverFamily}`
  return sql`${taken}, live_revision_id = ${workingId}, search = ${searchOf(text)},
    published_at = coalesce(n.published_at, ${columns.publishedAt}),
    cover_seed = coalesce(${columns.coverSeed ?? null}, n.cover_seed)`
}

const searchOf = ({
  title,
  excerpt,
  content,
}: NewsText) => sql`setweight(to_tsvector('jejaring', ${title}), 'A') ||
  setweight(to_tsvector('jejaring', ${excerpt}), 'B') || to_tsvector('jejaring', ${plainText(content)})`

/** Deletes every slug of an item that no reader ever had. */
export const dropSlugs = (db: Db, id: number) =>
  db.deleteFrom('slugs').where('kind', '=', 'news').where('itemId', '=', id).execute()

type Seen = { id: number; version: number }

/** @returns false if the item was changed since it was read */
export async function markDeleted(db: Db, { id, version }: Seen, by: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with item as (
      update news set deleted_at = ${now}, worked_at = ${now}, version = version + 1
      where id = ${id} and version = ${version} and status = 'draft' and deleted_at is null
      returning id, revision_id
    )
    insert into news_steps (news_id, revision_id, act, from_status, to_status, by_user, at)
    select id, revision_id, 'delete', 'draft', 'draft', ${by}, ${now} from item returning id`.execute(db)
  return rows.length === 1
}

/** @returns false if the item was restored or changed since it was read */
export async function markRestored(db: Db, { id, version }: Seen, by: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with item as (
      update news set deleted_at = null, worked_at = ${now}, version = version + 1
      where id = ${id} and version = ${version} and deleted_at is not null
      returning id, revision_id
    )
    insert into news_steps (news_id, revision_id, act, from_status, to_status, by_user, at)
    select id, revision_id, 'restore', 'draft', 'draft', ${by}, ${now} from item returning id`.execute(db)
  return rows.length === 1
}

/** Makes the live text the current one again. @returns false if the item was changed since it was read */
export async function dropPending(
  db: Db,
  { id, version, from }: Seen & { from: NewsStatus },
  by: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with item as (
      update news set pending_status = null, publish_at = null, revision_id = live_revision_id,
        worked_at = ${now}, version = version + 1
      where id = ${id} and version = ${version} and pending_status = ${from} returning id, revision_id
    ), forgotten as (
      delete from news_drafts d using item where d.news_id = item.id and d.user_id = ${by}
    )
    insert into news_steps (news_id, revision_id, act, from_status, to_status, by_user, at)
    select id, revision_id, 'discard', ${from}, 'published', ${by}, ${now} from item returning id`.execute(db)
  return rows.length === 1
}

/** Resolving twice keeps the first time. */
export const setResolved = (db: Db, stepId: number, at: Date | null) =>
  db
    .updateTable('newsSteps')
    .set({ resolvedAt: at && sql`coalesce(resolved_at, ${at})` })
    .where('id', '=', stepId)
    .execute()
