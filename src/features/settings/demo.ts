import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'
import type { Settings } from './schema.ts'

export async function seedSettings(tx: Tx) {
  const demo: Partial<Settings> = JSON.parse(readFileSync('db/demo/settings.json', 'utf8'))
  const rows = Object.entries(demo).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: sql`excluded.value` }))
    .execute()
  tx.invalidate('settings')
}
