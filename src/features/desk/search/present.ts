import type { FoundRow } from './queries.ts'
import { type FoundGroupWire, foundKinds } from './schema.ts'

/** @param most rows shown per kind; one more sets `has_more` */
export const presentFound = (rows: readonly FoundRow[], most: number): FoundGroupWire[] =>
  foundKinds
    .map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind) }))
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found }) => ({
      kind,
      rows: found.slice(0, most).map(({ key, title, detail, status }) => ({ key, title, detail, status })),
      has_more: found.length > most,
    }))
