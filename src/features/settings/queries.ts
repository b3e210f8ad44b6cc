import type { Db } from '#src/platform/database/connect.ts'
import { type Settings, settingsShape } from './schema.ts'

/** All settings, typed; a stored value that no longer parses falls back to its default. */
export async function getSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  const stored = new Map(rows.map((row) => [row.key, row.value]))
  const settings: Record<string, unknown> = {}
  for (const [key, shape] of Object.entries(settingsShape.shape)) {
    const parsed = shape.safeParse(stored.get(key))
    settings[key] = parsed.success ? parsed.data : shape.parse(undefined)
  }
  return settings as Settings
}
