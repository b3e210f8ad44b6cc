import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { TranslatedName } from '#src/platform/database/translated.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import { type StoredText, storedHtml } from '#src/platform/text/sanitize.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import type { ContentStatus } from '#src/wire/content.ts'
import { COUNT_LIMIT } from '#src/wire/count-limit.ts'
import { numberIn } from '#src/wire/entity.ts'
import type { Language } from '#src/wire/language.ts'
import { htmlOfMarks } from '#src/wire/marked-text.ts'
import type { Field, TranslatedKind } from './kind-queries.ts'
import type { TranslationState } from './model.ts'
import type { TranslationsFilter } from './schema.ts'
import * as words from './words.id.ts'

/** Texts by name, the HTML among them. */
export type Texts = Record<string, string>

export type Original = {
  title: string
  slug: string | null
  keepsSlug: boolean
  /** True if readers see it. */
  isLive: boolean
  texts: Texts
  fields: Field[]
}

const textsJson = ({ texts }: TranslatedKind) =>
  sql`jsonb_build_object(${sql.join(
    Object.entries(texts).flatMap(([name, { from }]) => [sql.lit(name), sql`coalesce(${from}, '')`]),
  )})`

/** True for items in a scope of the desk: an editor translates what is of the region. */
const isOfScope = ({ region }: TranslatedKind, scope: DeskScope) =>
  scope === 'everything' ? sql<boolean>`true` : region ? isInScope(scope, region) : sql<boolean>`false`

