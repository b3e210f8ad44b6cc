import type { ImageWire } from '#src/wire/shapes.ts'
import type { AffiliationWire, CarrierWire } from '../institutions/schema.ts'
import type { NewsRowWire, NewsWire } from './schema.ts'

/** News as the pages know it (docs/reference/specification.md#3-entities). */
export type NewsRow = AffiliationWire & {
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
export type News = NewsRow & { content: string; participant: CarrierWire }

export const toNewsRow = (wire: NewsRowWire): NewsRow => ({
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
})
