import { type RawBuilder, sql } from 'kysely'
import { type AddressedKind, addressedKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  joinTranslation,
  langValue,
  slugInLanguage,
} from '#src/platform/database/translated.ts'
import { invalid, notFound } from '#src/platform/http/failures.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import type { Language } from '#src/wire/language.ts'
import type { ItemName } from '#src/wire/mail-item.ts'
import type { Zone } from '../../events/place-time.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import { listLists } from '../lists/queries.ts'
import * as words from './api-words.id.ts'
import { type ItemKind, itemKinds } from './items.ts'
import type { DeskMailingFilter, ItemFilter, MailingChoices, MailingDetails } from './schema.ts'

/** Further filters of the desk's list; the mailing is `n`. */
export function narrowMailings(filter: object): RawBuilder<unknown>[] {
  const { list } = filter as DeskMailingFilter
  return list ? [sql`n.list_id = ${list}`] : []
}

/** Fields of a segment that name what does not exist, or lies in no region of the scope. */
export async function findUnknown(db: Db, details: MailingDetails, scope: DeskScope): Promise<string[]> {
  const tables = {
    people_region_id: 'regions',
    institution_id: 'participants',
    donated_campaign_id: 'campaigns',
    event_id: 'events',
    label_id: 'labels',
  } as const
  const regionOf = {
    people_region_id: sql`x.id`,
    institution_id: sql`x.region_id`,
    event_id: sql`x.region_id`,
  }
  const named = (Object.keys(tables) as (keyof typeof tables)[]).filter((field) => details[field] !== null)
  if (!named.length) return []
  const checks = named.map(
    (field) => sql`select ${sql.lit(field)} as field where not exists (
      select from ${sql.table(tables[field])} x where x.id = ${details[field]}
        and ${field in regionOf ? isInScope(scope, regionOf[field as 'event_id']) : sql`true`})`,
  )
  const { rows } = await sql<{ field: string }>`${sql.join(checks, sql` union all `)}`.execute(db)
  return rows.map(({ field }) => field)
}

