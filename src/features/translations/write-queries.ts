import { sql } from 'kysely'
import type { AddressedKind } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { type TranslatedName, textSearchOf } from '#src/platform/database/translated.ts'
import type { ContentStatus } from '#src/wire/content.ts'
import type { Language } from '#src/wire/language.ts'
import type { Texts } from './queries.ts'

type Of = { kind: TranslatedName; id: number; language: Language }

/** Begins the translation of an item. @returns its number; undefined if somebody else just did */
export async function insertTranslation(
  db: Db,
  { kind, id, language }: Of,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('translations')
    .values({ kind, itemId: id, language, createdAt: now, workedAt: now })
    .onConflict((oc) => oc.columns(['kind', 'itemId', 'language']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type NewRevision = {
  fields: Texts
  content: string
  sanitizerVersion: number
  original: Texts
  createdBy: number | null
  now: Date
}

/** Inserts a text of a translation. @returns its number */
export async function insertTranslationRevision(
  db: Db,
  translationId: number,
  { now, fields, original, ...text }: NewRevision,
): Promise<number> {
  const { id } = await db
    .insertInto('translationRevisions')
    .values({
      ...text,
      translationId,
      fields: JSON.stringify(fields),
      original: JSON.stringify(original),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes that a text says what the original says now. */
export const updateOriginal = (db: Db, revisionId: number, original: Texts) =>
  db
    .updateTable('translationRevisions')
    .set({ original: JSON.stringify(original) })
    .where('id', '=', revisionId)
    .execute()

export type Standing = {
  status: ContentStatus
  revisionId: number
  liveRevisionId: number | null
  publishAt: Date | null
  publishedAt: Date | null
  slug: string | null
  isMachine: boolean
  sentAt: Date | null
  sentBy: number | null
  returnedNote: string | null
}

export const updateTranslation = (db: Db, id: number, standing: Standing, now: Date) =>
  db
    .updateTable('translations')
    .set({ ...standing, workedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** Updates the words by which readers find the live text. */
export const updateWords = (
  db: Db,
  id: number,
  language: Language,
  { title, lead, words }: { title: string; lead: string; words: string },
) =>
  sql`
  update translations set search = setweight(to_tsvector(c.name, ${title}), 'A') ||
    setweight(to_tsvector(c.name, ${lead}), 'B') || to_tsvector(c.name, ${words})
  from (select ${textSearchOf(language)}::regconfig as name) c where id = ${id}`.execute(db)

/**
 * Gives an item a slug of a further language: the wanted one, or the first free of `slug-2`, `slug-3`, …. It leads to
 * the item in every language; the current one of the first stays.
 */
export async function reserveTranslatedSlug(
  db: Db,
  kind: AddressedKind,
  id: number,
  wanted: string,
): Promise<string> {
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`
    const { rows } = await sql`
      insert into slugs as s (kind, slug, item_id, is_current) values (${kind}, ${slug}, ${id}, false)
      on conflict (kind, slug) do update set item_id = s.item_id where s.item_id = excluded.item_id
      returning slug`.execute(db)
    if (rows.length) return slug
  }
}

const BATCH = 100

/** Translations due for publication, earliest first. */
export async function listDueTranslations(db: Db, now: Date) {
  const { rows } = await sql<Of & { version: number }>`
    select kind, item_id as id, language, version from translations
    where status = 'scheduled' and publish_at <= ${now} order by publish_at, id limit ${BATCH}`.execute(db)
  return rows
}
