import { LRUCache } from 'lru-cache'
import { HOUR_MS, MINUTE_MS } from '#src/wire/duration.ts'
import type { Bus } from '../database/bus.ts'
import type { Entry } from './entry.ts'

/** Addresses that anyone can vary endlessly have a partition of their own, so that they evict no page. */
const MAX_BYTES = { named: 20_000_000, endless: 8_000_000 }
const OVERHEAD = 1_000
const FRESH_MS = MINUTE_MS
const KEPT_MS = 24 * HOUR_MS
/** Time in which answers from before an outage are made anew behind their readers. */
const RENEWAL_MS = MINUTE_MS

export type Store = {
  get(key: string): Entry | undefined
  /** True if an entry may be served without revalidation. */
  isFresh(entry: Entry): boolean
  /** True if only the time of an outage made an entry stale: it may be served while it is made anew. */
  mayBeRenewed(entry: Entry): boolean
  /** Invalidation counter: a rendering begun before its tags were invalidated is not stored. */
  mark(): number
  put(key: string, entry: Entry, since: number): void
  onDrop(listener: () => void): void
}

/** Stored answers by key, invalidated by tag, bounded in bytes. */
export function createStore(bus: Bus): Store {
  const byTag = new Map<string, Set<string>>()
  const droppedAt = new Map<string, number>()
  const listeners: (() => void)[] = []
  let drops = 0
  let allDroppedAt = 0
  const partOf = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ gzip }, key) => gzip.length * 2 + key.length + OVERHEAD,
      dispose(entry, key) {
        for (const tag of entry.tags) byTag.get(tag)?.delete(key)
      },
    })
  const [named, endless] = [partOf(MAX_BYTES.named), partOf(MAX_BYTES.endless)]
  const remove = (key: string) => named.delete(key) || endless.delete(key)
  bus.onInvalidate((tags) => {
    drops += 1
    if (tags === 'all') {
      allDroppedAt = drops
      named.clear()
      endless.clear()
    } else
      for (const tag of tags) {
        droppedAt.set(tag, drops)
        for (const key of [...(byTag.get(tag) ?? [])]) remove(key)
      }
    for (const listener of listeners) listener()
  })
  const isDroppedSince = (entry: Entry, since: number) =>
    allDroppedAt > since || [...entry.tags].some((tag) => (droppedAt.get(tag) ?? 0) > since)

  return {
    get(key) {
      const entry = named.get(key) ?? endless.get(key)
      if (!entry || performance.now() - entry.storedAt < KEPT_MS) return entry
      remove(key)
      return undefined
    },
    isFresh: (entry) => entry.isImmutable || (bus.isFresh() && performance.now() - entry.storedAt < FRESH_MS),
    mayBeRenewed: ({ storedAt }) =>
      bus.isFresh() && storedAt < bus.backAt() && performance.now() - bus.backAt() < RENEWAL_MS,
    mark: () => drops,
    put(key, entry, since) {
      if (isDroppedSince(entry, since)) return
      remove(key)
      const part = isEndless(key, entry) ? endless : named
      part.set(key, entry)
      for (const tag of entry.tags) {
        const keys = byTag.get(tag) ?? new Set()
        byTag.set(tag, keys.add(key))
      }
    },
    onDrop: (listener) => listeners.push(listener),
  }
}

/** True with a query, upper-case letters, status 404, or a drawing of any requested size. */
const isEndless = (key: string, { status, isImmutable }: Entry) =>
  /[?A-Z]/.test(key) || status === 404 || isImmutable
