import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  joinTranslation,
  langColumn,
  matchesWords,
  slugInLanguage,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type ItemBy, isItem } from '#src/platform/slugs/queries.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import type { LetterFilter, ParticipantFilter } from './schema.ts'

export type ParticipantRow = InLanguage & {
  id: number
  slug: string
  title: string
  email: string | null
  description1: string
  description2: string
  totalMember: number
  coverFamily: string
  coverSeed: number
  image: UploadedImage | null
  regionId: number
  regionTitle: string
}
export type ParticipantDetail = ParticipantRow & {
  /** HTML of the description; null: made of its plain text. */
  content: string | null
  sanitizerVersion: number | null
  address: string
  founded: number | null
  imageAlt: string
  /** Web addresses, one a line. */
  links: string
}

const rowColumns = sql`p.id, ${slugInLanguage} as slug, p.title, p.email,
  ${inLanguage('description_1', sql`p.description_1`)} as description_1,
  ${inLanguage('description_2', sql`p.description_2`)} as description_2, p.total_member,
  p.cover_family, p.cover_seed, ${uploadIn('p.image')} as image, p.region_id, r.title as region_title ${langColumn}`

const rowJoins = sql`join regions r on r.id = p.region_id
  join slugs s on s.kind = 'participant' and s.item_id = p.id and s.is_current
  ${joinTranslation('participant', 'p.id')}`

const wordsOf = (q: string) => sql`websearch_to_tsquery('jejaring', ${q})`

/** SQL filter: full-text match on name and text, or substring match on the name. */
const narrowed = ({ q, region, letter }: LetterFilter & { letter?: string | undefined }) => sql`
  p.deleted_at is null
  ${region ? sql`and p.region_id = ${region}` : sql``}
  ${letter ? sql`and first_letter(p.title) = ${letter}` : sql``}
  ${q ? sql`and (${matchesWords('participant', 'p', q)} or strpos(lower(unaccent(p.title)), lower(unaccent(${q}))) > 0)` : sql``}`

const orderOf = ({ q, sort }: ParticipantFilter) => {
  if (sort === '-title') return sql`p.title collate "und-x-icu" desc, p.id desc`
  const byTitle = sql`p.title collate "und-x-icu", p.id`
  return q && !sort ? sql`ts_rank(p.search, ${wordsOf(q)}) desc, ${byTitle}` : byTitle
}

/** A page of institutions by name; a search without an explicit order is sorted by rank. */
export async function listParticipants(db: Db, filter: ParticipantFilter) {
  const { page, limit } = filter
  const { rows } = await sql<Omit<ParticipantRow, 'id'> & { id: number | null; total: number }>`
    with found as materialized (
      select p.id, row_number() over (order by ${orderOf(filter)}) as position
      from participants p where ${narrowed(filter)}
    ), picked as (
      select * from found order by position limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from found)::int as total, ${rowColumns}
    from (select 1) one left join (picked join participants p using (id) ${rowJoins}) on true
    order by picked.position`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is ParticipantRow & { total: number } => row.id !== null),
  }
}

/** Initial letters with their number of institutions, accents folded, "#" (non-letters) last. */
export async function listLetters(db: Db, filter: LetterFilter) {
  const { rows } = await sql<{ letter: string; total: number }>`
    select first_letter(p.title) as letter, count(*)::int as total
    from participants p where ${narrowed(filter)}
    group by 1 order by first_letter(p.title) = '#', 1`.execute(db)
  return rows
}

/**
 * Institution by id or by any current or former slug; `slug` in the row is the current one.
 * @throws Failure 404
 */
export async function getParticipant(db: Db, by: ItemBy): Promise<ParticipantDetail> {
  const { rows } = await sql<ParticipantDetail>`
    select ${rowColumns}, ${contentInLanguage('p')}, p.address, p.founded,
      ${inLanguage('image_alt', sql`p.image_alt`)} as image_alt, p.links, ${translationsColumn('participant', 'p.id')}
    from participants p ${rowJoins}
    where p.deleted_at is null and ${isItem(sql`p.id`, 'participant', by)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Cover seeds of the institutions around a name in the list: four before it, nearest first, then three after it. */
export async function seedsAround(db: Db, title: string): Promise<number[]> {
  const { rows } = await sql<{ coverSeed: number }>`
    (select cover_seed from participants
     where deleted_at is null and title collate "und-x-icu" <= ${title}
     order by title collate "und-x-icu" desc, id desc limit 4)
    union all
    (select cover_seed from participants
     where deleted_at is null and title collate "und-x-icu" > ${title}
     order by title collate "und-x-icu", id limit 3)`.execute(db)
  return rows.map(({ coverSeed }) => coverSeed)
}

export type InsertParticipant = Omit<
  ParticipantDetail,
  'id' | 'slug' | 'regionTitle' | 'image' | 'imageAlt' | 'content' | 'sanitizerVersion' | 'links'
> & {
  content?: string | null
  sanitizerVersion?: number | null
  /** File name of an uploaded picture, and its alternative text. */
  image?: string | null
  imageAlt?: string
  links?: string
}

export async function insertParticipant(db: Db, p: InsertParticipant): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into participants (title, region_id, email, description_1, description_2, total_member, founded,
      address, cover_family, cover_seed, image, image_alt, links, content, sanitizer_version, search)
    values (${p.title}, ${p.regionId}, ${p.email}, ${p.description1}, ${p.description2}, ${p.totalMember},
      ${p.founded}, ${p.address}, ${p.coverFamily}, ${p.coverSeed}, ${p.image ?? null}, ${p.imageAlt ?? ''},
      ${p.links ?? ''}, ${p.content ?? null}, ${p.sanitizerVersion ?? null},
      setweight(to_tsvector('jejaring', ${p.title}), 'A') ||
      setweight(to_tsvector('jejaring', ${p.description1}), 'B') ||
      to_tsvector('jejaring', ${`${p.description2} ${p.address}`}))
    returning id`.execute(db)
  return rows[0]!
}
