import { LRUCache } from 'lru-cache'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { Bus } from '../database/bus.ts'
import { readPrivate } from '../request-scope.ts'

/**
 * Caches the result of `load` under a tag until the tag is invalidated by any process. While the database is away the
 * last value is served. Concurrent first calls share one load.
 * @param key tells the values of a tag apart; of each tag the last used 5,000 are kept
 */
export type Remember = <T>(tag: CacheTag, load: () => Promise<T>, key?: string) => Promise<T>

const MOST_VALUES = 5_000

type Entry = { value: Promise<unknown>; isStale: boolean; last?: { value: unknown } }

export function createRemember(bus: Bus): Remember {
  const byTag = new Map<CacheTag, LRUCache<string, Entry>>()
  bus.onInvalidate((tags) => {
    for (const tag of tags === 'all' ? [...byTag.keys()] : tags)
      for (const entry of byTag.get(tag)?.values() ?? []) entry.isStale = true
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
  return <T>(tag: CacheTag, load: () => Promise<T>, key = '') => {
    const entries = byTag.get(tag) ?? new LRUCache<string, Entry>({ max: MOST_VALUES })
    byTag.set(tag, entries)
    const known = entries.get(key)
    if (known && !known.isStale && bus.isFresh()) return serve(known) as Promise<T>
    const entry: Entry = { value: load(), isStale: false, ...(known?.last && { last: known.last }) }
    entries.set(key, entry)
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
