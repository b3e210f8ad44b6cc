import type { Transaction } from 'kysely'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { SendLater } from '../jobs/queue.ts'
import type { Bus } from './bus.ts'
import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

/** A transaction with what must commit together with it. */
export type Tx = Transaction<Tables> & {
  /** Tags whose readers must see this change. */
  invalidate(...tags: CacheTag[]): void
  /** Queues a job that exists only if the transaction commits. */
  later: SendLater
}

/**
 * Runs `change` in one transaction. After the commit, and before this returns, what this process stored
 * under the dropped tags is gone; the other processes hear of it by NOTIFY. No network call belongs inside.
 */
export type Write = <T>(change: (tx: Tx) => Promise<T>) => Promise<T>

export function createWrite(db: Db, bus: Bus, sendLaterIn: (tx: Transaction<Tables>) => SendLater): Write {
  return async (change) => {
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
}
