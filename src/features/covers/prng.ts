/** Numbers in [0, 1), the same sequence for the same seed. */
export type Random = () => number

/** A mulberry32 generator over an unsigned 32-bit seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number in [0, below). */
export const wholeBelow = (random: Random, below: number): number => Math.floor(random() * below)

/** A whole number in [from, to], both included. */
export const wholeBetween = (random: Random, from: number, to: number): number =>
  from + wholeBelow(random, to - from + 1)

/** True in `share` of all cases. */
export const chance = (random: Random, share: number): boolean => random() < share

/** A number in [from, to). */
export const between = (random: Random, from: number, to: number): number => from + random() * (to - from)

/** One item of a non-empty list. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[wholeBelow(random, items.length)]!

/** The list in another order (Fisher-Yates); the given list is not changed. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = wholeBelow(random, last + 1)
    const held = mixed[last]!
    mixed[last] = mixed[other]!
    mixed[other] = held
  }
  return mixed
}