/** An original with its texts as they are stored; undefined for none that is there, or not in the scope. */
export async function findOriginal(
  db: Db,
  kind: TranslatedKind,
  { id, scope }: { id: number; scope: DeskScope },
): Promise<Original | undefined> {
  const { rows } = await sql<Omit<Original, 'fields'>>`
    select ${kind.title} as title, ${textsJson(kind)} as texts, ${kind.keepsSlug ?? sql`false`} as keeps_slug,
      (${kind.isLive}) as is_live,
      (select s.slug from slugs s where s.kind = ${kind.addressed ?? null} and s.item_id = n.id and s.is_current) as slug
    from ${kind.from} where n.id = ${id} and ${kind.isThere} and ${isOfScope(kind, scope)}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const own = Object.entries(kind.texts).map(
    ([name, { form }]): Field => ({ name, label: words.labels[name]!, form, text: row.texts[name]! }),
  )
  const fields = kind.more ? await kind.more(db) : own
  return {
    ...row,
    texts: Object.fromEntries(fields.map(({ name, text }) => [name, text])),
    fields: fields.map(readable),
  }
}

/** Number of an item by its slug in the first language, or by its title; of the settings, which are one. */
export async function findOriginalId(
  db: Db,
  { kind, from, title, addressed }: TranslatedKind,
  by: { slug: string } | { title: string },
): Promise<number | undefined> {
  if (kind === 'settings') return 1
  const isIt =
    'slug' in by
      ? sql`n.id = (select item_id from slugs where kind = ${addressed ?? null} and slug = ${by.slug})`
      : sql`${title} = ${by.title}`
  const { rows } = await sql<{
    id: number
  }>`select n.id from ${from} where ${isIt} order by n.id limit 1`.execute(db)
  return rows[0]?.id
}

/** A story that was written without the editor, as HTML. */
const readable = (field: Field): Field =>
  field.form === 'html' && !/<[a-z]/.test(field.text) ? { ...field, text: htmlOfMarks(field.text) } : field

export type Translation = {
  id: number
  status: ContentStatus
  revisionId: number
  liveRevisionId: number | null
  publishAt: Date | null
  publishedAt: Date | null
  slug: string | null
  isMachine: boolean
  version: number
  sentAt: Date | null
  sentBy: number | null
  /** Name of who sent it. */
  sender: string | null
  returnedNote: string | null
  fields: Texts
  /** Name that its file had when it was uploaded. */
  fileName: string | null
  /** Texts of the original when this was written. */
  original: Texts
  revisions: { id: number; author: string | null; createdAt: string; isLive: boolean; isCurrent: boolean }[]
}

type Wanted = { id: number; language: Language }

/** Locks the translation of an item until the transaction ends. */
export const lockTranslation = (db: Db, { kind }: TranslatedKind, { id, language }: Wanted) =>
  sql`select from translations where kind = ${kind} and item_id = ${id} and language = ${language} for update`.execute(
    db,
  )

/** The translation of an item with its newest text and its revisions, newest first; undefined for none. */
export async function findTranslation(
  db: Db,
  kind: TranslatedKind,
  { id, language }: Wanted,
): Promise<Translation | undefined> {
  const { rows } = await sql<Translation & StoredText>`
    select t.id, t.status, t.revision_id, t.live_revision_id, t.publish_at, t.published_at, t.slug, t.is_machine, t.version,
      t.sent_at, t.sent_by, t.returned_note, (select u.nama_lengkap from users u where u.id = t.sent_by) as sender,
      r.fields, r.content, r.sanitizer_version, r.original,
      (select f.original_name from files f where f.name = r.fields ->> 'file') as file_name,
      (select json_agg(json_build_object('id', x.id, 'author', u.nama_lengkap, 'createdAt', x.created_at,
        'isLive', coalesce(x.id = t.live_revision_id, false), 'isCurrent', x.id = t.revision_id) order by x.id desc)
       from translation_revisions x left join users u on u.id = x.created_by where x.translation_id = t.id) as revisions
    from translations t join translation_revisions r on r.id = t.revision_id
    where t.kind = ${kind.kind} and t.item_id = ${id} and t.language = ${language}`.execute(db)
  const [row] = rows
  return row && { ...row, fields: withContent(kind, row) }
}

const htmlName = ({ texts }: TranslatedKind) =>
  Object.entries(texts).find(([, { form }]) => form === 'html')?.[0]

/** Short texts and the HTML under its own name. */
function withContent(kind: TranslatedKind, row: StoredText & { fields: Texts }): Texts {
  const name = htmlName(kind)
  return name ? { ...row.fields, [name]: storedHtml(row) } : row.fields
}

/** The texts of a revision of an item's translation; undefined for another's. */
export async function findRevision(
  db: Db,
  kind: TranslatedKind,
  { id, language, revision, scope }: Wanted & { revision: number; scope: DeskScope },
): Promise<{ id: number; createdAt: Date; fields: Texts } | undefined> {
  const { rows } = await sql<StoredText & { id: number; createdAt: Date; fields: Texts }>`
    select r.id, r.created_at, r.fields, r.content, r.sanitizer_version
    from translation_revisions r join translations t on t.id = r.translation_id
    where r.id = ${revision} and t.kind = ${kind.kind} and t.item_id = ${id} and t.language = ${language}
      and exists (select from ${kind.from} where n.id = t.item_id and ${isOfScope(kind, scope)})`.execute(db)
  const [row] = rows
  return row && { ...row, fields: withContent(kind, row) }
}

export type TranslationRow = {
  kind: TranslatedName
  id: number
  title: string
  translatedTitle: string | null
  state: TranslationState
  status: ContentStatus | null
  hasChanges: boolean
  workedAt: Date | null
}

const conditions = (current: RawBuilder<unknown>): Record<TranslationState, RawBuilder<boolean>> => {
  const isChanged = sql<boolean>`not (r2.original @> ${current})`
  const isWorkedOn = sql<boolean>`t.id is not null and not t.is_machine and t.sent_at is null`
  const isSame = sql<boolean>`${isWorkedOn} and not ${isChanged}`
  const isLive = sql<boolean>`t.live_revision_id is not null and t.live_revision_id = t.revision_id`
  return {
    missing: sql<boolean>`t.id is null`,
    machine: sql<boolean>`t.is_machine`,
    review: sql<boolean>`t.sent_at is not null`,
    changed: sql<boolean>`${isWorkedOn} and ${isChanged}`,
    returned: sql<boolean>`${isSame} and t.returned_note is not null`,
    draft: sql<boolean>`${isSame} and t.returned_note is null and (${isLive}) is not true`,
    published: sql<boolean>`${isSame} and t.returned_note is null and ${isLive}`,
  }
}

/** Items of a kind that readers see in a scope, each with the state of its translation. */
function statesOf(kind: TranslatedKind, { language, state, q }: TranslationsFilter, scope: DeskScope) {
  const states = conditions(textsJson(kind))
  const from = sql`${kind.from}
    left join translations t on t.kind = ${sql.lit(kind.kind)} and t.item_id = n.id and t.language = ${language}
    left join translation_revisions r2 on r2.id = t.revision_id`
  const isNamed = q
    ? sql`and (n.id = ${numberIn(q)} or position(lower(${q}) in lower(${kind.title} || ' ' || coalesce(r2.fields ->> 'title', ''))) > 0)`
    : sql``
  const chosen = sql`${kind.isListed ?? kind.isLive} and ${isOfScope(kind, scope)} ${state ? sql`and ${states[state]}` : sql``} ${isNamed}`
  const stateNow = sql`case ${sql.join(
    Object.entries(states).map(([name, holds]) => sql`when ${holds} then ${sql.lit(name)}`),
    sql` `,
  )} end`
  return { from, chosen, stateNow }
}

/** A page of what readers see in a scope of the desk, by kind, newest first, each with the state of its translation. */
export async function listTranslations(
  db: Db,
  kinds: readonly TranslatedKind[],
  filter: TranslationsFilter,
  scope: DeskScope,
): Promise<{ total: number; rows: TranslationRow[] }> {
  const offset = (filter.page - 1) * filter.limit
  const each = kinds.map((kind, place) => ({ kind, place, ...statesOf(kind, filter, scope) }))
  const counts = each.map(
    ({ from, chosen }) => sql`select 1 from (select 1 from ${from} where ${chosen} limit ${COUNT_LIMIT}) one`,
  )
  const pages = each.map(
    ({ kind, place, from, chosen, stateNow }) => sql`
      (select ${sql.lit(place)}::int as place, ${sql.lit(kind.kind)} as kind, n.id, ${kind.title} as title,
        coalesce(r2.fields ->> 'title', r2.fields ->> 'question') as translated_title, ${stateNow} as state, t.status,
        coalesce(t.live_revision_id <> t.revision_id, false) as has_changes, t.worked_at
      from ${from} where ${chosen} order by n.id desc limit ${offset + filter.limit})`,
  )
  const { rows } = await sql<(TranslationRow | { id: null }) & { total: number }>`
    select (select count(*)::int from (${sql.join(counts, sql` union all `)}) counted) as total, listed.*
    from (select 1) one left join (
      select * from (${sql.join(pages, sql` union all `)}) page
      order by place, id desc limit ${filter.limit} offset ${offset}
    ) listed on true order by listed.place, listed.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is TranslationRow & { total: number } => row.id !== null),
  }
}
