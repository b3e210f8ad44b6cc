import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Neighbour } from '#src/platform/database/dated-list.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  isListed,
  joinTranslation,
  langColumn,
  matchesWords,
  slugInLanguage,
  type TranslatedOnly,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type ItemBy, isItem } from '#src/platform/slugs/queries.ts'
import { type StoredText, storedHtml } from '#src/platform/text/sanitize.ts'
import { readersHtml } from '#src/ui/readers-html.ts'
import {
  type Affiliation,
  affiliationColumns,
  type Carried,
  carrierColumn,
} from '../institutions/affiliation-queries.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'
import type { Zone } from './place-time.ts'
import { registrationColumns } from './registering/column-queries.ts'
import type { Rules, Taken } from './registering/rules.ts'
import type { EventFilter } from './schema.ts'

export type EventRow = Affiliation &
  InLanguage & {
    id: number
    slug: string
    title: string
    description: string
    image: UploadedImage | null
    imageAlt: string
    imageX: number
    imageY: number
    coverFamily: string
    coverSeed: number
    scene: string | null
    place: string
    address: string
    startsAt: Date
    endsAt: Date
    timezone: Zone
    version: number
    createdAt: Date
    updatedAt: Date
  }

/** Event with its registration state. */
export type LiveEvent = EventRow & Carried & Rules & Taken & { content: string }

const isLive = sql`e.status = 'published' and e.deleted_at is null`

/** Columns of a list row; `e`, `r` and `s` are event, live revision and slug. */
export const eventColumns = sql`e.id, ${slugInLanguage} as slug, ${inLanguage('title', sql`r.title`)} as title,
  ${inLanguage('excerpt', sql`r.excerpt`)} as description, ${uploadIn('r.image')} as image,
  ${inLanguage('image_alt', sql`r.image_alt`)} as image_alt, r.image_x, r.image_y, e.cover_family, e.cover_seed, e.scene,
  ${inLanguage('place', sql`e.place`)} as place, ${inLanguage('address', sql`e.address`)} as address, e.starts_at, e.ends_at, e.timezone, e.version, e.created_at, e.updated_at,
  ${affiliationColumns('e')} ${langColumn}`

const rowJoins = sql`join revisions r on r.id = e.live_revision_id
  join slugs s on s.kind = 'event' and s.item_id = e.id and s.is_current
  ${joinTranslation('event', 'e.id')}`

/** Start month of an event in local time of the place. */
const startMonth = sql`to_char(e.starts_at at time zone e.timezone, 'YYYY-MM')`

const orders: Record<NonNullable<EventFilter['sort']>, RawBuilder<unknown>> = {
  created_at: sql`e.created_at asc, e.id asc`,
  '-created_at': sql`e.created_at desc, e.id desc`,
  title: sql`e.title collate "und-x-icu" asc, e.id asc`,
  '-title': sql`e.title collate "und-x-icu" desc, e.id desc`,
}

/** The current time, and kinds of which only what is translated is listed. */
type Shown = { now: Date; only: TranslatedOnly }

/**
 * A page of live events and their number. Upcoming ones are ordered by their start, soonest first;
 * past ones, and all together, latest first. An event is upcoming until it has ended.
 */
export async function listEvents(
  db: Db,
  { page, limit, upcoming, bulan, region, participant, q, sort, now, only }: EventFilter & Shown,
): Promise<{ total: number; rows: EventRow[] }> {
  const byStart = upcoming === '1' ? sql`e.starts_at asc, e.id asc` : sql`e.starts_at desc, e.id desc`
  const order = sort ? orders[sort] : byStart
  const chosen = sql`${isLive} ${isListed('event', 'e.id', only)}
    ${upcoming === '1' ? sql`and e.ends_at > ${now}` : sql``}
    ${upcoming === '0' ? sql`and e.ends_at <= ${now}` : sql``}
    ${bulan ? sql`and ${startMonth} = ${bulan}` : sql``}
    ${region ? sql`and e.region_id = ${region}` : sql``}
    ${participant ? sql`and e.participant_id = ${participant}` : sql``}
    ${q ? sql`and ${matchesWords('event', 'e', q)}` : sql``}`
  const { rows } = await sql<(EventRow | { id: null }) & { total: number }>`
    with picked as materialized (
      select e.id from events e where ${chosen} order by ${order} limit ${sql.lit(limit)} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from events e where ${chosen}) as total, ${eventColumns}
    from (select 1) one left join (picked join events e using (id) ${rowJoins}) on true
    order by ${order}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is EventRow & { total: number } => row.id !== null),
  }
}

/** The start months of live events, earliest first, with the number of upcoming and past events. */
export async function listEventMonths(
  db: Db,
  { region, now, only }: { region?: number | undefined } & Shown,
) {
  const { rows } = await sql<{ month: string; upcoming: number; past: number }>`
    select ${startMonth} as month, count(*) filter (where e.ends_at > ${now})::int as upcoming,
      count(*) filter (where e.ends_at <= ${now})::int as past
    from events e where ${isLive} ${isListed('event', 'e.id', only)}
      ${region ? sql`and e.region_id = ${region}` : sql``} group by 1 order by 1`.execute(db)
  return rows
}

/**
 * A live event by its number or by any slug it ever had; `slug` in the row is the current one.
 * @throws Failure 404
 */
export async function getLiveEvent(db: Db, by: ItemBy): Promise<LiveEvent> {
  const { rows } = await sql<EventRow & Carried & Rules & Taken & StoredText>`
    select ${eventColumns}, ${carrierColumn('e')}, ${translationsColumn('event', 'e.id')},
      ${contentInLanguage('r')}, ${registrationColumns} from events e ${rowJoins}
    where ${isLive} and ${isItem(sql`e.id`, 'event', by)}`.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], content: readersHtml(storedHtml(rows[0])) }
}

const FEED_LIMIT = 1_000

/** Live events that had not ended at `since`, latest first; of one region, or all. */
export async function listEventsSince(
  db: Db,
  { since, region, only }: { since: Date; region: number | null; only: TranslatedOnly },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from events e ${rowJoins} where ${isLive} ${isListed('event', 'e.id', only)} and e.ends_at > ${since}
      ${region === null ? sql`` : sql`and e.region_id = ${region}`}
    order by e.starts_at desc, e.id desc limit ${FEED_LIMIT}`.execute(db)
  return rows
}

const NEIGHBOURS = 7

/** The events that begin nearest to a moment. */
export async function neighboursOf(db: Db, startsAt: Date): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    select e.title, e.cover_family, e.cover_seed, e.scene from events e where ${isLive}
    order by abs(extract(epoch from e.starts_at - ${startsAt}::timestamptz)) limit ${NEIGHBOURS}`.execute(db)
  return rows
}
