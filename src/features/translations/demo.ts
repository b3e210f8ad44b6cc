import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { TranslatedName } from '#src/platform/database/translated.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import { furtherLanguages } from '#src/wire/language.ts'
import { translatedKind, translatedKinds } from './kind-queries.ts'
import { findOriginal, findOriginalId, type Texts } from './queries.ts'
import { saveTranslation } from './save-translation.ts'
import type { TranslationChange } from './schema.ts'

const FOLDER = 'db/demo'

/** Kinds whose demo is a file an item, by the name of their folder. */
const folders: Partial<Record<TranslatedName, string>> = {
  news: 'news',
  blog: 'blog',
  event: 'events',
  page: 'pages',
  campaign: 'campaigns',
  mailing: 'mailings',
}

/** Publishes the demo's texts in each further language (`db/demo/en`); what has none stays untranslated. */
export async function seedTranslations(tx: Tx, now: Date) {
  for (const language of furtherLanguages)
    for (const { kind } of translatedKinds)
      for (const { by, slug, fields } of textsOf(kind, language)) {
        const found = translatedKind(kind)
        const id = await findOriginalId(tx, found, by)
        const original =
          id === undefined ? undefined : await findOriginal(tx, found, { id, scope: 'everything' })
        if (id === undefined || !original)
          throw new Error(`${language} demo of no ${kind}: ${Object.values(by)}`)
        const change: TranslationChange = {
          language,
          version: 0,
          fields,
          status: 'published',
          ...(slug && !original.keepsSlug && { slug }),
        }
        await saveTranslation(tx, found, { id, change, by: null, now })
      }
}

type Text = { by: { slug: string } | { title: string }; slug?: string | undefined; fields: Texts }

function textsOf(kind: TranslatedName, language: string): Text[] {
  const folder = folders[kind]
  const place = join(FOLDER, language, folder ?? `${kind}.json`)
  if (!existsSync(place)) return []
  if (folder) return readdirSync(place).map((name) => textIn(join(FOLDER, folder, name), join(place, name)))
  const texts: Record<string, Texts> | Texts = JSON.parse(readFileSync(place, 'utf8'))
  if (kind === 'settings') return [{ by: { title: '' }, fields: texts as Texts }]
  return Object.entries(texts as Record<string, Texts>).map(([title, { slug, ...fields }]) => ({
    by: { title },
    slug,
    fields,
  }))
}

function textIn(original: string, translation: string): Text {
  const { slug = basename(original, '.html') } = parseDemoFile(readFileSync(original, 'utf8')).header
  const { header, content } = parseDemoFile(readFileSync(translation, 'utf8'))
  const { slug: own, description, ...fields } = header
  return {
    by: { slug },
    slug: own,
    fields: { ...fields, ...(description && { excerpt: description }), content },
  }
}
