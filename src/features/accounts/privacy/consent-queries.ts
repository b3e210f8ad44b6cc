import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export type ConsentKind = 'terms' | 'privacy' | 'newsletter'

/** The sentence beside the newsletter's box; a new one gets a new number. */
const NEWSLETTER_VERSION = '1'

/** The versions of what is agreed to now: of both legal texts it is the number of their live revision. */
export async function getConsentVersions(db: Db): Promise<Record<ConsentKind, string>> {
  const { rows } = await sql<{ slug: string; version: string }>`
    select s.slug, p.live_revision_id::text as version from pages p
    join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
    where s.slug in ('terms-of-service', 'privacy-policy')`.execute(db)
  const versionOf = (slug: string) => rows.find((row) => row.slug === slug)?.version ?? '0'
  return {
    terms: versionOf('terms-of-service'),
    privacy: versionOf('privacy-policy'),
    newsletter: NEWSLETTER_VERSION,
  }
}

type NewConsent = { userId: number; kind: ConsentKind; version: string; now: Date }

/** Notes a consent to a version; one that stands already stays as it is. @returns whether it is new */
export async function giveConsent(db: Db, { userId, kind, version, now }: NewConsent): Promise<boolean> {
  const { rows } = await sql`
    with standing as (
      select version from consents where user_id = ${userId} and kind = ${kind} and withdrawn_at is null
    ), closed as (
      update consents set withdrawn_at = ${now}
      where user_id = ${userId} and kind = ${kind} and withdrawn_at is null and version <> ${version}
    )
    insert into consents (user_id, kind, version, given_at)
    select ${userId}, ${kind}, ${version}, ${now}
    where not exists (select from standing where version = ${version})
    returning id`.execute(db)
  return rows.length > 0
}

/** @returns whether there was one to take back */
export async function withdrawConsent(db: Db, userId: number, kind: ConsentKind, now: Date) {
  const rows = await db
    .updateTable('consents')
    .set({ withdrawnAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Every consent of a person, the newest first. */
export const listConsents = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['kind', 'version', 'givenAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
