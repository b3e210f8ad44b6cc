import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export type ConsentKind = 'terms' | 'privacy'

/** Current consent versions: for the legal texts, the id of their live revision. */
export async function getConsentVersions(db: Db): Promise<Record<ConsentKind, string>> {
  const { rows } = await sql<{ slug: string; version: string }>`
    select s.slug, p.live_revision_id::text as version from pages p
    join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
    where s.slug in ('terms-of-service', 'privacy-policy')`.execute(db)
  const versionOf = (slug: string) => rows.find((row) => row.slug === slug)?.version ?? '0'
  return { terms: versionOf('terms-of-service'), privacy: versionOf('privacy-policy') }
}

type NewConsent = { userId: number; kind: ConsentKind; version: string; now: Date }

/** Records a consent to a version, unless it is in force already. @returns true if it is new */
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

/** @returns true if there was one to withdraw */
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

export type GivenConsent = {
  kind: ConsentKind | 'newsletter'
  version: string
  givenAt: Date
  withdrawnAt: Date | null
}

/** All consents of a person, newest first; the national list is the newsletter. */
export async function listConsents(db: Db, userId: number): Promise<GivenConsent[]> {
  const { rows } = await sql<GivenConsent>`
    select kind, version, given_at, withdrawn_at from (
      select kind, version, given_at, withdrawn_at, id, 0 as source from consents where user_id = ${userId}
      union all
      select 'newsletter', n.consent_version, n.given_at, n.ended_at, n.id, 1
      from subscribers s join subscriptions n on n.subscriber_id = s.id
        join mailing_lists l on l.id = n.list_id and l.kind = 'national'
      where s.user_id = ${userId} and n.given_at is not null
    ) given order by given_at desc, source desc, id desc`.execute(db)
  return rows
}
