import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { SendLater } from '../jobs/queue.ts'
import type { Bus } from './bus.ts'
import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

/** Times that a write is tried: of those that wait for each other PostgreSQL breaks off one. */
const MOST_TRIES = 3
/** Lets the other go first, where both were broken off. */
const LONGEST_PAUSE_MS = 100

/** A transaction with the effects that must commit with it. */
export type Tx = Transaction<Tables> & {
  /** Cache tags to invalidate after the commit. */
  invalidate(...tags: CacheTag[]): void
  /** Queues a job that exists only if the transaction commits. */
  later: SendLater
}

/**
 * Runs `change` in one transaction, again if PostgreSQL broke it off because it and another waited for each other. After
 * the commit, and before this returns, this process drops what it stored under the invalidated tags; other processes
 * are notified by NOTIFY. No network call belongs inside, and nothing outside may be changed.
 */
export type Write = <T>(change: (tx: Tx) => Promise<T>) => Promise<T>

export function createWrite(db: Db, bus: Bus, sendLaterIn: (tx: Transaction<Tables>) => SendLater): Write {
  const once: Write = async (change) => {
    const tags = new Set<CacheTag>()
    const result = await db.transaction().execute(async (transaction) => {
      const tx = Object.assign(transaction, {
        invalidate(...more: CacheTag[]) {
          for (const tag of more) tags.add(tag)
        },
        later: sendLaterIn(transaction),
      }) as Tx
      const value = await change(tx)
      await bus.announce(transaction, [...tags])
      return value
    })
    if (tags.size) bus.invalidate([...tags])
    return result
  }
  return async (change) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await once(change)
      } catch (error) {
        if (!isDeadlock(error) || tries === MOST_TRIES) throw error
        await sleep(Math.random() * LONGEST_PAUSE_MS)
      }
  }
}

const isDeadlock = (error: unknown) => (error as { code?: string }).code === '40P01'
