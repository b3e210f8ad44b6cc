import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#src/platform/database/connect.ts'
import { eventually } from './eventually.ts'

/** Waits until a statement of this database waits for another's lock. */
export const untilBlocked = (db: Db) =>
  eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
  })
