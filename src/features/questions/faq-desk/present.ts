import type { FaqRow } from './queries.ts'
import type { DeskFaqWire } from './schema.ts'

export const presentFaq = (row: FaqRow): DeskFaqWire => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  category: row.category,
  position: row.position,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
})
