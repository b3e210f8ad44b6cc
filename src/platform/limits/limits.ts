import { type LimitName, rateLimits } from '#src/limits.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { tooMany } from '../http/failures.ts'
import { addHits, forgetHits, listHits, removeHits } from './queries.ts'

/** Keys by limit; all of them take one statement. */
type Keys = Partial<Record<LimitName, string | number>>

/** Counters in the database, shared by all processes. Keys come from facts of the server, never from request text. */
export type Limits = {
  /** Counts a hit. @throws Failure 429 with Retry-After above the limit */
  take(name: LimitName, key: string | number): Promise<void>
  /** Counts hits without refusing. @returns the smallest number left; below zero above a limit */
  countHits(keys: Keys): Promise<number>
  /** The given limits that are used up. */
  reached(keys: Keys): Promise<ReadonlySet<LimitName>>
  reset(name: LimitName, key: string | number): Promise<void>
  /** Takes one hit of each back, after a hit counted in advance proved legitimate. */
  uncount(keys: Keys): Promise<void>
  /** The same counters within a transaction: a rollback restores them. */
  within(tx: Db): Limits
}

export function createLimits({ db, clock }: { db: Db; clock: Clock }): Limits {
  const hit = async (keys: Keys) => {
    const now = clock.now()
    const names = namesByKey(keys)
    const windows = [...names].map(([key, name]) => ({
      key,
      endsAt: new Date(now.getTime() + rateLimits[name].seconds * 1_000),
    }))
    return (await addHits(db, windows, now)).map(({ key, hits, endsAt }) => ({
      left: rateLimits[names.get(key)!].hits - hits,
      seconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)),
    }))
  }
  return {
    async take(name, key) {
      const [{ left, seconds }] = (await hit({ [name]: key })) as [{ left: number; seconds: number }]
      if (left < 0) throw tooMany(seconds, { retry_after: seconds })
    },
    countHits: async (keys) => Math.min(...(await hit(keys)).map(({ left }) => left)),
    async reached(keys) {
      const names = namesByKey(keys)
      const found = await listHits(db, [...names.keys()], clock.now())
      return new Set(
        found
          .filter(({ key, hits }) => hits >= rateLimits[names.get(key)!].hits)
          .map(({ key }) => names.get(key)!),
      )
    },
    reset: (name, key) => forgetHits(db, `${name} ${key}`),
    uncount: (keys) => removeHits(db, [...namesByKey(keys).keys()]),
    within: (tx) => createLimits({ db: tx, clock }),
  }
}

/** Keys as stored in the table. */
const namesByKey = (keys: Keys) =>
  new Map(Object.entries(keys).map(([name, key]) => [`${name} ${key}`, name as LimitName]))

/** Network of an address as one key: an IPv4 address, also one mapped into IPv6, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (!isMapped) return groups.slice(0, 4).map(hex).join(':')
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/**
 * Network of an address, too wide to identify a household or a person: `203.0.113.0/24`, `2001:db8:7::/48`. Null
 * without an address.
 */
export function shortNetworkOf(address: string): string | null {
  if (!address) return null
  const network = networkOf(address)
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`
  return `${network.split('.').slice(0, 3).join('.')}.0/24`
}

/** The eight numbers of an IPv6 address in any spelling. */
function groupsOf(address: string): number[] {
  const inHex = address.replace(/%.*/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number]
    return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`
  })
  const [before = [], after = []] = inHex.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  const zeros = Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0)
  return inHex.includes('::') ? [...before, ...zeros, ...after] : before
}

const hex = (group: number) => group.toString(16)
