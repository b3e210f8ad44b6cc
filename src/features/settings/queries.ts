import type { Db } from '#src/platform/database/connect.ts'
import { findFieldsInLanguage, type InLanguage, isFirst } from '#src/platform/database/translated.ts'
import * as menus from '#src/ui/layouts/menu.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import {
  builtInBrand,
  type KeptBrand,
  type KeptDrawing,
  keptBrandShape,
  keptDrawing,
} from './brand-schema.ts'
import { firstMenus, labelsOf } from './built-in-menus.ts'
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

/** Sentences of the settings that can be translated. */
export const translatedSettings = [
  'site_name',
  'short_name',
  'about',
  'vision',
  'mission',
  'hero_title',
  'hero_text',
  'result_text',
  'office_hours',
  'tax_list',
  'giving_permit',
] as const satisfies (keyof Settings)[]

/** Name of a menu's label in the translation of the settings. */
export const menuField = (label: string) => `menu ${label}`

/** Labels of the built-in menus in this language, by those in the first. */
const builtIn = new Map(labelsOf(firstMenus).map((label, place) => [label, labelsOf(menus)[place]!]))

/** The settings with sentences and menus in the language of this program, where they are translated. */
export async function getSettingsInLanguage(db: Db): Promise<Settings & InLanguage> {
  const settings = await getSettings(db)
  if (isFirst) return settings
  const said = (await findFieldsInLanguage(db, 'settings', 1)) ?? {}
  const named = (label: string) => said[menuField(label)] ?? builtIn.get(label) ?? label
  const own = translatedSettings.flatMap((key) => (said[key] ? [[key, said[key]] as const] : []))
  const labelled = <Entry extends { label: string }>(entry: Entry): Entry => ({
    ...entry,
    label: named(entry.label),
  })
  return {
    ...settings,
    ...Object.fromEntries(own),
    // Their language, as far as a page marks it, is that of the sentences of the home page.
    ...(said.hero_title && { lang: LANGUAGE }),
    about_menu:
      settings.about_menu?.map(({ title, entries }) => ({
        title: named(title),
        entries: entries.map(labelled),
      })) ?? null,
    main_menu: settings.main_menu?.map(labelled) ?? settings.main_menu,
  }
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
