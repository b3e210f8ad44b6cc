import { createHash } from 'node:crypto'
import { MINUTE_MS } from '#src/wire/duration.ts'

/** Uses within a minute that justify a prepared plan's memory, 0.2 MB on every connection. */
const OFTEN = 100
const MOST_NAMES = 50

export type StatementNames = ReturnType<typeof createStatementNames>

/**
 * Names frequent statements, so that a connection parses and plans them only once. A name is the hash of its text: it
 * means the same on every connection, whoever prepared it (decision 060).
 */
export function createStatementNames() {
  /** Names by text; null: never by name. */
  const names = new Map<string, string | null>()
  const times = new Map<string, number>()
  let since = performance.now()
  return {
    /** Counts a use. @returns null for a rare statement */
    nameOf(text: string): string | null {
      const known = names.get(text)
      if (known !== undefined || names.size >= MOST_NAMES) return known ?? null
      const now = performance.now()
      if (now - since > MINUTE_MS) {
        times.clear()
        since = now
      }
      const count = (times.get(text) ?? 0) + 1
      times.set(text, count)
      if (count < OFTEN) return null
      times.delete(text)
      const name = createHash('sha256').update(text).digest('base64url')
      names.set(text, name)
      return name
    },
    /** Takes the name away for good. */
    forget(text: string) {
      names.set(text, null)
    },
  }
}
