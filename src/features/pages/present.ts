import { coverImage } from '../covers/model.ts'
import type { PageRow } from './queries.ts'
import type { PageWire } from './schema.ts'

export const presentPage = (row: PageRow): PageWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  content: row.content,
  image: coverImage(row.coverFamily, row.coverSeed),
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})
