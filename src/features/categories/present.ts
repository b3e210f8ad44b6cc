import type { CategoryKind } from '#src/kinds.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import type { CategoryRow } from './queries.ts'
import { type CategoryWire, categoryShape } from './schema.ts'

export const presentCategory = (kind: CategoryKind, row: CategoryRow): CategoryWire =>
  presentAs(categoryShape, row, { kind })
