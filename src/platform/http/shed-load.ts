import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Log } from '../log.ts'
import { countRequest } from '../metrics.ts'
import { pathOf } from './canonical-target.ts'
import { closeUnreadBody } from './close-unread-body.ts'
import { failedOf } from './envelope.ts'
import { unavailable } from './failures.ts'

const SECONDS = 2
const LOG_MS = 1_000

type Options = {
  /** Path whose POST requests go through the queue. */
  address: string
  isFull(incoming: IncomingMessage): boolean
  headers: Record<string, string>
  log: Pick<Log, 'warn'>
}

/**
 * Answers 503 without reading the request when its queue is full: a flood of such requests must cost readers as little
 * as possible. Logs one line a second for all of them.
 */
export function shedLoad(
  { address, isFull, headers, log }: Options,
  otherwise: RequestListener,
): RequestListener {
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
    log.warn({ path: address, status: failure.code, times: count }, 'turned away')
    count = 0
  }
  return (incoming, outgoing) => {
    if (incoming.method !== 'POST' || pathOf(incoming.url) !== address || !isFull(incoming))
      return otherwise(incoming, outgoing)
    if (!count) setTimeout(tell, LOG_MS).unref()
    count += 1
    countRequest('api', failure.code, 0)
    closeUnreadBody(incoming, outgoing)
    outgoing.writeHead(failure.code, { ...usual, 'x-request-id': randomUUID() }).end(body)
  }
}
