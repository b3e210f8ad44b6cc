import type { AddressedKind } from '#src/kinds.ts'

/** Items of one kind with ids above `after`, up to `upTo`. */
export type Range = { kind: AddressedKind; after: number; upTo: number }

/** Limit of a part: a file may have 50,000 addresses; a fifth of that keeps its generation short. */
export const ADDRESSES_IN_A_PART = 10_000

/**
 * Splits the items of all kinds into parts of at most `size` addresses by id ranges, so that a part is read along
 * the primary key, whatever its offset. Removed items only make a part smaller.
 * @param highest the highest id of each kind, in output order
 */
export function cutIntoParts(
  highest: readonly { kind: AddressedKind; id: number }[],
  size: number,
): Range[][] {
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
