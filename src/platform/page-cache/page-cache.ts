import type { IncomingMessage, ServerResponse } from 'node:http'
import { outageOf } from '../count-outages.ts'
import type { Bus } from '../database/bus.ts'
import { loggedPath } from '../http/canonical-target.ts'
import { compressed } from '../http/compressed.ts'
import type { FrontDoor, Handled } from '../http/front-door.ts'
import type { Load } from '../http/shed-load.ts'
import type { Log } from '../log.ts'
import { cacheMisses } from '../metrics.ts'
import { createTaskQueue } from '../task-queue.ts'
import { countHit, type Entry, isPage, sendEntry, toEntry } from './entry.ts'
import { createStore } from './store.ts'

/** A cacheable request: everything its answer may depend on, nothing else. */
type CacheKey = {
  text: string
  /** Path and known query parameters in a fixed order. */
  target: string
  isSaving: boolean
  apiKey: string | null
}

const past = /^\/(?:assets|files|healthz|readyz|metrics|favicon|l\/)/i
/** Drawn by the server, identical for everybody. */
const isDrawing = /^\/(?:cover|cloth)\//
const plainPath = /^\/(?!.*(?:\/\.|\/\/))(?!\/)[A-Za-z0-9\-._~/]*$/

/**
 * Cache key of a request, or null when only the app may answer it: a session or other credentials, a method other than
 * reading, a path that is not canonical. The app rejects a wrong API key.
 */
function cacheKeyOf(request: IncomingMessage, known: ReturnType<typeof readRules>): CacheKey | null {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!plainPath.test(path) || past.test(path) || known.neverStored.test(path)) return null
  const hasCredentials = headers.authorization !== undefined || headers.cookie?.includes('jkl-session')
  if (hasCredentials && !isDrawing.test(path)) return null
  const isApi = path.startsWith('/v1')
  const apiKey = headers['x-api-key']
  if (isApi && (typeof apiKey !== 'string' || !known.apiKeys.has(apiKey))) return null
  const target = mark < 0 ? path : path + knownQuery(url.slice(mark + 1), known.queryNames)
  const isSaving = !isApi && headers['save-data'] === 'on'
  return {
    text: isSaving ? `${target} saving` : target,
    target,
    isSaving,
    apiKey: isApi ? (apiKey as string) : null,
  }
}

/** Drops unknown parameters, so that they make no new key and do not reach the page either. */
function knownQuery(search: string, names: ReadonlySet<string>) {
  const query = [...new URLSearchParams(search)].filter(([name]) => names.has(name))
  if (!query.length) return ''
  // The order of parameters with equal names is significant.
  query.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `?${new URLSearchParams(query)}`
}

type Options = {
  frontDoor: Pick<FrontDoor, 'handle'>
  bus: Bus
  log: Log
  load: Load
  config: { publicUrl: string; apiKeys: readonly string[] }
  /** Query parameters that any page or route reads. */
  queryNames: readonly string[]
  /** Paths whose answers depend on a cookie or header that only the app reads. */
  neverStored: RegExp
  /** Handles every request that is not cacheable. */
  otherwise(request: IncomingMessage, response: ServerResponse): void
  addressOf(request: IncomingMessage): string
  onHit(target: string, status: number): void
  /** Called for every page sent from here, cached or new. */
  onPage(request: IncomingMessage): void
}

/** Result of one rendering: an entry for everybody, or an answer for the first caller alone. */
type Filled = { entry: Entry } | { own: Response; isAway: boolean }

const stored = new Set([200, 301, 404])
/** Pictures and feeds may wait for a store or a renderer; they bypass the queue of pages. */
const isFile = /^[^?]*\.[a-z0-9]+(?:\?|$)/
/** Time that silence of the bus counts as fresh: it has then heard again what it missed. */
const AWAY_PAUSE_MS = 2_000
/** Renewals at once: after an outage the database has nothing in its memory, and all processes ask for everything. */
const RENEWALS_AT_ONCE = 2
/** Many unfinished answers would be promoted to the old generation; a hanging one delays others only briefly. */
const MAKING = { running: 10, patienceMs: 100 }

/**
 * The listener in front of the app: answers guests' reading from memory. Requests with a session or other credentials
 * bypass it, and rendering sees nothing of the visitor but the address.
 */
