import { MINUTE_MS } from '#src/wire/duration.ts'

const KEEP_MS = 15 * MINUTE_MS
const MOST = 20_000
/** Throttle for all suspects together, beside the login rate limit: ten passwords a second, after a burst of five. */
const GAP_MS = 100
const AHEAD_MS = 400

export type Suspects = {
  /** Records a wrong password from a network. */
  add(network: string): void
  remove(network: string): void
  /** True if a suspect network must wait; asking uses a turn if one is free. */
  mustWait(network: string): boolean
}

/**
 * Networks with a wrong password in the last quarter of an hour, known to this process. They share a small part of its
 * time, so that guessing does not slow down pages and other logins. Nobody is blocked, only throttled.
 * @param now milliseconds of a monotonic clock
 */
export function createSuspects(now = () => performance.now()): Suspects {
  const until = new Map<string, number>()
  let nextAt = Number.NEGATIVE_INFINITY
  return {
    add(network) {
      until.delete(network)
      until.set(network, now() + KEEP_MS)
      if (until.size > MOST) until.delete(until.keys().next().value!)
    },
    remove: (network) => void until.delete(network),
    mustWait(network) {
      const at = now()
      if ((until.get(network) ?? 0) <= at) return false
      if (nextAt > at) return true
      nextAt = Math.max(nextAt, at - AHEAD_MS) + GAP_MS
      return false
    },
  }
}
