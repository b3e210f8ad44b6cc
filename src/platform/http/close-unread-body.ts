import type { IncomingMessage, ServerResponse } from 'node:http'

const UNTIL_READ_MS = 500
/** Size of a body that arrives with its head, or at once after it. */
const SHORT_BYTES = 16_384

/**
 * Closes a connection whose request was answered before its body was complete. Nothing more of it is read. It stays
 * open for a moment, so that the answer arrives, and the answer to a long body has `Connection: close`: else the sender
 * would send the next request on a connection that closes.
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
  // Not in the tick of the answer, in which Node reads the body that came with the head and then resumes the rest.
  outgoing.once('finish', () => setImmediate(stop))

  function closeAfter() {
    outgoing.setHeader('connection', 'close')
    // Node would close it with the answer; a client that is still sending would be cut off before reading it.
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
