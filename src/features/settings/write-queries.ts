import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { MenuGroups } from './schema.ts'

/** Serialises settings changes with an advisory lock until the transaction ends. */
export const lockSettings = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(db)

/** Sum of the versions of these settings; it changes with any of them. */
export async function settingsVersion(db: Db, keys: readonly string[]): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(sum(version), 0)::int as version from settings where key = any(${keys}::text[])`.execute(
    db,
  )
  return rows[0]!.version
}

type Change = { key: string; value: unknown; by: number; now: Date }

export const updateSetting = (db: Db, { key, value, by, now }: Change) =>
  db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updatedBy: by, updatedAt: now })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({
        value: sql`excluded.value`,
        version: sql`settings.version + 1`,
        updatedBy: by,
        updatedAt: now,
      }),
    )
    .execute()

/** Published pages below `/about` that a menu can link to, by title. */
export async function listMenuPages(db: Db): Promise<{ slug: string; title: string }[]> {
  const { rows } = await sql<{ slug: string; title: string }>`
    select s.slug, p.title from pages p
    join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
    where p.status = 'published' and p.deleted_at is null
      and s.slug not in ('organisasi', 'privacy-policy', 'terms-of-service')
    order by p.title collate "und-x-icu"`.execute(db)
  return rows
}

/** Replaces the About menu and increments its version. */
export const updateAboutMenu = (db: Db, groups: MenuGroups) =>
  db
    .updateTable('settings')
    .set({ value: JSON.stringify(groups), version: sql`version + 1` })
    .where('key', '=', 'about_menu')
    .execute()