export function createPageCache(options: Options) {
  const store = createStore(options.bus)
  const known = readRules(options)
  const making = createTaskQueue(MAKING)
  const pending = new Map<string, Promise<Filled>>()
  let awayUntil = 0
  // A request after an invalidation must not get a rendering that began before it.
  store.onDrop(() => pending.clear())

  const fill = async (key: CacheKey, address: string): Promise<Filled> => {
    const since = store.mark()
    const asked = requestFor(key, options.config.publicUrl)
    const { response, tags } = await options.frontDoor.handle(asked, address)
    if (!tags || !stored.has(response.status)) return ownAnswer(response)
    const entry = await toEntry(response, tags, performance.now())
    store.put(key.text, entry, since)
    return { entry }
  }

  const fillOnce = (key: CacheKey, request: IncomingMessage) => {
    const running = pending.get(key.text)
    if (running) return { filled: running, isFirst: false }
    const make = () => fill(key, options.addressOf(request))
    const filled = options.load
      .during(request, () => (isFile.test(key.target) ? make() : making.run(make)))
      .finally(() => {
        if (pending.get(key.text) === filled) pending.delete(key.text)
      })
    pending.set(key.text, filled)
    return { filled, isFirst: true }
  }

  const renew = createRenewal(fill, options.log)

  const send = (entry: Entry, request: IncomingMessage, response: ServerResponse) => {
    if (entry.isPage) options.onPage(request)
    sendEntry(entry, request, response)
  }

  const sendStored = (entry: Entry, key: CacheKey, request: IncomingMessage, response: ServerResponse) => {
    countHit(entry)
    options.onHit(key.target, entry.status)
    send(entry, request, response)
  }

  const answer = async (key: CacheKey, request: IncomingMessage, response: ServerResponse) => {
    await options.bus.awake()
    const known = store.get(key.text)
    if (known && store.isFresh(known)) return sendStored(known, key, request, response)
    cacheMisses.inc()
    if (!pending.has(key.text) && options.load.turnsAway(request, response)) return
    const { filled, isFirst } = fillOnce(key, request)
    const outcome = await filled
    if ('entry' in outcome) return send(outcome.entry, request, response)
    if (outcome.isAway) awayUntil = performance.now() + AWAY_PAUSE_MS
    if (outcome.isAway && known) return send(known, request, response)
    if (!isFirst) return options.otherwise(request, response)
    if (isPage(outcome.own)) options.onPage(request)
    return sendOwn(outcome.own, request, response)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const key = cacheKeyOf(request, known)
    if (!key) return options.otherwise(request, response)
    const entry = store.get(key.text)
    if (entry && (store.isFresh(entry) || performance.now() < awayUntil))
      return sendStored(entry, key, request, response)
    if (entry && store.mayBeRenewed(entry)) {
      renew(key, options.addressOf(request))
      return sendStored(entry, key, request, response)
    }
    answer(key, request, response).catch((error: unknown) => {
      // A request that fails is answered by the front door; here the body or the connection broke.
      const [path = ''] = key.target.split('?')
      options.log.warn({ path: loggedPath(path), error, ...outageOf(error) }, 'answer broken off')
      response.destroy()
    })
  }
}

/** Facts that decide whether a request is cacheable. */
const readRules = ({ queryNames, config, neverStored }: Options) => ({
  queryNames: new Set(queryNames),
  apiKeys: new Set(config.apiKeys),
  neverStored,
})

/** Makes answers anew for which no reader waits, each once at a time. */
function createRenewal(fill: (key: CacheKey, address: string) => Promise<Filled>, log: Log) {
  const queue = createTaskQueue({ running: RENEWALS_AT_ONCE })
  const renewed = new Set<string>()
  return (key: CacheKey, address: string) => {
    if (renewed.has(key.text)) return
    renewed.add(key.text)
    queue
      .run(() => fill(key, address))
      .catch((error: unknown) => log.warn({ error, ...outageOf(error) }, 'answer not renewed'))
      .finally(() => renewed.delete(key.text))
  }
}

function requestFor(key: CacheKey, publicUrl: string) {
  const headers: Record<string, string> = {}
  if (key.isSaving) headers['save-data'] = 'on'
  if (key.apiKey) headers['x-api-key'] = key.apiKey
  return new Request(publicUrl + key.target, { headers })
}

const ownAnswer = (response: Handled['response']): Filled => ({
  own: response,
  isAway: response.status === 503,
})

async function sendOwn(own: Response, request: IncomingMessage, response: ServerResponse) {
  const asked = new Headers({ 'accept-encoding': String(request.headers['accept-encoding'] ?? '') })
  const sent = await compressed(own, asked)
  const body = Buffer.from(await sent.arrayBuffer())
  response.writeHead(sent.status, [...sent.headers].flat())
  response.end(request.method === 'HEAD' ? undefined : body)
}
