import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Clock } from '#src/platform/clock.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isDatabaseUnavailable } from '#src/platform/database/unavailable.ts'
import type { Log } from '#src/platform/log.ts'
import { dayOfNumber, jakartaDayNumber } from '#src/wire/jakarta-day.ts'
import { getSalt, insertVisitors } from './queries.ts'

/** Matches crawlers, monitors, link previews, and programs, but not the phone brand Cubot. */
const robots =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|archive|preview|externalhit|facebookcatalog|whatsapp\/|mediapartners|google-|monitor|uptime|pingdom|lighthouse|headless|phantomjs|selenium|scan|validator|feed|chatgpt|perplexity|claude|ahrefs|semrush|\b(?:curl|wget|httpie|python|java|okhttp|go-http-client|libwww|node|axios|undici|ruby|perl|php)\b/i
/** Matches an empty user agent or a single word. */
const nobody = /^\S*$/

/** True if a user agent names a known robot, or none. */
export const isRobot = (userAgent: string): boolean => nobody.test(userAgent) || robots.test(userAgent)

const WRITE_MS = 10_000
/** Limit of visitors held in memory while the database is unreachable. */
const MAX_WAITING = 20_000
const HASH_BYTES = 16
const MAX_AGENT = 300
/** Keeps the header's end, where it is read; its sender controls its length. */
const MAX_FORWARDED = 300

type VisitorCounter = {
  /** Records a page view in memory. */
  note(request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>): void
  /** Writes recorded views; if the database is unreachable they wait for the next time. */
  write(): Promise<void>
  start(): void
  /** Writes for the last time. */
  stop(): Promise<void>
}

type Parts = {
  db: Db
  clock: Clock
  log: Log
  /** Derives the visitor's address from the socket's and `X-Forwarded-For`. */
  clientAddress(socketAddress: string, forwardedFor: string): string
  /** Called after a write: figures read before are stale. */
  onWritten(): void
}

/**
 * Counts visitors, each once a day, as hashes of address and user agent with the day's salt. Addresses are
 * kept only for the seconds until the next write.
 */
export function createVisitorCounter({ db, clock, log, clientAddress, onWritten }: Parts): VisitorCounter {
  const noted = new Map<number, Set<string>>()
  const hashed = new Map<number, Map<string, Buffer>>()
  const saltOf = createSalts(db)
  let writing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const writeNow = async () => {
    try {
      for (const [day, visits] of noted) {
        const salt = await saltOf(day)
        // Later visitors begin a new set.
        noted.delete(day)
        hashInto(entryOf(hashed, day, newMap), visits, salt, clientAddress)
      }
      for (const [day, hashes] of hashed) {
        if (hashes.size) await insertVisitors(db, dayOfNumber(day), [...hashes.values()])
        if (hashes.size) onWritten()
        hashed.delete(day)
      }
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error({ error }, 'visitors')
    }
  }
  const write = () => (writing = writing.then(writeNow))
  const writeOn = () => {
    timer = setTimeout(() => write().then(() => timer && writeOn()), WRITE_MS).unref()
  }

  return {
    note({ method, url = '', headers, socket }) {
      if (method !== 'GET' || url.startsWith('/v1') || isPrefetch(headers)) return
      const visits = entryOf(noted, jakartaDayNumber(clock.now()), newSet)
      if (visits.size >= MAX_WAITING) return
      const agent = headers['user-agent']?.slice(0, MAX_AGENT) ?? ''
      const forwardedFor = String(headers['x-forwarded-for'] ?? '').slice(-MAX_FORWARDED)
      visits.add(`${socket.remoteAddress}\n${forwardedFor}\n${agent}`)
    },
    write,
    start: writeOn,
    stop() {
      clearTimeout(timer)
      timer = undefined
      return write()
    },
  }
}

/** Caches the salts of the last two days. */
function createSalts(db: Db) {
  const known = new Map<number, Buffer>()
  return async (day: number) => {
    const salt = known.get(day) ?? (await getSalt(db, dayOfNumber(day), randomBytes(32)))
    for (const old of known.keys()) if (old < day - 1) known.delete(old)
    known.set(day, salt)
    return salt
  }
}

function hashInto(
  hashes: Map<string, Buffer>,
  visits: ReadonlySet<string>,
  salt: Buffer,
  clientAddress: Parts['clientAddress'],
) {
  for (const visit of visits) {
    const [socketAddress = '', forwardedFor = '', agent = ''] = visit.split('\n')
    if (isRobot(agent) || hashes.size >= MAX_WAITING) continue
    const who = `${clientAddress(socketAddress, forwardedFor)}\n${agent}`
    const hash = createHmac('sha256', salt).update(who).digest().subarray(0, HASH_BYTES)
    hashes.set(hash.toString('base64'), hash)
  }
}

/** True if a browser fetches ahead what nobody may look at. */
export const isPrefetch = (headers: IncomingMessage['headers']) =>
  `${headers['sec-purpose'] ?? headers.purpose ?? ''}`.includes('prefetch')

const newSet = () => new Set<string>()
const newMap = () => new Map<string, Buffer>()

function entryOf<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}
