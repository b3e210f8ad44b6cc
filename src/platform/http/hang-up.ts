import type { IncomingMessage, ServerResponse } from 'node:http'

const UNTIL_READ_MS = 500

/**
 * Ends a connection whose request was answered before its body had come whole. Nothing more of it is read: what the
 * sender still pours would only be garbage here. It stays open for a moment, so that the answer arrives before.
 */
export function hangUpOnUnread(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { socket } = incoming
  // Not in the tick of the answer: what came with the head is read in it, and Node resumes the rest then.
  outgoing.once('finish', () => setImmediate(stop))

  function stop() {
    if (incoming.complete || socket.destroyed) return
    socket.pause()
    setTimeout(() => socket.destroy(), UNTIL_READ_MS).unref()
  }
}
