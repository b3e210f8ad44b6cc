import { connect, type Socket } from 'node:net'

export type RawAnswer = {
  /** 0 when the connection ended, or the limit passed, without an answer. */
  status: number
  /** Time until the status line arrived. */
  ms: number
  text: string
}

const LIMIT_MS = 5_000

/**
 * Sends raw bytes over a new connection until the server answers or closes.
 * @param parts generated while sending, so that a gigabyte needs no memory
 * @param closes ends our side after the last part, like a client that was cut off
 */
export function rawRequest(
  port: number,
  parts: Iterable<string | Buffer>,
  { closes = false } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let text = ''
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status, ms: performance.now() - startedAt, text })
    }
    const timer = setTimeout(finish, LIMIT_MS)
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      if (text.includes('\r\n\r\n')) finish()
    })
    socket.on('end', finish).on('error', finish)
    socket.on('connect', () => pour(socket, parts[Symbol.iterator](), closes))
  })
}

function pour(socket: Socket, parts: Iterator<string | Buffer>, closes: boolean) {
  while (!socket.destroyed) {
    const { value, done } = parts.next()
    if (done) return closes ? void socket.end() : undefined
    if (socket.write(value)) continue
    socket.once('drain', () => pour(socket, parts, closes))
    return
  }
}
