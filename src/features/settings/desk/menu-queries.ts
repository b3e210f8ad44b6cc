import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { MenuGroups } from '../schema.ts'

/** Replaces the About menu and increments its version. */
export const updateAboutMenu = (db: Db, groups: MenuGroups) =>
  db
    .updateTable('settings')
    .set({ value: JSON.stringify(groups), version: sql`version + 1` })
    .where('key', '=', 'about_menu')
    .execute()
