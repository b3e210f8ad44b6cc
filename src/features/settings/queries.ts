import type { Db } from '#src/platform/database/connect.ts'
import { builtInBrand, type KeptBrand, keptBrandShape } from './brand-schema.ts'
import { type Settings, settingsShape } from './schema.ts'

/** All settings, typed; a stored value that no longer parses falls back to its default. */
export async function getSettings(db: Db): Promise<Settings> {
  const shapes = Object.entries(settingsShape.shape)
  const keys = shapes.map(([key]) => key)
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute()
  const stored = new Map(rows.map((row) => [row.key, row.value]))
  const settings: Record<string, unknown> = {}
  for (const [key, shape] of shapes) {
    const parsed = shape.safeParse(stored.get(key))
    settings[key] = parsed.success ? parsed.data : shape.parse(undefined)
  }
  return settings as Settings
}

/** The look being prepared; that of the site where none is. */
export async function findBrandDraft(db: Db): Promise<KeptBrand> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', ['brand', 'brand_draft'])
    .orderBy('key', 'desc')
    .execute()
  return keptBrandShape.catch(builtInBrand).parse(rows[0]?.value)
}
