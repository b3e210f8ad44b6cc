import { shownName } from '#src/wire/erased-name.ts'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { coverOf } from '../covers/choose-scene.ts'
import type { Carried } from '../institutions/affiliation-queries.ts'
import { presentAffiliation, presentCarrier } from '../institutions/present.ts'
import { presentLang, presentLanguages } from '../languages/present.ts'
import { imageOf } from '../uploads/present-image.ts'
import type { NewsRow } from './queries.ts'
import type { NewsRowWire, NewsWire } from './schema.ts'

export const presentNewsRow = (row: NewsRow): NewsRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  image: presentImage(row),
  category: { id: row.categoryId, slug: row.categorySlug, title: row.categoryTitle },
  ...presentAffiliation(row),
  status: row.status,
  author: shownName(row.author),
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  published_at: row.publishedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  ...presentLang(row),
})

export const presentNews = (
  row: NewsRow & Carried & { content: string },
  lang: Language | undefined,
): NewsWire => ({
  ...presentNewsRow(row),
  content: row.content,
  participant: presentCarrier(row.carrier),
  ...presentLanguages('news', row, lang),
})

/** Presents the item's woven cover where no picture was uploaded. */
const presentImage = (row: NewsRow): ImageWire => imageOf(row.image) ?? coverOf('news', row)
