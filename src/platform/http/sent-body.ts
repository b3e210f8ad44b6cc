import type { IncomingMessage } from 'node:http'

const sent = new WeakMap<Request, IncomingMessage>()

/** Remembers the socket's message of a request. */
export const rememberIncoming = (request: Request, incoming: IncomingMessage) =>
  void sent.set(request, incoming)

/**
 * The body as a stream of chunks. One from a socket is read there: through the request each chunk would be copied once
 * more, which for files causes most of the garbage.
 */
export const sentBody = (request: Request): AsyncIterable<Uint8Array> | null =>
  sent.get(request) ?? request.body
