import type { IncomingMessage, ServerResponse } from 'node:http'

const UNTIL_READ_MS = 500
/** So much of a body comes with its head, or at once after it. */
const SHORT_BYTES = 16_384

/**
 * Ends a connection whose request was answered before its body had come whole. Nothing more of it is read: what the
 * sender still pours would only be garbage here. It stays open for a moment, so that the answer arrives before, and the
 * answer to a long body says so: who had poured it all would ask the next thing on a connection that ends.
 */
export function closeUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { socket } = incoming
  if (isLong(incoming)) {
    const writeHead = outgoing.writeHead.bind(outgoing) as (...given: unknown[]) => ServerResponse
    outgoing.writeHead = (...given: unknown[]) => {
      if (!incoming.complete) closeAfter()
      return writeHead(...given)
    }
  }
  // Not in the tick of the answer: what came with the head is read in it, and Node resumes the rest then.
  outgoing.once('finish', () => setImmediate(stop))

  function closeAfter() {
    outgoing.setHeader('connection', 'close')
    // Node would end it with the answer; whoever still pours would be cut off before they have read it.
    const destroySoon = socket.destroySoon.bind(socket)
    socket.destroySoon = () => (incoming.complete ? destroySoon() : stop())
  }
  function stop() {
    if (incoming.complete || socket.destroyed) return
    socket.pause()
    setTimeout(() => socket.destroy(), UNTIL_READ_MS).unref()
  }
}

const isLong = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SHORT_BYTES
