import type { Db } from '#src/platform/database/connect.ts'
import {
  builtInBrand,
  type KeptBrand,
  type KeptDrawing,
  keptBrandShape,
  keptDrawing,
} from './brand-schema.ts'
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

/** Key of the setting that keeps a drawing for its addresses. */
export const drawingKey = (hash: string) => `brand_drawing:${hash}`

/** A drawing that a look ever had, draft or published. */
export async function findDrawing(db: Db, hash: string): Promise<KeptDrawing | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', drawingKey(hash))
    .executeTakeFirst()
  return keptDrawing.optional().parse(row?.value)
}
