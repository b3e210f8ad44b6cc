import { randomUUID } from 'node:crypto'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { currentScope } from '../request-scope.ts'
import type { Bus } from './bus.ts'
import { connectDatabase, createDb, type Database, type Db } from './connect.ts'
import { createReplicaAge } from './replica-age.ts'
import { deleteOldBeats, findBeat, saveBeat } from './replica-queries.ts'

/** Shorter than at the primary, which answers in the replica's place. */
const CONNECT_MS = 500

/**
 * Reads at a standby (decision 097). Both databases read at the primary whatever fails at the replica, so no reader
 * notices its end; a request that had to do so once stays there, so that no answer goes back in time.
 */
export type Replica = {
  /**
   * Serves answers that are the same for everybody: guests read at the replica while it is at most five seconds old and
   * has every change that this process knows of.
   */
  shared: Db
  /** Waits for everything that is committed by now, for a report; the primary if it takes too long. */
  forReport(): Promise<Db>
  stop(): Promise<void>
}

export function createReplica(options: {
  url: string
  primary: Database
  bus: Pick<Bus, 'onInvalidate' | 'isFresh'>
  log: Pick<Log, 'warn'>
  /** Connections to the standby at most. */
  max: number
  hasDemo: boolean
}): Replica {
  const { url, primary, bus, log, max, hasDemo } = options
  const node = randomUUID()
  const replica = connectDatabase(url, { name: 'standby', max, connectMs: CONNECT_MS, hasDemo })
  // On a connection of its own: many readers must not make the standby look lost.
  const watch = connectDatabase(url, { name: 'standby beats', max: 1, connectMs: CONNECT_MS })
  const age = createReplicaAge({
    async send(beat) {
      if (beat === 1) await deleteOldBeats(primary.db)
      await saveBeat(primary.db, { node, beat })
    },
    see: () => findBeat(watch.db, node),
    onOutage: ({ message }) => log.warn({ outage: 'replica', error: message }, 'the primary is read instead'),
  })
  bus.onInvalidate(age.change)
  replica.pool.on('error', age.lose)
  const onFailure = (error: Error) => {
    if (!isOfOneStatement(error)) age.lose(error)
  }
  const readAt = (mayRead: () => boolean) =>
    createDb(readingAt(replica.pool, primary.pool, mayRead, onFailure))
  // Members read at the primary: they may have written just now, at another node.
  // Where this process hears of no change, nobody else may tell it that a text was withdrawn.
  const shared = readAt(
    () => !currentScope()?.visit.session && staysAtReplica(age.isCurrent() && bus.isFresh()),
  )
  const reports = readAt(() => staysAtReplica(!age.isLost()))
  return {
    shared,
    forReport: async () => ((await age.catchesUp()) ? reports : primary.db),
    async stop() {
      age.stop()
      await Promise.all([replica.close(), watch.close()])
    },
  }
}

/** True for a failure that tells nothing of the standby: no connection was free, or the statement took too long. */
const isOfOneStatement = (error: Error & { code?: string }) =>
  error.code === '57014' || error.message === 'timeout exceeded when trying to connect'

const isRead = (text: string) => /^[\s(]*(?:select|with)\b/i.test(text)

/** False from the first time on that this request had to read at the primary. */
function staysAtReplica(mayRead: boolean): boolean {
  const scope = currentScope()
  if (scope && !mayRead) scope.hasLeftReplica = true
  return mayRead && !scope?.hasLeftReplica
}

/** A pool whose reads outside of transactions go to the replica; everything else, and what fails there, to the primary. */
function readingAt(
  replica: pg.Pool,
  primary: pg.Pool,
  mayRead: () => boolean,
  onFailure: (why: Error) => void,
): PostgresPool {
  const connect = async () => {
    let held: pg.PoolClient | undefined
    const query = async (text: string, values: unknown[]) => {
      if (!held && isRead(text) && mayRead())
        try {
          return await askOnce(replica, text, values)
        } catch (error) {
          onFailure(error as Error)
          staysAtReplica(false)
        }
      held ??= await primary.connect()
      return held.query(text, values)
    }
    return { query, release: (destroy?: boolean) => held?.release(destroy) }
  }
  return { connect, end: async () => {}, options: primary.options } as unknown as PostgresPool
}

/** One statement on a connection of its own, which is given up when it fails. */
async function askOnce(pool: pg.Pool, text: string, values: unknown[]) {
  const client = await pool.connect()
  let isBroken = true
  try {
    const answer = await client.query(text, values)
    isBroken = false
    return answer
  } finally {
    client.release(isBroken)
  }
}
