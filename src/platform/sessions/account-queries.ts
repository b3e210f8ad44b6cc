import { type RawBuilder, sql } from 'kysely'

/** Connection setting that treats demo accounts as accounts; `connectDatabase` sets it outside production. */
export const DEMO_SETTING = 'jejaring.demo'

/**
 * True if user `u` is an account: neither deleted, nor created by the demo on a connection of production. Every query
 * for people who may log in, act or be listed uses this instead of `deleted_at is null` (decision 062).
 */
export const isAccount = (
  u: string,
): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${u}.deleted_at`)} is null and (
  not ${sql.ref(`${u}.is_demo`)} or current_setting(${sql.lit(DEMO_SETTING)}, true) is not distinct from 'on'))`
