import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { watchPool } from '../metrics.ts'
import { countStatement } from '../request-scope.ts'
import { DEMO_SETTING } from '../sessions/account-queries.ts'
import { traceStatement } from '../tracing.ts'
import { connectionTo } from './primary.ts'
import type { Tables } from './tables.ts'
import { isConnectionBroken } from './unavailable.ts'

/** Uses within a minute that justify a prepared plan's memory, 0.2 MB on every connection. */
const OFTEN = 100
const MOST_NAMES = 50

/** Names frequent statements, so that a connection parses and plans them only once; undefined for rare ones. */
function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const times = new Map<string, number>()
  let since = performance.now()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MOST_NAMES) return known
    const now = performance.now()
    if (now - since > MINUTE_MS) {
      times.clear()
      since = now
    }
    const count = (times.get(text) ?? 0) + 1
    times.set(text, count)
    if (count < OFTEN) return undefined
    times.delete(text)
    names.set(text, `often_${names.size}`)
    return names.get(text)
  }
}

export type Db = Kysely<Tables>

export type Database = { db: Db; pool: pg.Pool; url: string; close(): Promise<void> }

const INT8 = 20
const DATE = 1082
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number
    if (oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format as 'text')
  }) as typeof pg.types.getTypeParser,
}

/**
 * Handles a connection that breaks while in use: its statement fails, and without a listener the error would end the
 * process. A connection that timed out must not return to the pool.
 */
function watchConnection(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
  client.on('error', () => {})
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const [text, values, ...others] = given
    const name = typeof text === 'string' && Array.isArray(values) && nameOf(text)
    const answer = name ? query({ name, text, values }, ...others) : query(...given)
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (isConnectionBroken(error)) (client as unknown as pg.Client).end().catch(() => {})
      })
    return answer
  }
  Object.assign(client, { query: watched })
}

/** Timeouts of background work: jobs, commands, start-up. */
export const patient = { answerMs: 120_000, connectMs: 60_000 }

/** Timeouts of work for the payment gateway: it waits fifteen seconds, of which the worker may have used five. */
export const forNotices = { answerMs: 5_000, connectMs: 4_000 }

/** Minimum idle time allowed in a transaction, since the code between its statements needs a processor too. */
const IDLE_MS = 30_000

/**
 * Opens a pool for the site's role. `date` comes as `YYYY-MM-DD`, `int8` as a number, times as `Date`. Timeouts are 1 s
 * for a connection and 1.8 s for an answer, so that a request can answer 503 within three seconds; background work uses
 * `patient`. Frequent statements are prepared.
 * @param options.name of the pool in the metrics
 * @param options.hasDemo counts demo accounts as accounts (`isAccount`): never in production
 */
export function connectDatabase(
  url: string,
  { name = 'requests', max = 10, answerMs = 1_800, connectMs = 1_000, hasDemo = false } = {},
): Database {
  const pool = new pg.Pool({
    ...connectionTo(url, connectMs),
    max,
    types,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    statement_timeout: answerMs - 100,
    idle_in_transaction_session_timeout: Math.max(IDLE_MS, answerMs),
    application_name: 'jejaring',
    ...(hasDemo && { options: `-c ${DEMO_SETTING}=on` }),
    keepAlive: true,
  })
  const nameOf = createStatementNames()
  pool.on('connect', (client) => watchConnection(client, nameOf))
  // The pool replaces a connection that breaks while idle; without a listener Node would exit.
  pool.on('error', () => {})
  const db = createDb(pool)
  const unwatch = watchPool(name, pool)
  const close = () => {
    unwatch()
    return db.destroy()
  }
  return { db, pool, url, close }
}

/** Builds queries for a pool, with columns in camel case. */
export const createDb = (pool: PostgresPool): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log(event) {
      countStatement()
      traceStatement(event)
    },
  })
