import { sql } from 'kysely'
import { addressedKinds, addressOf } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import type { KeptDrawing } from './brand-schema.ts'
import { drawingKey } from './queries.ts'
import { type MainMenu, type MenuGroups, pageOf } from './schema.ts'

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

/** Admins with an account, with their addresses. */
export const listAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'namaLengkap', 'language'])
    .where('role', '=', 'admin')
    .where('suspendedAt', 'is', null)
    .where(isAccount('users'))
    .orderBy('id')
    .execute()

/** Keeps a drawing for good: its addresses stand in stored pages and in browsers. */
export const insertDrawing = (db: Db, drawing: KeptDrawing, { by, now }: Pick<Change, 'by' | 'now'>) =>
  db
    .insertInto('settings')
    .values({
      key: drawingKey(drawing.hash),
      value: JSON.stringify(drawing),
      updatedBy: by,
      updatedAt: now,
    })
    .onConflict((oc) => oc.doNothing())
    .execute()

/** Published pages of text that a menu can link to beside `/about` itself, by title. */
export async function listMenuPages(db: Db): Promise<{ to: string; title: string }[]> {
  const { rows } = await sql<{ slug: string; title: string }>`
    select s.slug, p.title from pages p
    join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
    where p.status = 'published' and p.deleted_at is null
      and s.slug <> 'organisasi'
    order by p.title collate "und-x-icu"`.execute(db)
  return rows.map(({ slug, title }) => ({ to: addressOf('page', slug), title }))
}

/** Replaces one of the menus and increments its version. */
export const updateMenu = (db: Db, key: 'about_menu' | 'main_menu', value: MenuGroups | MainMenu) =>
  db
    .updateTable('settings')
    .set({ value: JSON.stringify(value), version: sql`version + 1` })
    .where('key', '=', key)
    .execute()

/** The first block quote that readers see in the news item of a slug, as HTML; empty without one. */
export async function findQuote(db: Db, slug: string): Promise<string> {
  const { rows } = await sql<{ quote: string | null }>`
    select substring(r.content from '<blockquote>.*?</blockquote>') as quote from news n join news_revisions r on r.id = n.live_revision_id
    join slugs s on s.kind = 'news' and s.item_id = n.id
    where s.slug = ${slug} and ${isLive}`.execute(db)
  return rows[0]?.quote ?? ''
}

/** Those of the addresses that belong to an item that readers do not see. */
export async function listUnreadable(db: Db, addresses: readonly string[]): Promise<string[]> {
  const tries = addresses.flatMap((to) => {
    const path = pageOf(to)
    const slug = path.slice(path.lastIndexOf('/') + 1)
    return addressedKinds
      .filter(({ address }) => address(slug) === path)
      .map(
        (kind) => sql`
          select ${to} as "to" from slugs s join ${sql.table(kind.table)} n on n.id = s.item_id
          where s.kind = ${sql.lit(kind.kind)} and s.slug = ${slug} and (${isLiveKind(kind)}) is not true`,
      )
  })
  if (!tries.length) return []
  const { rows } = await sql<{ to: string }>`${sql.join(tries, sql` union all `)}`.execute(db)
  return rows.map(({ to }) => to)
}
