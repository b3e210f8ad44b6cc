import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { watchPool } from '../metrics.ts'
import { countStatement } from '../request-scope.ts'
import { DEMO_SETTING } from '../sessions/account-queries.ts'
import { traceStatement } from '../tracing.ts'
import type { SiteServer } from './open.ts'
import { createPooledQuery, type Query } from './pooled-query.ts'
import { connectionTo } from './primary.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'
import type { Tables } from './tables.ts'
import { isConnectionBroken } from './unavailable.ts'

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

/** Asks by name what is frequent. */
const createOwnQuery = (query: Query, names: StatementNames) => (text: string, values: unknown[]) => {
  const name = names.nameOf(text)
  return name ? query({ name, text, values }) : query(text, values)
}

/**
 * Handles a connection that breaks while in use: its statement fails, and without a listener the error would end the
 * process. A connection that timed out must not return to the pool.
 */
function watchConnection(client: pg.PoolClient, asked: (query: Query) => ReturnType<typeof createOwnQuery>) {
  client.on('error', () => {})
  const query = client.query.bind(client) as Query
  const ask = asked(query)
  const watched = (...given: unknown[]) => {
    const [text, values] = given
    const answer = typeof text === 'string' && Array.isArray(values) ? ask(text, values) : query(...given)
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

export type PoolOptions = {
  /** Name of the pool in the metrics. */
  name?: string
  max?: number
  answerMs?: number
  connectMs?: number
  /** Counts demo accounts as accounts (`isAccount`): never in production. */
  hasDemo?: boolean
  /** The address may lead through a pooler in transaction mode (`pooled-query.ts`). */
  isPooled?: boolean
}

/** Statements that set what is named. */
const setAll = (scope: 'session' | 'local', settings: Record<string, string | number>) =>
  Object.entries(settings)
    .map(([setting, value]) => `set ${scope} ${setting} = ${value}`)
    .join('; ')

/** Time for the settings of a session that was slow to come. */
const LEAST_MS = 100

class DatedClient extends pg.Client {
  readonly madeAt = performance.now()
}

/** Opens a pool of the running site: through the pooler where there is one. */
export const connectPool = ({ siteUrl, pooledUrl }: SiteServer, options: PoolOptions): Database =>
  connectDatabase(pooledUrl ?? siteUrl, { ...options, isPooled: pooledUrl !== null })

/**
 * Opens a pool for the site's role. `date` comes as `YYYY-MM-DD`, `int8` as a number, times as `Date`. Timeouts are 1 s
 * for a connection and 1.8 s for an answer, so that a request can answer 503 within three seconds; background work uses
 * `patient`. Frequent statements are prepared. No timeout is a parameter of the start, which a pooler may refuse.
 */
export function connectDatabase(
  url: string,
  {
    name = 'requests',
    max = 10,
    answerMs = 1_800,
    connectMs = 1_000,
    hasDemo = false,
    isPooled = false,
  }: PoolOptions = {},
): Database {
  const timeouts = {
    statement_timeout: answerMs - 100,
    idle_in_transaction_session_timeout: Math.max(IDLE_MS, answerMs),
  }
  const settings = setAll('session', hasDemo ? { ...timeouts, [DEMO_SETTING]: 'on' } : timeouts)
  /** Within what is left of the time for a connection. */
  const begin = (client: DatedClient) => {
    const leftMs = Math.max(LEAST_MS, connectMs - (performance.now() - client.madeAt))
    return client.query({ text: settings, query_timeout: leftMs } as pg.QueryConfig)
  }
  const pool = new pg.Pool({
    Client: DatedClient,
    ...connectionTo(url, connectMs),
    max,
    types,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    application_name: 'jejaring',
    keepAlive: true,
    onConnect: (client) => (isPooled ? undefined : begin(client as unknown as DatedClient)),
  })
  const names = createStatementNames()
  const limits = setAll('local', timeouts)
  pool.on('connect', (client) =>
    watchConnection(client, (query) =>
      isPooled ? createPooledQuery(client, query, { names, limits }) : createOwnQuery(query, names),
    ),
  )
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
