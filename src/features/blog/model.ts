import type { ImageWire } from '#src/wire/shapes.ts'
import type { AffiliationWire, CarrierWire } from '../institutions/schema.ts'
import type { PostRowWire, PostWire } from './schema.ts'

/** A blog post as the pages know it (docs/reference/specification.md#3-entities). */
export type PostRow = AffiliationWire & {
  id: number
  slug: string
  title: string
  excerpt: string
  image: ImageWire
  theme: { id: number; slug: string; title: string }
  author: string
  publishedAt: string
  updatedAt: string
}
export type Post = PostRow & { content: string; participant: CarrierWire }

export const toPostRow = (wire: PostRowWire): PostRow => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  excerpt: wire.excerpt,
  image: wire.image,
  theme: wire.tema,
  region: wire.region,
  participant: wire.participant,
  author: wire.author,
  publishedAt: wire.published_at,
  updatedAt: wire.updated_at,
})

export const toPost = (wire: PostWire): Post => ({
  ...toPostRow(wire),
  content: wire.content,
  participant: wire.participant,
})
