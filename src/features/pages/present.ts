import { coverImage } from '../covers/model.ts'
import { describedImage } from '../uploads/present-image.ts'
import type { getLegalVersion, LegalVersion } from './legal-queries.ts'
import type { PageRow } from './queries.ts'
import type { LegalTextWire, LegalVersionWire, PageWire } from './schema.ts'

export const presentPage = (row: PageRow): PageWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  content: row.content,
  image: describedImage(row) ?? coverImage(row.coverFamily, row.coverSeed),
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

export const presentVersion = (row: LegalVersion): LegalVersionWire => ({
  number: row.number,
  in_force_from: row.inForceFrom.toISOString(),
  needs_consent: row.needsConsent,
  note: row.note,
})

export const presentLegalText = (row: Awaited<ReturnType<typeof getLegalVersion>>): LegalTextWire => ({
  ...presentVersion(row),
  title: row.title,
  excerpt: row.excerpt,
  content: row.content,
  in_force_until: row.until?.toISOString() ?? null,
})
