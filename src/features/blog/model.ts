import type { Translations } from '#src/ui/head.tsx'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import type { AffiliationWire, CarrierWire } from '../institutions/schema.ts'
import type { PostRowWire, PostWire } from './schema.ts'

/** A blog post as the pages know it (docs/reference/specification.md#3-entities). */
export type PostRow = AffiliationWire & {
  lang?: Language | undefined
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
export type Post = PostRow & {
  content: string
  participant: CarrierWire
  translations?: Translations | undefined
}

export const toPostRow = (wire: PostRowWire): PostRow => ({
  lang: wire.lang,
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
  translations: translationsIn(wire),
})
