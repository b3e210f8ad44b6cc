import { Socket } from 'node:net'
import pg from 'pg'
import { isDatabaseUnavailable, READ_ONLY } from './unavailable.ts'

/** SQL condition: this server is no standby and was not made read-only. */
export const TAKES_WRITES = "not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'"

/** Longest wait for one server: a machine that is gone must not keep those that wait from asking the others again. */
const ANSWER_MS = 1_000

/** The next server is asked when the one before has failed, or not answered after this time. */
const NEXT_MS = 100

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s
const SERVER = /^(?:\[(?<v6>[\da-f:.]+)\]|(?<name>[^:[\]]+))(?::(?<port>\d+))?$/i
const HOST = /^[^/[\]]+$/
const PORT = /^\d+$/
const wanted = [null, 'read-write', 'primary']

/**
 * An address of several servers (`postgres://user:password@one:5432,two:5432/name`) in libpq's other form, with
 * `?host=one,two&port=5432,5432`, which `URL` reads too. Any other address stays as it is, unless it has its one host in
 * the query alone, which `URL` does not read.
 * @returns null if the servers cannot be read or asked, or if any of them but the primary is asked for
 */
export function withServersInQuery(address: string): string | null {
  const [, login = '', list = '', rest = ''] = ADDRESS.exec(address) ?? []
  const servers = list.split(',')
  const url = URL.parse(`${login}${servers[0] || 'localhost'}${rest}`)
  if (servers.length > 1 && !(url && putInQuery(url, servers))) return null
  const hosts = url?.searchParams.get('host')?.split(',') ?? []
  if (!url || !hosts.length) return address
  if (hosts.length > 1 && !canBeAsked(url, hosts)) return null
  return servers.length === 1 && URL.canParse(address) ? address : url.href
}

/** @returns false if a server cannot be read */
function putInQuery(url: URL, servers: readonly string[]): boolean {
  const found = servers.map((server) => SERVER.exec(server)?.groups).filter((server) => server !== undefined)
  if (found.length < servers.length) return false
  url.searchParams.set('host', found.map(({ v6, name }) => v6 ?? name).join(','))
  url.searchParams.set('port', found.map(({ port = '5432' }) => port).join(','))
  return true
}

/** True if each server has a name that a socket takes, and a port of its own or that of all. */
function canBeAsked({ searchParams }: URL, hosts: readonly string[]): boolean {
  const ports = searchParams.get('port')?.split(',') ?? []
  const hasPorts = ports.length < 2 || ports.length === hosts.length
  const areNames = hosts.every((host) => HOST.test(host)) && ports.every((port) => PORT.test(port))
  return hasPorts && areNames && wanted.includes(searchParams.get('target_session_attrs'))
}

/** `place` is host and port, `url` besides names role and database. */
type Server = { place: string; url: string; host: string; port: number }

/** The servers of an address that names several; none for any other. */
function serversOf(address: string): Server[] {
  const url = URL.parse(withServersInQuery(address) ?? '')
  const hosts = url?.searchParams.get('host')?.split(',') ?? []
  if (!url || hosts.length < 2) return []
  const ports = url.searchParams.get('port')?.split(',') ?? []
  return hosts.map((host, at) => {
    const port = ports[at] ?? ports[0] ?? '5432'
    url.searchParams.set('host', host)
    url.searchParams.set('port', port)
    return { place: `${host}:${port}`, url: url.href, host, port: Number(port) }
  })
}

/** Settings for `pg`: where an address names several servers, each new connection leads to the one that takes writes. */
export function connectionTo(
  address: string,
  connectMs: number,
): { connectionString: string; stream?: () => Socket } {
  const servers = serversOf(address)
  if (!servers[0]) return { connectionString: address }
  const known = knownOf(servers)
  const find = createFinder(servers, known, connectMs)
  return { connectionString: servers[0].url, stream: () => new SocketToPrimary(known, find) }
}

/** Knowledge of this process about a group of servers: which one took writes last, and which sockets lead where. */
type Known = { primary: string | null; open: Map<Socket, string> }

const knownByPlaces = new Map<string, Known>()

function knownOf(servers: readonly Server[]): Known {
  const key = servers.map(({ place }) => place).join()
  const known: Known = knownByPlaces.get(key) ?? { primary: null, open: new Map() }
  knownByPlaces.set(key, known)
  return known
}

/** A socket that looks for the primary before it connects, whatever address the driver names. */
class SocketToPrimary extends Socket {
  readonly #known: Known
  readonly #find: () => Promise<Server>

  constructor(known: Known, find: () => Promise<Server>) {
    super()
    this.#known = known
    this.#find = find
    this.once('close', () => known.open.delete(this))
  }

  override connect(): this {
    this.#find().then(
      (server) => {
        if (this.destroyed) return
        this.#known.open.set(this, server.place)
        super.connect(server.port, server.host)
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }
}

/** Makes a function that finds the primary, once for all connections that wait for it. */
function createFinder(servers: readonly Server[], known: Known, connectMs: number) {
  let finding: Promise<Server> | null = null
  const rank = ({ place }: Server) => (place === known.primary ? 0 : 1)
  async function find() {
    const lastFirst = servers.toSorted((a, b) => rank(a) - rank(b))
    const primary = await firstThatTakesWrites(lastFirst, connectMs)
    known.primary = primary.place
    // What still leads to a former primary would wait for a machine that is gone.
    for (const [socket, place] of known.open)
      if (place !== primary.place)
        socket.destroy(new Error('Connection terminated: another server is the primary now'))
    return primary
  }
  return () => {
    finding ??= find().finally(() => {
      finding = null
    })
    return finding
  }
}

/**
 * Asks servers in turn, without waiting long for one that is silent.
 * @throws an outage that tells of each, or the first error if none of them may pass
 */
function firstThatTakesWrites(servers: readonly Server[], connectMs: number): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  const over = new AbortController()
  const failures: { server: Server; error: Error }[] = []
  const left = [...servers]
  let timer: NodeJS.Timeout
  const next = () => {
    clearTimeout(timer)
    const server = left.shift()
    if (!server || over.signal.aborted) return
    timer = setTimeout(next, NEXT_MS)
    assertTakesWrites(server, connectMs, over.signal).then(
      () => resolve(server),
      (error: Error) => {
        failures.push({ server, error })
        if (failures.length === servers.length) reject(noneOf(failures))
        else next()
      },
    )
  }
  next()
  return promise.finally(() => {
    clearTimeout(timer)
    over.abort()
  })
}

async function assertTakesWrites({ url }: Server, connectMs: number, signal: AbortSignal) {
  const answerMs = Math.min(connectMs, ANSWER_MS)
  const client = new pg.Client({
    connectionString: url,
    application_name: 'jejaring',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    stream: () => new Socket({ signal }),
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ takes_writes: boolean }>(`select ${TAKES_WRITES} as takes_writes`)
    if (!rows[0]?.takes_writes) throw Object.assign(new Error('takes no writes'), { code: READ_ONLY })
  } finally {
    client.end().catch(() => {})
  }
}

function noneOf(failures: readonly { server: Server; error: Error }[]): Error {
  if (!failures.some(({ error }) => isDatabaseUnavailable(error))) return failures[0]!.error
  const each = failures.map(({ server, error }) => `${server.place} ${error.message}`)
  return Object.assign(new Error(`No server takes writes: ${each.join(', ')}`), { code: READ_ONLY })
}
