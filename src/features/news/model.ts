import type { ImageWire } from '#src/wire/shapes.ts'
import type { NewsRowWire, NewsWire } from './schema.ts'

/** News as the pages know it (docs/reference/specification.md#3-entities). */
export type NewsRow = {
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
export type News = NewsRow & { content: string }

export const toNewsRow = (wire: NewsRowWire): NewsRow => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  excerpt: wire.excerpt,
  image: wire.image,
  category: wire.category,
  author: wire.author,
  publishedAt: wire.published_at,
  updatedAt: wire.updated_at,
})

export const toNews = (wire: NewsWire): News => ({ ...toNewsRow(wire), content: wire.content })
