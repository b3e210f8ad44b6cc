import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'

export type ListKind = 'national' | 'region' | 'campaign' | 'own'

export type ListRow = {
  id: number
  slug: string
  name: string
  about: string
  kind: ListKind
  regionId: number | null
  campaignId: number | null
  /** Anybody may join; otherwise the secretariat invites. */
  isOpen: boolean
  version: number
  updatedAt: Date
  deletedAt: Date | null
}

export const listColumns = sql`l.id, l.slug, l.name, l.about, l.kind, l.region_id, l.campaign_id, l.is_open, l.version,
  l.updated_at, l.deleted_at`

/** Neither deleted, nor of a closed region, nor of a campaign that readers do not see. */
const isLive = sql`l.deleted_at is null
  and not exists (select from regions r where r.id = l.region_id and r.deleted_at is not null)
  and not exists (select from campaigns c where c.id = l.campaign_id and c.status = 'draft')`

/** The national list, own ones, regions, campaigns; each by name. */
const inOrder = sql`array_position(array['national', 'own', 'region', 'campaign'], l.kind), l.name collate "und-x-icu", l.id`

/** A live list, by its address or number. */
export async function findList(db: Db, by: { slug: string } | { id: number }): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`
    select ${listColumns} from mailing_lists l
    where ${'slug' in by ? sql`l.slug = ${by.slug}` : sql`l.id = ${by.id}`} and ${isLive}`.execute(db)
  return rows[0]
}

const rowsOf = async (db: Db, condition: RawBuilder<unknown>): Promise<ListRow[]> => {
  const { rows } = await sql<ListRow>`
    select ${listColumns} from mailing_lists l where ${isLive} and ${condition} order by ${inOrder}`.execute(
    db,
  )
  return rows
}

/** Live lists that somebody at the desk writes to. */
export const listLists = (db: Db, scope: DeskScope) =>
  rowsOf(db, scope === 'everything' ? sql`true` : isInScope(scope, sql`l.region_id`))

/** Live lists that anybody may join. */
export const listOpenLists = (db: Db) => rowsOf(db, sql`l.is_open`)
