import { coverImage } from '../covers/model.ts'
import { describedImage } from '../uploads/present-image.ts'
import type { PostRow } from './queries.ts'
import type { PostRowWire, PostWire } from './schema.ts'

export const presentPostRow = (row: PostRow): PostRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  // Without an uploaded picture the post's woven cover is shown.
  image: describedImage(row) ?? coverImage(row.coverFamily, row.coverSeed),
  tema: { id: row.themeId, slug: row.themeSlug, title: row.themeTitle },
  author: row.author,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  published_at: row.publishedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

export const presentPost = (row: PostRow & { content: string }): PostWire => ({
  ...presentPostRow(row),
  content: row.content,
})
