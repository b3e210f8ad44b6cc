import { type RawBuilder, sql } from 'kysely'
import type { DeskScope } from '#src/wire/actor.ts'
import { isAccount } from './account-queries.ts'

/** A region as an answer names it. */
export type NamedRegion = { id: number; title: string }

/** Open regions that user `u` edits, by number. */
const edited = (u: string, shown: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(${shown} order by o.id), '[]')
  from region_editors e join regions o on o.id = e.region_id and o.deleted_at is null
  where e.user_id = ${sql.ref(`${u}.id`)})`

export const editedRegions = (u: string) => edited(u, sql`o.id`) as RawBuilder<number[]>
export const editedRegionNames = (u: string) =>
  edited(u, sql`json_build_object('id', o.id, 'title', o.title)`) as RawBuilder<NamedRegion[]>

/** True if a region lies in a scope of the desk; a row without region belongs to the secretariat alone. */
export const isInScope = (scope: DeskScope, regionId: RawBuilder<unknown>): RawBuilder<boolean> =>
  scope === 'everything' ? sql`true` : sql`coalesce(${regionId} = any (${[...scope]}::bigint[]), false)`

/**
 * True if somebody who can log in edits the region. The account is looked up by its key, editor by editor: joined, the
 * planner starts from all accounts where its statistics are old, for each row that asks.
 * @param except somebody who does not count
 */
export const hasEditor = (
  regionId: RawBuilder<unknown>,
  except: RawBuilder<unknown> = sql`null`,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from region_editors e where e.region_id = ${regionId} and e.user_id is distinct from ${except} and (
    select k.activated_at is not null and k.suspended_at is null and ${isAccount('k')} from users k where k.id = e.user_id))`
