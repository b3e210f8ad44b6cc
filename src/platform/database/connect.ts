import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { countStatement } from '../request-scope.ts'
import type { Tables } from './tables.ts'

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

/** Silent for too long, or with plans of before a migration: what a connection does not get over. */
const spoilt = /^Query read timeout$|^cached plan must not change/

/**
 * A connection that breaks while in use fails its statement; unheard, its error would end the process too.
 * One that did not answer in time may never answer: it must not wait in the pool for the next request.
 */
function watchConnection(client: pg.PoolClient, { isPrepared }: { isPrepared: boolean }) {
  client.on('error', () => {})
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const answer = isPrepared ? query(...byName(given)) : query(...given)
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (spoilt.test(error.message)) (client as unknown as pg.Client).end().catch(() => {})
      })
    return answer
  }
  Object.assign(client, { query: watched })
}

/** No more are known by name: a statement with a list in it would have a text for each length. */
const MOST_NAMES = 200
const names = new Map<string, string>()

/** A statement that a connection parses and plans once. */
function byName(given: unknown[]): unknown[] {
  const [text, values] = given
  if (typeof text !== 'string' || !Array.isArray(values)) return given
  if (!names.has(text) && names.size >= MOST_NAMES) return given
  const name = names.get(text) ?? `known_${names.size}`
  names.set(text, name)
  return [{ name, text, values }]
}

/**
 * Opens a pool for the site's role. `date` comes as `YYYY-MM-DD`, `int8` as a number, times as `Date`.
 * A connection is waited for 1 s and an answer 1.8 s, so that a request can say 503 within three seconds; work that
 * nobody waits for gives both longer. Where few statements come again and again, they are prepared.
 */
export function connectDatabase(
  url: string,
  { max = 10, answerMs = 1_800, connectMs = 1_000, isPrepared = false } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    statement_timeout: answerMs - 100,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'jejaring',
    keepAlive: true,
  })
  pool.on('connect', (client) => watchConnection(client, { isPrepared }))
  // A connection that breaks while idle is replaced by the pool; without a listener Node would exit.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: countStatement,
  })
  return { db, pool, url, close: () => db.destroy() }
}
