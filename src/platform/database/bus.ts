import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import pg from 'pg'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import { DAY_MS, MINUTE_MS } from '#src/wire/duration.ts'
import type { Log } from '../log.ts'
import { watchBus } from '../metrics.ts'
import { ASKED_MS, createHeartbeat } from './heartbeat.ts'
import { connectionTo } from './primary.ts'
import type { Tables } from './tables.ts'

const CHANNEL = 'jejaring_tags'
/** Timeout for an answer; freshness depends on what was received, so a slow machine keeps its connection. */
const ANSWER_MS = 15_000
/** Time for the server to close the connection at the end: one that is gone without a word never does. */
const END_MS = 1_000
/** Margin for clocks that differ, for commits after their announcement, and for heartbeats on their way. */
const MARGIN_MS = MINUTE_MS

/** Tells every process of the site which cache tags changed. */
export type Bus = {
  /** Announces tags to the other processes when the transaction commits. */
  announce(tx: Transaction<Tables>, tags: readonly CacheTag[]): Promise<void>
  /** Invalidates tags in this process. */
  invalidate(tags: readonly CacheTag[]): void
  onInvalidate(listener: (tags: readonly CacheTag[] | 'all') => void): void
  /** False while this process may have missed an announcement: nothing received for two seconds. */
  isFresh(): boolean
  /** Moment of `performance.now` since which announcements are heard again; −∞ if they always were. */
  backAt(): number
  /** Resolves once heartbeats that slept until `isFresh` was called are received or have failed; null if none slept. */
  awake(): Promise<void> | null
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * @param url own connection for LISTEN; reopened for ever when lost. PostgreSQL never repeats a notification, so each
 * new LISTEN reads from the table of announcements what was missed; after a day everything is invalidated.
 * @param log is warned while it cannot be opened
 * @param options.askedMs time after a question in which heartbeats are frequent
 */
export function createBus(url: string, log?: Pick<Log, 'warn'>, { askedMs = ASKED_MS } = {}): Bus {
  const node = randomUUID()
  const listeners: ((tags: readonly CacheTag[] | 'all') => void)[] = []
  const tell = (tags: readonly CacheTag[] | 'all') => {
    for (const listener of listeners) listener(tags)
  }
  const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS }
  const server = { ...connectionTo(url, ANSWER_MS), ...limits }
  const known = createKnown()
  let client: pg.Client | null = null
  let backAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  let unwatch = () => {}

  const hear = (payload: string | undefined) => {
    const { from, mark, tags } = readPayload(payload)
    if (from === node) heartbeat.heard()
    if (mark) known.add(mark)
    // Own announcements too: if the answer to a commit was lost, nothing was invalidated here.
    if (tags.length) tell(tags)
  }

  const connect = async () => {
    const next = new pg.Client(server)
    next.on('error', () => {})
    next.once('end', () => client === next && lose())
    next.on('notification', (message) => hear(message.payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      const missed = known.takeNew(await listRecent(next, heartbeat.silence()))
      client = next
      if (missed !== 'all') backAt = performance.now()
      if (missed === 'all' || missed.length) tell(missed)
      heartbeat.heard()
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
    announce: announceAs(node),
    invalidate: tell,
    onInvalidate: (listener) => listeners.push(listener),
    isFresh: heartbeat.isFresh,
    backAt: () => backAt,
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
      if (client) await Promise.race([client.end().catch(() => {}), sleep(END_MS)])
    },
  }
}

/** Name of an announcement: a number alone may be given again after a failover. */
const MARK = `id || '@' || extract(epoch from announced_at)`

/** The table is for those who do not hear the notification. */
const announceAs =
  (node: string): Bus['announce'] =>
  async (tx, tags) => {
    const all = tags.join(' ')
    if (!all) return
    await sql`
      with written as (insert into announcements (tags) values (${all}) returning ${sql.raw(MARK)} as mark)
      select pg_notify(${CHANNEL}, ${`${node} `} || mark || ${` ${all}`}) from written`.execute(tx)
  }

/** Heartbeats have neither mark nor tags, and a process of an earlier version names no mark. */
function readPayload(payload = '') {
  const [from, ...words] = payload.split(' ')
  const mark = words[0]?.includes('@') ? words.shift() : undefined
  return { from, mark, tags: words as CacheTag[] }
}

type Announcement = { mark: string; tags: string }

/** Announcements during a silence and shortly before it. */
async function listRecent(client: pg.Client, silentMs: number): Promise<Announcement[] | 'all'> {
  if (silentMs > DAY_MS) return 'all'
  const { rows } = await client.query<Announcement>(
    `select ${MARK} as mark, tags from announcements
     where announced_at > clock_timestamp() - $1 * interval '1 millisecond'`,
    [silentMs + MARGIN_MS],
  )
  return rows
}

/** Announcements that this process knows, as far back as one is looked for after a silence. */
function createKnown() {
  const heardAt = new Map<string, number>()
  const add = (mark: string) => {
    const now = performance.now()
    heardAt.set(mark, now)
    // Oldest first; one that is announced late by its writer's clock is looked for longer.
    for (const [old, at] of heardAt) {
      if (now - at < 3 * MARGIN_MS) return
      heardAt.delete(old)
    }
  }
  return {
    add,
    /** Tags of those that were not known; they are known from now on. */
    takeNew(recent: Announcement[] | 'all'): CacheTag[] | 'all' {
      if (recent === 'all') return 'all'
      const missed = recent.filter(({ mark }) => !heardAt.has(mark))
      for (const { mark } of missed) add(mark)
      return [...new Set(missed.flatMap(({ tags }) => tags.split(' ') as CacheTag[]))]
    },
  }
}
