import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { tooMany } from '../http/failures.ts'
import { addHit, forgetHits, readHits } from './queries.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Every limit of the site: so many hits in so many seconds for one key. */
const limits = {
  'login account': { hits: 5, seconds: 15 * MINUTE },
  'login address': { hits: 20, seconds: 15 * MINUTE },
  'register address': { hits: 20, seconds: HOUR },
  'mail address': { hits: 5, seconds: DAY },
  'mail address pause': { hits: 1, seconds: MINUTE },
  'message address': { hits: 10, seconds: HOUR },
  'upload files': { hits: 50, seconds: DAY },
  'step-up session': { hits: 5, seconds: 15 * MINUTE },
} as const
export type LimitName = keyof typeof limits

/** Counters in the database, one for all processes. A key is made of facts of the server, never of a request's words. */
export type Limits = {
  /** Counts a hit. @throws Failure 429 with Retry-After once there were more than allowed */
  take(name: LimitName, key: string | number): Promise<void>
  /** Counts a hit and refuses nobody. @returns whether there were more than allowed */
  note(name: LimitName, key: string | number): Promise<boolean>
  /** Whether all that is allowed is used up. */
  isReached(name: LimitName, key: string | number): Promise<boolean>
  forget(name: LimitName, key: string | number): Promise<void>
}

export function createLimits({ db, clock }: { db: Db; clock: Clock }): Limits {
  const hit = async (name: LimitName, key: string | number) => {
    const now = clock.now()
    const { hits, seconds } = limits[name]
    const count = await addHit(db, `${name} ${key}`, now, new Date(now.getTime() + seconds * 1_000))
    const waitMs = count.endsAt.getTime() - now.getTime()
    return { isOver: count.hits > hits, seconds: Math.max(1, Math.ceil(waitMs / 1_000)) }
  }
  return {
    async take(name, key) {
      const { isOver, seconds } = await hit(name, key)
      if (isOver) throw tooMany(seconds)
    },
    note: async (name, key) => (await hit(name, key)).isOver,
    isReached: async (name, key) => (await readHits(db, `${name} ${key}`, clock.now())) >= limits[name].hits,
    forget: (name, key) => forgetHits(db, `${name} ${key}`),
  }
}

/** A network as one key: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
