import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { nameInLanguage } from '#src/platform/database/translated.ts'

export type AnnouncedVersion = {
  id: number
  number: number
  /** In this language, if the page is translated. */
  title: string
  slug: string
  note: string
  needsConsent: boolean
  inForceFrom: Date
}

const pageTitle = nameInLanguage('page', sql`v.page_id`, 'title', sql`r.title`)

/** A version announced to members; undefined for any other. */
export async function findAnnounced(db: Db, id: number): Promise<AnnouncedVersion | undefined> {
  const { rows } = await sql<AnnouncedVersion>`
    select v.id, v.number, ${pageTitle} as title, s.slug, v.note, v.needs_consent, v.in_force_from
    from legal_versions v join revisions r on r.id = v.revision_id
    join slugs s on s.kind = 'page' and s.item_id = v.page_id and s.is_current
    where v.id = ${id} and v.is_announced`.execute(db)
  return rows[0]
}

export type MemberToNotify = { id: number; email: string; name: string; language: string }

/** Members at a moment, in batches by id: later ones agreed to the new text. */
export const listMembersAt = (
  db: Db,
  { at, after, limit }: { at: Date; after: number; limit: number },
): Promise<MemberToNotify[]> =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'namaLengkap as name', 'language'])
    .where('id', '>', after)
    .where('activatedAt', '<=', at)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
