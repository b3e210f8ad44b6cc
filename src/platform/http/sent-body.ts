import type { IncomingMessage } from 'node:http'

const sent = new WeakMap<Request, IncomingMessage>()

/** Notes what a request came with over a socket. */
export const rememberIncoming = (request: Request, incoming: IncomingMessage) =>
  void sent.set(request, incoming)

/**
 * The body as it comes, piece by piece. One from a socket is read there: on the way through the request each piece
 * would be copied once more, which for files is most of what they leave to the garbage collector.
 */
export const sentBody = (request: Request): AsyncIterable<Uint8Array> | null =>
  sent.get(request) ?? request.body
