import type pg from 'pg'
import type { Config } from '../config.ts'
import { type ConnectionRefusal, connectionRefusalsOf } from './connection-rules.ts'
import { connectionsOf, poolOfAnswers, sessionsOf } from './connections.ts'
import { MigrationError } from './migrate.ts'
import { refusal, type Server, settingsOf } from './open.ts'
import { connectOnce } from './open-client.ts'
import { isDatabaseUnavailable } from './unavailable.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** Time for a pooler to give a session to each connection: those of a process that leaves come free in it. */
const PATIENCE_MS = 30_000
/** Time for an answer over a session that is one's own. */
const KEPT_MS = 2_000
/** Connections of a start as the owner: migrations and their lock, and the queues' schema. */
const OF_OWNER = 4
/** Enough to see how a pooler hands its sessions round. */
const OF_COMMAND = 2
/** Connections to the standby besides those that read for answers. */
const OF_BEATS = 1

/** Findings about one address that was tried. */
export type TriedConnection = {
  /** Setting that names the address. */
  setting: string
  /** Way in which a pooler hands its sessions round. */
  pooling: 'none' | 'session' | 'transaction'
  isStandby: boolean
  isReadOnly: boolean
  /** True if the server ends a statement that lasts too long. */
  hasTimeout: boolean
  /** Server, database and role, to be compared with another address. */
  place: string
  /** Connections that this site opens there, and how many it can have. */
  needed: number
  most: number
}

/**
 * Tries every address of a server as the site will use it. A standby that is away is left out: the primary is read.
 * @throws MigrationError when one refuses; an unreachable one is waited for
 */
export async function tryConnections(
  server: Server,
  config: Pick<Config, 'process' | 'connections' | 'databaseReadUrl'>,
  say: (line: string) => void,
): Promise<TriedConnection[]> {
  const [total, direct] = [connectionsOf(config), sessionsOf(config)]
  const needed = { site: server.pooledUrl ? direct : total, owner: OF_OWNER, pooled: total - direct }
  const tried = await tryAll(server, needed, say)
  const url = config.databaseReadUrl
  if (!url) return tried
  const setting = 'DATABASE_READ_URL'
  const standby = await tryConnection({ setting, url, needed: poolOfAnswers(config) + OF_BEATS })
    .catch(refusal(setting))
    .catch((error) => {
      if (isDatabaseUnavailable(error)) return null
      throw error
    })
  return standby ? [...tried, standby] : tried
}

type Needed = { site: number; owner: number; pooled: number }

async function tryAll(server: Server, needed: Needed, say: (line: string) => void) {
  const { siteUrl, ownerUrl, pooledUrl } = server
  const names = settingsOf(server)
  const all = [
    { setting: names.siteUrl, url: siteUrl, needed: needed.site },
    ownerUrl !== siteUrl && { setting: names.ownerUrl, url: ownerUrl, needed: needed.owner },
    pooledUrl && { setting: names.pooledUrl, url: pooledUrl, needed: needed.pooled },
  ]
  const tried: TriedConnection[] = []
  for (const one of all)
    if (one) tried.push(await waitForDatabase(() => tryConnection(one).catch(refusal(one.setting)), say))
  return tried
}

/** Demands of a command on its connections: a session of its own, and, where it writes, a primary. */
const ofCommands: Record<'copies' | 'writes', readonly ConnectionRefusal[]> = {
  copies: ['pooler-by-transaction'],
  writes: ['pooler-by-transaction', 'database-read-only', 'two-databases'],
}

/**
 * Makes what judges a given server before a command does anything there: it would wait for a standby to take writes, and
 * leave settings in the sessions of a pooler.
 */
export const judgeForCommand =
  (
    config: Pick<Config, 'isProduction' | 'databaseUrl' | 'databaseDirectUrl'>,
    does: keyof typeof ofCommands,
    say: (line: string) => void,
  ) =>
  async (server: Server): Promise<void> => {
    if (!config.databaseUrl) return
    const needed = { site: OF_COMMAND, owner: OF_COMMAND, pooled: OF_COMMAND }
    const connections = await tryAll(server, needed, say)
    const lines = connectionRefusalsOf({ config, connections }, ofCommands[does])
    if (lines.length) throw new MigrationError(lines.join('\n'))
  }

type Address = { setting: string; url: string; needed: number }

async function tryConnection({ setting, url, needed }: Address): Promise<TriedConnection> {
  const client = await connectOnce(url)
  try {
    const { rows } = await ask<Facts>(client, facts)
    const { most, ...found } = rows[0]!
    const pooler = await tryPooler(client, url, needed)
    return { setting, needed, ...found, ...pooler, most: Math.min(most, pooler.most) }
  } finally {
    await client.end()
  }
}

type Facts = Pick<TriedConnection, 'isStandby' | 'isReadOnly' | 'hasTimeout' | 'place' | 'most'>

const facts = `
  select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
    current_setting('statement_timeout') <> '0' as "hasTimeout",
    concat_ws(' ', extract(epoch from pg_postmaster_start_time()), d.oid, r.rolname) as place,
    least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int,
      nullif(d.datconnlimit, -1), nullif(r.rolconnlimit, -1)) as most
  from pg_database d, pg_roles r where d.datname = current_database() and r.rolname = current_user`

/**
 * Opens connections until one shares its session with the first, or all that are needed have one of their own. A pooler
 * is noticed by its own number of the connection, which is no process of the server.
 */
async function tryPooler(
  first: pg.Client,
  url: string,
  needed: number,
): Promise<{ pooling: TriedConnection['pooling']; most: number }> {
  const session = await sessionOf(first)
  if (session === (first as unknown as { processID: number }).processID)
    return { pooling: 'none', most: Number.POSITIVE_INFINITY }
  const others: pg.Client[] = []
  try {
    while (others.length + 1 < needed) {
      const other = await connectOnce(url)
      others.push(other)
      // In a transaction, so that its session stays its own.
      await ask(other, 'begin')
      if ((await sessionOf(other)) === session || (await sessionOf(first)) !== session)
        return { pooling: 'transaction', most: Number.POSITIVE_INFINITY }
    }
    return { pooling: 'session', most: needed }
  } catch (error) {
    if (!isPoolerFull(error as Error)) throw error
    // One that is busy has none to spare either; only in session mode the first connection kept its own.
    const pooling = (await keepsSession(first, session)) ? 'session' : 'transaction'
    return { pooling, most: pooling === 'session' ? others.length : Number.POSITIVE_INFINITY }
  } finally {
    await Promise.allSettled(others.map(leave))
  }
}

/** True if a connection without a transaction still has the session that it had. */
async function keepsSession(client: pg.Client, session: number): Promise<boolean> {
  const question = { text: 'select pg_backend_pid() as session', query_timeout: KEPT_MS }
  const { rows } = await client.query<{ session: number }>(question).catch(() => ({ rows: [] }))
  return rows[0]?.session === session
}

const isPoolerFull = ({ message }: Error) =>
  message === 'Query read timeout' || message.startsWith('no more connections allowed')

const ask = <Row extends object>(client: pg.Client, text: string) => {
  const question = { text, query_timeout: PATIENCE_MS }
  return client.query<Row>(question)
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await ask<{ session: number }>(client, 'select pg_backend_pid() as session')
  return rows[0]!.session
}

async function leave(client: pg.Client) {
  if (client.getTransactionStatus() === 'T') await client.query('rollback')
  await client.end()
}
