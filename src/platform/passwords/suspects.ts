const KEEP_MS = 15 * 60_000
const MOST = 20_000
/** All suspects together may have ten passwords a second looked at, after five at once. */
const GAP_MS = 100
const AHEAD_MS = 400

export type Suspects = {
  /** A wrong password came from there. */
  note(network: string): void
  forgive(network: string): void
  /** Whether a network's next password must be sent again later; asking takes a turn where there is one. */
  mustWait(network: string): boolean
}

/**
 * Networks from which a wrong password came in the last quarter of an hour, as this process knows them. They share a
 * small part of its time: who guesses leaves room to pages and to all who do not. Nobody is shut out, only slowed.
 * @param now milliseconds of a clock that never goes back
 */
export function createSuspects(now = () => performance.now()): Suspects {
  const until = new Map<string, number>()
  let nextAt = Number.NEGATIVE_INFINITY
  return {
    note(network) {
      until.delete(network)
      until.set(network, now() + KEEP_MS)
      if (until.size > MOST) until.delete(until.keys().next().value!)
    },
    forgive: (network) => void until.delete(network),
    mustWait(network) {
      const at = now()
      if ((until.get(network) ?? 0) <= at) return false
      if (nextAt > at) return true
      nextAt = Math.max(nextAt, at - AHEAD_MS) + GAP_MS
      return false
    },
  }
}
