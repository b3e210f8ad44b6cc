import type { CategoryKind } from '#src/kinds.ts'
import type { CategoryRow } from './queries.ts'
import type { CategoryWire } from './schema.ts'

export const presentCategory = (kind: CategoryKind, row: CategoryRow): CategoryWire => ({
  id: row.id,
  kind,
  slug: row.slug,
  title: row.title,
  position: row.position,
  parent_id: row.parentId,
  items: row.items,
  children: row.children,
  version: row.version,
})
