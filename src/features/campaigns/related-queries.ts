import { type RawBuilder, sql } from 'kysely'
import { isCounted, signedAmount } from '#src/features/giving/disbursed-queries.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { langOfName, nameInLanguage } from '#src/platform/database/translated.ts'
import type { Language } from '#src/wire/language.ts'

/** Published text that tells of a campaign's work. */
export type Article = { kind: 'news' | 'blog'; slug: string; title: string; lang?: Language }

const newest = (
  kind: Article['kind'],
  revisions: 'newsRevisions' | 'revisions',
  of: 'participantId' | 'regionId',
) => sql`(
  select json_build_object('kind', s.kind, 'slug', s.slug, 'title', ${nameInLanguage(kind, sql`n.id`, 'title', sql`r.title`)}${langOfName(kind, sql`n.id`)})
  from ${sql.table(kind)} n join ${sql.table(revisions)} r on r.id = n.live_revision_id
  join slugs s on s.kind = ${sql.lit(kind)} and s.item_id = n.id and s.is_current
  where ${isLive} and n.${sql.ref(of)} = k.${sql.ref(of)} order by n.published_at desc, n.id desc limit 1)`

/** The newest text of the institution of a campaign `k`, else of its region: the reverse of `byAffiliation`. */
export const articleColumn: RawBuilder<unknown> = sql`coalesce(
  ${newest('news', 'newsRevisions', 'participantId')}, ${newest('blog', 'revisions', 'participantId')},
  ${newest('news', 'newsRevisions', 'regionId')}, ${newest('blog', 'revisions', 'regionId')}) as article`

/** Sum of a campaign `k` that was passed on to those who carry the work out, less what was reversed; whole rupiah. */
export const passedOnColumn = (countsSimulated: boolean): RawBuilder<unknown> => sql`(
  select coalesce(sum(${signedAmount}), 0)::bigint from disbursements d
  where d.campaign_id = k.id and ${isCounted(countsSimulated)}) as passed_on`
