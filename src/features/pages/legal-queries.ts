import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type StoredText, storedHtml } from '#src/platform/text/sanitize.ts'
import { readersHtml } from '#src/ui/readers-html.ts'

export type LegalVersion = { number: number; inForceFrom: Date; needsConsent: boolean; note: string }

/** True if a page is a text that people agree to. */
export async function isLegal(db: Db, pageId: number): Promise<boolean> {
  const { rows } = await sql`select from legal_versions where page_id = ${pageId} limit 1`.execute(db)
  return rows.length > 0
}

/** Current and former versions of a legal page, newest first; none for other pages. */
export const listLegalVersions = (db: Db, pageId: number): Promise<LegalVersion[]> =>
  db
    .selectFrom('legalVersions as v')
    .select(['v.number', 'v.inForceFrom', 'v.needsConsent', 'v.note'])
    .where('v.pageId', '=', pageId)
    .orderBy('v.number', 'desc')
    .execute()

/** Text of a current or former version. @throws Failure 404 */
export async function getLegalVersion(db: Db, pageId: number, number: number) {
  const { rows } = await sql<
    LegalVersion & StoredText & { title: string; excerpt: string; until: Date | null }
  >`
    select v.number, v.in_force_from, v.needs_consent, v.note, r.title, r.excerpt, r.content, r.sanitizer_version,
      (select min(l.in_force_from) from legal_versions l where l.page_id = v.page_id and l.number > v.number) as until
    from legal_versions v join revisions r on r.id = v.revision_id
    join pages p on p.id = v.page_id and p.status = 'published' and p.deleted_at is null
    where v.page_id = ${pageId} and v.number = ${number}::bigint`.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], content: readersHtml(storedHtml(rows[0])) }
}

type NewVersion = {
  pageId: number
  revisionId: number
  inForceFrom: Date
  needsConsent: boolean
  /** True if members are notified by mail. */
  isAnnounced: boolean
  note: string
}

/** Inserts a version in force from now on. @returns the version; undefined if it was in force before */
export async function insertLegalVersion(
  db: Db,
  v: NewVersion,
): Promise<{ id: number; number: number } | undefined> {
  const { rows } = await sql<{ id: number; number: number }>`
    insert into legal_versions (page_id, revision_id, number, in_force_from, needs_consent, is_announced, note)
    select ${v.pageId}, ${v.revisionId}, max(number) + 1, ${v.inForceFrom}, ${v.needsConsent}, ${v.isAnnounced},
      ${v.note}
    from legal_versions where page_id = ${v.pageId}
    having max(number) is not null
    on conflict (revision_id) do nothing returning id, number`.execute(db)
  return rows[0]
}

/** Current slug of a page. */
export async function currentSlug(db: Db, pageId: number): Promise<string> {
  const { slug } = await db
    .selectFrom('slugs')
    .select('slug')
    .where('kind', '=', 'page')
    .where('itemId', '=', pageId)
    .where('isCurrent', '=', true)
    .executeTakeFirstOrThrow()
  return slug
}
