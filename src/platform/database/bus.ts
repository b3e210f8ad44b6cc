import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import pg from 'pg'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { Log } from '../log.ts'
import type { Tables } from './tables.ts'

const CHANNEL = 'jejaring_tags'
const HEARTBEAT_MS = 1_000
const SILENCE_MS = 2_000
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
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * @param url own connection for LISTEN; reopened for ever when lost. Missed announcements are never replayed, so every
 * new LISTEN invalidates everything.
 * @param log is warned while it cannot be opened
 */
export function createBus(url: string, log?: Pick<Log, 'warn'>): Bus {
  const node = randomUUID()
  const listeners: ((tags: readonly CacheTag[] | 'all') => void)[] = []
  const tell = (tags: readonly CacheTag[] | 'all') => {
    for (const listener of listeners) listener(tags)
  }
  let client: pg.Client | null = null
  let heardAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const hear = (payload: string | undefined) => {
    const [from, ...tags] = (payload ?? '').split(' ')
    if (from === node) heardAt = performance.now()
    // Own announcements too: if the answer to a commit was lost, nothing was invalidated here.
    if (tags.length) tell(tags as CacheTag[])
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    next.on('error', () => {})
    next.on('notification', (message) => hear(message.payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
      heardAt = performance.now()
      tell('all')
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
  }

  const lose = () => {
    client?.end().catch(() => {})
    client = null
    heardAt = Number.NEGATIVE_INFINITY
  }

  const beat = async () => {
    try {
      if (!client) await connect()
      await client!.query('select pg_notify($1, $2)', [CHANNEL, node])
    } catch (error) {
      if (!isStopped) log?.warn({ outage: 'bus', error: (error as Error).message }, 'bus')
      lose()
    }
    if (!isStopped) timer = setTimeout(beat, HEARTBEAT_MS).unref()
  }

  return {
    async announce(tx, tags) {
      if (tags.length) await sql`select pg_notify(${CHANNEL}, ${`${node} ${tags.join(' ')}`})`.execute(tx)
    },
    invalidate: tell,
    onInvalidate: (listener) => listeners.push(listener),
    isFresh: () => performance.now() - heardAt < SILENCE_MS,
    async start() {
      await connect()
      timer = setTimeout(beat, HEARTBEAT_MS).unref()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
