import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import pg from 'pg'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { Log } from '../log.ts'
import { watchBus } from '../metrics.ts'
import { ASKED_MS, createHeartbeat } from './heartbeat.ts'
import { connectionTo } from './primary.ts'
import type { Tables } from './tables.ts'

const CHANNEL = 'jejaring_tags'
/** Timeout for an answer; freshness depends on what was received, so a slow machine keeps its connection. */
const ANSWER_MS = 15_000

/** Tells every process of the site which cache tags changed. */
export type Bus = {
  /** Announces tags to the other processes when the transaction commits. */
  announce(tx: Transaction<Tables>, tags: readonly CacheTag[]): Promise<void>
  /** Invalidates tags in this process. */
  invalidate(tags: readonly CacheTag[]): void
  onInvalidate(listener: (tags: readonly CacheTag[] | 'all') => void): void
  /** False while this process may have missed an announcement: nothing received for two seconds. */
  isFresh(): boolean
  /** Resolves once heartbeats that slept until `isFresh` was called are received or have failed; null if none slept. */
  awake(): Promise<void> | null
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * @param url own connection for LISTEN; reopened for ever when lost. Missed announcements are never replayed, so every
 * new LISTEN invalidates everything.
 * @param log is warned while it cannot be opened
 * @param options.askedMs time after a question in which heartbeats are frequent
 */
export function createBus(url: string, log?: Pick<Log, 'warn'>, { askedMs = ASKED_MS } = {}): Bus {
  const node = randomUUID()
  const listeners: ((tags: readonly CacheTag[] | 'all') => void)[] = []
  const tell = (tags: readonly CacheTag[] | 'all') => {
    for (const listener of listeners) listener(tags)
  }
  const server = connectionTo(url, ANSWER_MS)
  let client: pg.Client | null = null
  let isStopped = false
  let unwatch = () => {}

  const hear = (payload: string | undefined) => {
    const [from, ...tags] = (payload ?? '').split(' ')
    if (from === node) heartbeat.heard()
    // Own announcements too: if the answer to a commit was lost, nothing was invalidated here.
    if (tags.length) tell(tags as CacheTag[])
  }

  const connect = async () => {
    const next = new pg.Client({
      ...server,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    next.on('error', () => {})
    next.once('end', () => client === next && lose())
    next.on('notification', (message) => hear(message.payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
      heartbeat.heard()
      tell('all')
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
  }

  const lose = () => {
    client?.end().catch(() => {})
    client = null
    heartbeat.lose()
  }

  const heartbeat = createHeartbeat(async () => {
    try {
      if (!client) await connect()
      await client!.query('select pg_notify($1, $2)', [CHANNEL, node])
      return true
    } catch (error) {
      if (!isStopped) log?.warn({ outage: 'bus', error: (error as Error).message }, 'bus')
      lose()
      return false
    }
  }, askedMs)

  return {
    async announce(tx, tags) {
      if (tags.length) await sql`select pg_notify(${CHANNEL}, ${`${node} ${tags.join(' ')}`})`.execute(tx)
    },
    invalidate: tell,
    onInvalidate: (listener) => listeners.push(listener),
    isFresh: heartbeat.isFresh,
    awake: heartbeat.awake,
    async start() {
      await connect()
      heartbeat.start()
      unwatch = watchBus(heartbeat.silence)
    },
    async stop() {
      isStopped = true
      unwatch()
      heartbeat.stop()
      await client?.end().catch(() => {})
    },
  }
}
