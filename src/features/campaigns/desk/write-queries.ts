import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'

const NEIGHBOURS = 4

/** The newest campaigns, a new one's neighbours in lists. */
export const latestCampaigns = (db: Db) =>
  db
    .selectFrom('campaigns')
    .select(['title', 'coverFamily', 'coverSeed', 'scene'])
    .orderBy('id', 'desc')
    .limit(NEIGHBOURS)
    .execute()

/** Inserts a draft. @returns its number; undefined when the same person used the key before */
export async function insertCampaign(
  db: Db,
  campaign: Insertable<Tables['campaigns']>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('campaigns')
    .values(campaign)
    .onConflict((oc) =>
      oc.columns(['createdBy', 'idempotencyKey']).where('idempotencyKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const findByKey = (db: Db, createdBy: number, key: string) =>
  db
    .selectFrom('campaigns')
    .select('id')
    .where('createdBy', '=', createdBy)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()

const campaign = (db: Db, id: number, scope: DeskScope) =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .where(isInScope(scope, sql`campaigns.region_id`))
export const findCampaign = (db: Db, id: number, scope: DeskScope) =>
  campaign(db, id, scope).executeTakeFirst()
/** A campaign of a scope, locked until the transaction ends. */
export const lockCampaign = (db: Db, id: number, scope: DeskScope) =>
  campaign(db, id, scope).forUpdate().executeTakeFirst()
export type LockedCampaign = NonNullable<Awaited<ReturnType<typeof lockCampaign>>>

export const updateCampaign = (db: Db, id: number, change: Updateable<Tables['campaigns']>) =>
  db
    .updateTable('campaigns')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** True if an update of a campaign was posted with a key. */
export const hasUpdate = async (db: Db, campaignId: number, key: string): Promise<boolean> =>
  (await db
    .selectFrom('campaignUpdates')
    .select('id')
    .where('campaignId', '=', campaignId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()) !== undefined

/** Inserts an update. @returns its number; undefined when the key was used before */
export async function insertUpdate(
  db: Db,
  update: Insertable<Tables['campaignUpdates']>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('campaignUpdates')
    .values(update)
    .onConflict((oc) => oc.columns(['campaignId', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
