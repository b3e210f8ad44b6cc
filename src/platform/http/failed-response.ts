import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLanguage } from '#src/wire/language.ts'
import { countRequest } from '../metrics.ts'
import { closeUnreadBody } from './close-unread-body.ts'
import { failedOf } from './envelope.ts'
import type { Failure } from './failures.ts'
import { plainErrorPage } from './plain-error-page.ts'

/** Answers a failure: the envelope under `/v1`, elsewhere the plain error page in the language of the address. */
export function failedResponse(failure: Failure, path: string, requestId: string): Response {
  if (path.startsWith('/v1/') || path === '/v1')
    return Response.json(failedOf(failure), { status: failure.code, headers: failure.headers })
  return plainErrorPage(failure, requestId, splitLanguage(path))
}

/**
 * Sends a failure without reading the request.
 * @param headers of every answer
 * @returns the id of the request
 */
export function sendFailed(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { failure, headers }: { failure: Failure; headers: Record<string, string> },
): string {
  const requestId = randomUUID()
  closeUnreadBody(incoming, outgoing)
  const isApi = incoming.url?.startsWith('/v1/')
  countRequest(isApi ? 'api' : 'page', failure.code, 0)
  const answer = failedResponse(failure, isApi ? '/v1/' : (incoming.url ?? '/'), requestId)
  void answer.text().then((text) => {
    const body = Buffer.from(text)
    outgoing.writeHead(failure.code, {
      ...headers,
      ...Object.fromEntries(answer.headers),
      'content-length': String(body.length),
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  })
  return requestId
}
