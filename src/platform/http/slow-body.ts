import type { IncomingMessage } from 'node:http'

/**
 * Cuts off a sender whose body has not come whole in time, as Node does for the whole server after the longest time
 * that any request may take.
 */
export function cutSlowBody(incoming: IncomingMessage, patienceMs: number) {
  const { socket, headers } = incoming
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  const timer = setTimeout(() => {
    if (incoming.complete || socket.destroyed) return
    socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n')
    socket.destroySoon()
  }, patienceMs)
  incoming.once('close', () => clearTimeout(timer))
}
