import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { Bus } from '../database/bus.ts'
import { readPrivate } from '../request-scope.ts'

/**
 * Caches the result of `load` under a tag until the tag is invalidated by any process. While the database is away the
 * last value is served. Concurrent first calls share one load. One value per tag.
 */
export type Remember = <T>(tag: CacheTag, load: () => Promise<T>) => Promise<T>

type Entry = { value: Promise<unknown>; isStale: boolean; last?: { value: unknown } }

export function createRemember(bus: Bus): Remember {
  const entries = new Map<CacheTag, Entry>()
  bus.onInvalidate((tags) => {
    for (const tag of tags === 'all' ? [...entries.keys()] : tags) {
      const entry = entries.get(tag)
      if (entry) entry.isStale = true
    }
  })
  const serve = async (entry: Entry) => {
    try {
      return await entry.value
    } catch (error) {
      if (!entry.last) throw error
      readPrivate()
      return entry.last.value
    }
  }
  return <T>(tag: CacheTag, load: () => Promise<T>) => {
    const known = entries.get(tag)
    if (known && !known.isStale && bus.isFresh()) return serve(known) as Promise<T>
    const entry: Entry = { value: load(), isStale: false, ...(known?.last && { last: known.last }) }
    entries.set(tag, entry)
    entry.value.then(
      (value) => {
        entry.last = { value }
      },
      () => {
        entry.isStale = true
      },
    )
    return serve(entry) as Promise<T>
  }
}
