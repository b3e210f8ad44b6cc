import type { InLanguage } from '#src/platform/database/translated.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { presentBrand } from './brand-schema.ts'
import { getSettingsInLanguage } from './queries.ts'
import { type MainMenu, publicSettingsShape, type Settings } from './schema.ts'

const shown = (entries: MainMenu) => entries.filter(({ hidden }) => !hidden)

/**
 * Settings that readers see, without hidden entries of the menus, and without columns that have no other; the look where
 * it deviates, and further languages where there are any.
 */
const forReaders = ({
  about_menu,
  main_menu,
  brand,
  languages,
  count_clicks: _clicks,
  listed_untranslated: _listed,
  lang: _lang,
  ...rest
}: Settings & InLanguage) => ({
  ...rest,
  about_menu:
    about_menu
      ?.map(({ title, entries }) => ({ title, entries: shown(entries) }))
      .filter(({ entries }) => entries.length) ?? null,
  main_menu: main_menu ? shown(main_menu) : undefined,
  brand: presentBrand(brand),
  languages: languages || undefined,
})

export const readSettings = endpoint({
  where: 'GET /settings',
  summary: 'Nama situs, kontak, tautan, visi dan misi',
  gate: everyone,
  answer: publicSettingsShape,
  tags: ['settings'],
  run: async ({ db, remember }) =>
    ok(forReaders(await remember('settings', () => getSettingsInLanguage(db), 'for readers'))),
})

export const settingsEndpoints = [readSettings]
