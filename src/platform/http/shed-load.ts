import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setImmediate as afterPoll } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { countRequest } from '../metrics.ts'
import { pathOf } from './canonical-target.ts'
import { closeUnreadBody } from './close-unread-body.ts'
import { failedOf } from './envelope.ts'
import { sendFailed } from './failed-response.ts'
import { unavailable } from './failures.ts'

const SECONDS = 2
const LOG_MS = 1_000
/**
 * Answers that are made at once at most. With more of them all would be late, the last ones given up before they come,
 * and each holds memory; a processor needs far fewer to be busy.
 */
const MOST = 200
/** Answers from which on each further one waits until the connections before the door are taken. */
const MANY = 8
const TAKING_MS = 10

type Common = { headers: Record<string, string>; log: Pick<Log, 'warn'> }

/**
 * Makes a function that answers 503 without reading the request: a flood must cost others as little as possible
 * (decision 009). Logs one line a second for all of them.
 * @param facts fields of that line
 */
function createTurnAway({ headers, log }: Common, facts: { path?: string }): RequestListener {
  const failure = unavailable(SECONDS)
  const body = Buffer.from(JSON.stringify(failedOf(failure)))
  const usual = {
    ...headers,
    ...failure.headers,
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'content-length': String(body.length),
  }
  let count = 0
  const tell = () => {
    log.warn({ ...facts, status: failure.code, times: count }, 'turned away')
    count = 0
  }
  return (incoming, outgoing) => {
    if (!count) setTimeout(tell, LOG_MS).unref()
    count += 1
    if (!incoming.url?.startsWith('/v1/')) return void sendFailed(incoming, outgoing, { failure, headers })
    countRequest('api', failure.code, 0)
    closeUnreadBody(incoming, outgoing)
    outgoing.writeHead(failure.code, { ...usual, 'x-request-id': randomUUID() }).end(body)
  }
}

/** Turns POST requests to one path away while its queue is full. */
export function shedLoad(
  options: Common & { address: string; isFull(incoming: IncomingMessage): boolean },
  otherwise: RequestListener,
): RequestListener {
  const { address, isFull } = options
  const turnAway = createTurnAway(options, { path: address })
  return (incoming, outgoing) =>
    incoming.method === 'POST' && pathOf(incoming.url) === address && isFull(incoming)
      ? turnAway(incoming, outgoing)
      : otherwise(incoming, outgoing)
}

/** The answers that a process is making now. */
export type Load = {
  /** Answers 503 if it makes as many as it can. @returns whether it did */
  turnsAway(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Takes note of a connection: to be called for each that the server takes. */
  onConnection(): void
  /**
   * Counts an answer while it is made, from the time when its request has come whole: slow senders hold nobody up. While
   * many are made it begins after all connections were taken: each turn of the event loop takes one only, and while turns
   * are long, probes and those who could be told 503 would wait before the door for as long as everybody.
   */
  during<Made>(incoming: IncomingMessage, make: () => Promise<Made>): Promise<Made>
}

/** Bounds the answers that are made at once. @param options.passes true for a path that is answered at once all the same */
export function createLoad(options: Common & { passes(path: string): boolean }, most = MOST): Load {
  const turnAway = createTurnAway(options, {})
  const making = new Set<IncomingMessage>()
  // With a body that nobody reads yet, so that it does not end.
  let waiting = 0
  let connections = 0
  let turn = Promise.resolve()
  async function takeAll() {
    const giveUpAt = performance.now() + TAKING_MS
    for (let before = -1; before < connections && performance.now() < giveUpAt; ) {
      before = connections
      await afterPoll()
    }
  }
  return {
    onConnection() {
      connections += 1
    },
    turnsAway(incoming, outgoing) {
      if (making.size + waiting < most || options.passes(pathOf(incoming.url))) return false
      turnAway(incoming, outgoing)
      return true
    },
    async during(incoming, make) {
      if (options.passes(pathOf(incoming.url))) return make()
      const begin = () => void making.add(incoming)
      if (hasBody(incoming)) incoming.once('end', begin)
      else begin()
      try {
        if (making.size + waiting > MANY) {
          const isCounted = making.has(incoming)
          if (!isCounted) waiting += 1
          turn = turn.then(takeAll)
          await turn
          if (!isCounted) waiting -= 1
        }
        return await make()
      } finally {
        incoming.off('end', begin)
        making.delete(incoming)
      }
    },
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