export type MailingText = Pick<InLanguage, 'lang'> & {
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

/** A version of a mailing, with the name of its list; its live translation in the language of this program. @throws Failure 404 */
export async function getMailingText(
  db: Db,
  { revisionId, mailingId }: { revisionId: number; mailingId: number },
): Promise<MailingText> {
  const { rows } = await sql<MailingText>`
    select ${inLanguage('title', sql`r.title`)} as title, ${inLanguage('excerpt', sql`r.excerpt`)} as excerpt,
      ${contentInLanguage('r')}, ${uploadIn('r.image')} as image,
      ${inLanguage('image_alt', sql`r.image_alt`)} as image_alt, coalesce(l.name, '') as list_name,
      case when s.slug is not null then ${slugInLanguage} end as archive_slug, ${langValue} as lang
    from revisions r
    left join mailing_lists l on l.id = (r.details ->> 'list_id')::bigint
    left join slugs s on s.kind = 'mailing' and s.item_id = r.item_id and s.is_current
      and r.details ->> 'archive' = 'public'
    ${joinTranslation('mailing', 'r.item_id')}
    where r.kind = 'mailing' and r.item_id = ${mailingId} and r.id = ${revisionId}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export type ItemRow = Pick<InLanguage, 'lang'> & {
  kind: ItemName
  id: number
  slug: string
  title: string
  excerpt: string
  image: UploadedImage | null
  coverFamily: string
  coverSeed: number
  scene: string | null
  /** Time when it was published, or an event begins. */
  at: Date | null
  /** Time of an event, as parsed from JSON. */
  time: { startAt: string; endAt: string; timezone: Zone; place: string } | null
}

/** Column of an item's date. */
const dateOf = ({ search }: ItemKind) => sql.ref(`n.${search?.date ?? 'opens_at'}`)

/** Columns of an item's own texts, as an editor inserts it. */
const original = {
  join: (_kind: ItemName): RawBuilder<unknown> => sql``,
  columns: sql`s.slug, t.title, t.excerpt, null as lang`,
  place: sql`n.place`,
}
/** The same in the language of this program, as a reader gets them. */
const translated = {
  join: (kind: ItemName) => joinTranslation(kind, 'n.id'),
  columns: sql`${slugInLanguage} as slug, ${inLanguage('title', sql`t.title`)} as title,
    ${inLanguage('excerpt', sql`t.excerpt`)} as excerpt, ${langValue} as lang`,
  place: inLanguage('place', sql`n.place`),
}

/** Live items of a kind as `n`, with text `t` and current slug `s`. */
const liveItems = (kind: ItemKind, more: RawBuilder<unknown>, texts = original) => sql`
  select ${sql.lit(kind.kind)} as kind, n.id, ${texts.columns}, ${uploadIn('n.image')} as image,
    n.cover_family, n.cover_seed, to_jsonb(n) ->> 'scene' as scene,
    ${dateOf(kind)} as at,
    ${
      kind.kind === 'event'
        ? sql`json_build_object('startAt', n.starts_at, 'endAt', n.ends_at, 'timezone', n.timezone, 'place', ${texts.place})`
        : sql`null::json`
    } as time
  from ${sql.table(kind.table)} n
  join slugs s on s.kind = ${sql.lit(kind.kind)} and s.item_id = n.id and s.is_current
  ${
    kind.versions
      ? sql`join ${sql.table(kind.versions)} t on t.id = n.live_revision_id`
      : sql`cross join lateral (select n.title, n.excerpt) t`
  }
  ${texts.join(kind.kind)}
  where ${isLiveKind(kind)} and ${more}`

/** Live items by their slugs, present, former or in any language, each with the slug that was asked for. */
export async function findItems(
  db: Db,
  asked: readonly { kind: ItemName; slug: string }[],
): Promise<(ItemRow & { asked: string })[]> {
  if (!asked.length) return []
  const parts = itemKinds.map((kind) => {
    const slugs = asked.filter((one) => one.kind === kind.kind).map(({ slug }) => slug)
    return sql`select i.*, a.slug as asked
      from slugs a join lateral (${liveItems(kind, sql`n.id = a.item_id`, translated)}) i on true
      where a.kind = ${sql.lit(kind.kind)} and a.slug = any(${slugs})`
  })
  const { rows } = await sql<ItemRow & { asked: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

const MOST_ITEMS = 20

/** Live items for a mailing, the latest first: of one kind or of all, with these words in their title, or one. */
export async function listItems(db: Db, { q, kind, id }: ItemFilter): Promise<ItemRow[]> {
  const wanted = id ? sql`n.id = ${id}` : q ? sql`position(lower(${q}) in lower(t.title)) > 0` : sql`true`
  const parts = itemKinds
    .filter((one) => !kind || one.kind === kind)
    .map(
      (one) => sql`(${liveItems(one, wanted)} order by ${dateOf(one)} desc, n.id desc limit ${MOST_ITEMS})`,
    )
  const { rows } = await sql<ItemRow>`
    select * from (${sql.join(parts, sql` union all `)}) items order by at desc, kind, id desc
    limit ${MOST_ITEMS}`.execute(db)
  return rows
}

/** Live items that were published in a span of days, and events that begin in the next one, in the order of a letter. */
export async function listItemsOf(db: Db, { from, to, until }: { from: Date; to: Date; until: Date }) {
  const parts = itemKinds.map((kind) => {
    const at = dateOf(kind)
    const wanted =
      kind.kind === 'event'
        ? sql`${at} >= ${to} and ${at} < ${until}`
        : sql`${at} >= ${from} and ${at} < ${to}`
    const order = kind.kind === 'event' ? sql`asc` : sql`desc`
    return sql`(${liveItems(kind, wanted)} order by ${at} ${order}, n.id limit ${MOST_OF_KIND})`
  })
  const { rows } = await sql<ItemRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** Items of a kind in a digest; readers find the others on the site. */
const MOST_OF_KIND = 6

type Named = { kind: AddressedKind; slug: string }

/** Those of these addresses that lead to what readers see, as "kind slug". */
export async function findLiveAddresses(db: Db, named: readonly Named[]): Promise<Set<string>> {
  const parts = addressedKinds.flatMap((kind) => {
    const slugs = named.filter((one) => one.kind === kind.kind).map(({ slug }) => slug)
    if (!slugs.length) return []
    return [
      sql`select a.kind || ' ' || a.slug as address from slugs a join ${sql.table(kind.table)} n on n.id = a.item_id
        where a.kind = ${kind.kind} and a.slug = any(${slugs}) and ${isLiveKind(kind)}`,
    ]
  })
  if (!parts.length) return new Set()
  const { rows } = await sql<{ address: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ address }) => address))
}

const MOST_CHOICES = 100

/** Reads what recipients can be chosen by: lists of a scope, events of it; for the secretariat campaigns and labels. */
export async function readChoices(db: Db, scope: DeskScope): Promise<MailingChoices> {
  const isOffice = scope === 'everything'
  const choice = (rows: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title) order by x.place), '[]') from (${rows}) x)`
  const { rows } = await sql<Omit<MailingChoices, 'lists'>>`select
    ${choice(sql`select n.id, n.title, row_number() over (order by n.starts_at desc) as place from events n
      where ${isLive} and n.registration <> 'none' and ${isInScope(scope, sql`n.region_id`)}
      order by n.starts_at desc limit ${MOST_CHOICES}`)} as events,
    ${choice(sql`select n.id, n.title, row_number() over (order by n.opens_at desc) as place from campaigns n
      where n.status <> 'draft' and ${isOffice} order by n.opens_at desc limit ${MOST_CHOICES}`)} as campaigns,
    ${choice(sql`select n.id, n.word as title, row_number() over (order by n.word) as place from labels n
      where ${isOffice}`)} as labels`.execute(db)
  const lists = await listLists(db, scope)
  return { lists: lists.map(({ id, name }) => ({ id, title: name })), ...rows[0]! }
}

/** Those of these languages in which no translation of a mailing is out. */
export async function listUntranslated(
  db: Db,
  id: number,
  languages: readonly Language[],
): Promise<Language[]> {
  if (!languages.length) return []
  const rows = await db
    .selectFrom('liveTranslations')
    .select('language')
    .where('kind', '=', 'mailing')
    .where('itemId', '=', id)
    .execute()
  return languages.filter((one) => !rows.some(({ language }) => language === one))
}

/** @throws Failure 400 for a mailing that was, or is about to be, sent: what people got stays to be looked up */
export async function requireNeverSent(db: Db, id: number): Promise<void> {
  const { rows } = await sql`
    select from mailings where id = ${id} and (status in ('scheduled', 'published') or published_at is not null)`.execute(
    db,
  )
  if (rows.length)
    throw invalid({
      status: [words.mailingIsNeeded],
    })
}

/** Mail address of an account. */
export async function getAddress(db: Db, userId: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}

/** True if a mailing has, or had, this slug. */
export async function hasSlug(db: Db, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('slugs')
    .select('slug')
    .where('kind', '=', 'mailing')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}
