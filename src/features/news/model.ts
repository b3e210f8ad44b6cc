import type { Translations } from '#src/ui/head.tsx'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import type { AffiliationWire, CarrierWire } from '../institutions/schema.ts'
import type { NewsRowWire, NewsWire } from './schema.ts'

/** News as the pages know it (docs/reference/specification.md#3-entities). */
export type NewsRow = AffiliationWire & {
  lang?: Language | undefined
  id: number
  slug: string
  title: string
  excerpt: string
  image: ImageWire
  category: { id: number; slug: string; title: string }
  author: string
  publishedAt: string
  updatedAt: string
}
export type News = NewsRow & {
  content: string
  participant: CarrierWire
  translations?: Translations | undefined
}

export const toNewsRow = (wire: NewsRowWire): NewsRow => ({
  lang: wire.lang,
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  excerpt: wire.excerpt,
  image: wire.image,
  category: wire.category,
  region: wire.region,
  participant: wire.participant,
  author: wire.author,
  publishedAt: wire.published_at,
  updatedAt: wire.updated_at,
})

export const toNews = (wire: NewsWire): News => ({
  ...toNewsRow(wire),
  content: wire.content,
  participant: wire.participant,
  translations: translationsIn(wire),
})
