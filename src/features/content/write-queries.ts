import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { ContentStatus } from '#src/wire/content.ts'
import type { CoverFacts } from '../covers/choose-scene.ts'
import type { ContentKind, Details } from './content-kind.ts'

/** A text to be stored; its HTML is sanitised. */
export type ContentText = {
  title: string
  excerpt: string
  content: string
  sanitizerVersion: number
  categoryId: number | null
  author: string | null
  image: string | null
  imageAlt: string
  imageX: number
  imageY: number
  details: Details
}

/** Locks an item until the transaction ends. */
export async function lockContent(db: Db, { table }: ContentKind, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db)
}

/** Inserts a revision. @returns its number */
export async function insertRevision(
  db: Db,
  { kind }: ContentKind,
  itemId: number,
  { text, createdBy, now }: { text: ContentText; createdBy: number | null; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('revisions')
    .values({ ...text, kind, itemId, createdBy, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Text values kept in columns of the item, besides title and picture. */
const columnsOf = ({ isSigned, details }: ContentKind, text: ContentText): [string, unknown][] =>
  Object.entries({
    ...(isSigned && { category_id: text.categoryId, author: text.author }),
    ...details?.columnsOf(text.details),
  })

type NewContent = {
  text: ContentText
  coverFamily: string
  coverSeed: number
  createdBy: number | null
  key: string | null
  now: Date
}

/** Inserts a draft without its text. @returns its number; undefined if the same person used the key before */
export async function insertContent(
  db: Db,
  kind: ContentKind,
  { text, coverFamily, coverSeed, createdBy, key, now }: NewContent,
): Promise<number | undefined> {
  const columns = columnsOf(kind, text)
  const names = columns.map(([name]) => sql`, ${sql.ref(name)}`)
  const values = columns.map(([, value]) => sql`, ${value}`)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (status, title, image, cover_family, cover_seed, created_by, idempotency_key,
      created_at, updated_at, worked_at ${sql.join(names, sql``)})
    values ('draft', ${text.title}, ${text.image}, ${coverFamily}, ${coverSeed}, ${createdBy}, ${key},
      ${now}, ${now}, ${now} ${sql.join(values, sql``)})
    on conflict (created_by, idempotency_key) where idempotency_key is not null do nothing
    returning id`.execute(db)
  return rows[0]?.id
}

export async function findByKey(
  db: Db,
  { table }: ContentKind,
  createdBy: number,
  key: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where created_by = ${createdBy} and idempotency_key = ${key}`.execute(
    db,
  )
  return rows[0]!.id
}

export type ContentState = {
  status: ContentStatus
  revisionId: number
  liveRevisionId: number | null
  publishAt: Date | null
  publishedAt: Date | null
}

/** The latest items of a kind. */
export async function latestItems(db: Db, { table }: ContentKind): Promise<CoverFacts[]> {
  const { rows } = await sql<CoverFacts>`
    select title, cover_family, cover_seed, to_jsonb(n) ->> 'scene' as scene from ${sql.table(table)} n where deleted_at is null order by id desc limit 4`.execute(
    db,
  )
  return rows
}

/** Updates an item's status; a changed live text counts as an update for readers. */
export async function updateContentStatus(
  db: Db,
  { table }: ContentKind,
  id: number,
  { status, revisionId, liveRevisionId, publishAt, publishedAt, now }: ContentState & { now: Date },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set status = ${status}, revision_id = ${revisionId}, publish_at = ${publishAt},
      published_at = ${publishedAt}, worked_at = ${now}, version = version + 1,
      updated_at = case when live_revision_id is distinct from ${liveRevisionId} then ${now} else updated_at end,
      live_revision_id = ${liveRevisionId}
    where id = ${id}`.execute(db)
}

/** Updates title, picture and words, by which lists and the search know the item. */
export async function updateCover(
  db: Db,
  kind: ContentKind,
  id: number,
  { text, words }: { text: ContentText; words: string },
): Promise<void> {
  const columns = columnsOf(kind, text).map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`)
  const summary = `${text.excerpt} ${kind.details?.wordsOf?.(text.details) ?? ''}`
  await sql`
    update ${sql.table(kind.table)} set title = ${text.title}, image = ${text.image},
      search = setweight(to_tsvector('jejaring', ${text.title}), 'A') ||
        setweight(to_tsvector('jejaring', ${summary}), 'B') || to_tsvector('jejaring', ${words})
      ${sql.join(columns, sql``)}
    where id = ${id}`.execute(db)
}

/** Deletes (a moment) or restores (null) an item. */
export async function setDeletedAt(
  db: Db,
  { table }: ContentKind,
  id: number,
  { deletedAt, now }: { deletedAt: Date | null; now: Date },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set deleted_at = ${deletedAt}, worked_at = ${now}, version = version + 1
    where id = ${id}`.execute(db)
}

/** True if a slug is free, or was the item's own before. */
export async function isFreeSlug(db: Db, kind: string, id: number | null, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select from slugs where kind = ${kind} and slug = ${slug} and item_id is distinct from ${id}`.execute(db)
  return rows.length === 0
}

export async function hasTheme(db: Db, id: number): Promise<boolean> {
  return (
    (await db.selectFrom('blogThemes').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}
