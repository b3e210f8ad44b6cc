import { type RawBuilder, sql } from 'kysely'

/** The setting of a connection that lets demo accounts be accounts; `connectDatabase` makes it outside production. */
export const DEMO_SETTING = 'jejaring.demo'

/**
 * True if user `u` is an account: neither deleted, nor made by the demo on a connection of production. Whatever looks
 * up who may log in, act or be listed asks this in place of `deleted_at is null` (decision 062).
 */
export const isAccount = (
  u: string,
): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${u}.deleted_at`)} is null and (
  not ${sql.ref(`${u}.is_demo`)} or current_setting(${sql.lit(DEMO_SETTING)}, true) is not distinct from 'on'))`
