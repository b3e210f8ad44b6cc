import type { SearchKind } from '../search/schema.ts'

/** Items of one kind whose ids lie above `after` and up to `upTo`. */
export type Range = { kind: SearchKind; after: number; upTo: number }

/** A file may hold 50,000 addresses; a fifth of that keeps the making of one short. */
export const ADDRESSES_IN_A_PART = 10_000

/**
 * Cuts the items of all kinds into parts of at most `size` addresses by ranges of their ids, so that a part
 * is read along the primary key, however many come before it. Removed items only make a part smaller.
 * @param highest the highest id of each kind, in the order in which they come
 */
export function cutIntoParts(highest: readonly { kind: SearchKind; id: number }[], size: number): Range[][] {
  const parts: Range[][] = [[]]
  let room = size
  for (const { kind, id } of highest)
    for (let after = 0; after < id; ) {
      if (room === 0) {
        parts.push([])
        room = size
      }
      const upTo = Math.min(id, after + room)
      parts.at(-1)!.push({ kind, after, upTo })
      room -= upTo - after
      after = upTo
    }
  return parts
}
