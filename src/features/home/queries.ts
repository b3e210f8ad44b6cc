import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { startOfDay } from '#src/platform/database/jakarta-days.ts'
import {
  bodyInLanguage,
  type InLanguage,
  inLanguage,
  joinTranslation,
  langValue,
  slugInLanguage,
} from '#src/platform/database/translated.ts'
import type { CoverFacts } from '../covers/choose-scene.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'

export type HomeParts = {
  focusAreas: (InLanguage & {
    slug: string
    title: string
    excerpt: string
    coverFamily: string
    coverSeed: number
  })[]
  participants: { id: number; slug: string; title: string; regionId: number; regionTitle: string }[]
  /** The chosen story with its first block quote, as HTML; null if it is not live. */
  voice:
    | (CoverFacts & InLanguage & { slug: string; image: UploadedImage | null; quote: string | null })
    | null
  /** Total members of all institutions. */
  members: number
  /** Live events that begin in the given year. */
  eventsOfYear: number
}

type HomeWish = {
  focusSlugs: readonly string[]
  day: string
  participants: number
  story: string | undefined
}

/**
 * Data that no other page lists this way. Institutions are drawn by lot seeded with `day`; no region has a second one
 * before each has its first. A page never written since the installation has no excerpt yet.
 * @param focusSlugs slugs of the focus pages in display order; a renamed page is found by its old one
 * @param story any slug of the news item that has the voice; undefined for none
 * @param day `YYYY-MM-DD`; its year is the one whose events are counted
 */
export async function getHomeParts(
  db: Db,
  { focusSlugs, day, participants, story }: HomeWish,
): Promise<HomeParts> {
  const year = Number(day.slice(0, 4))
  const { rows } = await sql<HomeParts>`
    select (
      select coalesce(json_agg(json_build_object('slug', ${slugInLanguage}, 'title', ${inLanguage('title', sql`r.title`)},
        'excerpt', case when p.version > 1 then ${inLanguage('excerpt', sql`r.excerpt`)} else '' end, 'lang', ${langValue},
        'coverFamily', p.cover_family, 'coverSeed', p.cover_seed) order by wanted.position), '[]')
      from unnest(${focusSlugs}::text[]) with ordinality wanted (slug, position)
      join slugs known on known.kind = 'page' and known.slug = wanted.slug
      join pages p on p.id = known.item_id and p.status = 'published' and p.deleted_at is null
      join revisions r on r.id = p.live_revision_id
      join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
      ${joinTranslation('page', 'p.id')}
    ) as focus_areas, (
      select coalesce(json_agg(json_build_object('id', drawn.id, 'slug', drawn.slug, 'title', drawn.title,
        'regionId', drawn.region_id, 'regionTitle', drawn.region_title) order by drawn.turn, drawn.lot), '[]')
      from (
        select m.id, s.slug, m.title, m.region_id, g.title as region_title, md5(${day} || g.id) as lot,
          row_number() over (partition by g.id order by md5(${day} || m.id)) as turn
        from participants m
        join slugs s on s.kind = 'participant' and s.item_id = m.id and s.is_current
        join regions g on g.id = m.region_id and g.deleted_at is null
        where m.deleted_at is null
        order by turn, lot limit ${participants}
      ) drawn
    ) as participants, (
      select json_build_object('slug', ${slugInLanguage}, 'title', ${inLanguage('title', sql`r.title`)}, 'image', ${uploadIn('n.image')},
        'lang', ${langValue},
        'coverFamily', n.cover_family, 'coverSeed', n.cover_seed, 'scene', n.scene,
        'quote', substring(${bodyInLanguage('r.content')} from '<blockquote>.*?</blockquote>'))
      from slugs known join news n on n.id = known.item_id
      join news_revisions r on r.id = n.live_revision_id
      join slugs s on s.kind = 'news' and s.item_id = n.id and s.is_current
      ${joinTranslation('news', 'n.id')}
      where known.kind = 'news' and known.slug = ${story ?? null}::text and ${isLive}
    ) as voice, (
      select coalesce(sum(total_member), 0)::int from participants where deleted_at is null
    ) as members, (
      select count(*)::int from events
      where status = 'published' and deleted_at is null
        and starts_at >= ${startOfDay(`${year}-01-01`)}
        and starts_at < ${startOfDay(`${year + 1}-01-01`)}
    ) as events_of_year`.execute(db)
  return rows[0]!
}
