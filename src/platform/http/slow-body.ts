import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Log } from '../log.ts'
import { loggedPath, pathOf } from './canonical-target.ts'
import { failedResponse } from './failed-response.ts'
import { tooSlow } from './failures.ts'

type Options = {
  patienceMs: number
  /** Headers of every answer. */
  headers: Record<string, string>
  log: Pick<Log, 'info'>
}

/**
 * Ends a request whose body is not complete in time, as Node does for the whole server after the longest time allowed
 * to any request.
 */
export function cutSlowBody(incoming: IncomingMessage, { patienceMs, headers, log }: Options) {
  const { socket, method } = incoming
  if (incoming.headers['transfer-encoding'] === undefined && !Number(incoming.headers['content-length']))
    return
  const timer = setTimeout(async () => {
    if (incoming.complete || socket.destroyed) return
    const path = pathOf(incoming.url)
    const id = randomUUID()
    const answer = failedResponse(tooSlow(), path, id)
    const body = await answer.text()
    const lines = Object.entries({
      ...headers,
      ...Object.fromEntries(answer.headers),
      'content-length': Buffer.byteLength(body),
      'cache-control': 'private, no-store',
      'x-request-id': id,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 408 Request Timeout\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
    log.info(
      { requestId: id, method, path: loggedPath(path), status: answer.status, ms: patienceMs },
      'request',
    )
  }, patienceMs)
  incoming.once('close', () => clearTimeout(timer))
}
