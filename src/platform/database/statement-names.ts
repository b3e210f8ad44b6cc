import { MINUTE_MS } from '#src/wire/duration.ts'

/** Uses within a minute that justify a prepared plan's memory, 0.2 MB on every connection. */
const OFTEN = 100
const MOST_NAMES = 50

/** Names frequent statements, so that a connection parses and plans them only once; undefined for rare ones. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const times = new Map<string, number>()
  let since = performance.now()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MOST_NAMES) return known
    const now = performance.now()
    if (now - since > MINUTE_MS) {
      times.clear()
      since = now
    }
    const count = (times.get(text) ?? 0) + 1
    times.set(text, count)
    if (count < OFTEN) return undefined
    times.delete(text)
    names.set(text, `often_${names.size}`)
    return names.get(text)
  }
}
