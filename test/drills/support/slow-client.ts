import { connect, type Socket } from 'node:net'
import { API_KEY } from './site.ts'

const EVERY_MS = 1_000
/** Read each time. */
const SIP_BYTES = 1_000

/** Opens a connection that never ends the drill when it breaks. */
function open(port: number, head: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(head)
  return socket
}

/**
 * Asks for a file and reads it in sips.
 * @returns a function that reads the rest at once and returns the size of the answer, its head included
 */
export function startSlowReader(port: number, path: string): () => Promise<number> {
  const socket = open(port, `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`)
  let bytes = 0
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const take = (chunk: Buffer | null) => {
    bytes += chunk?.length ?? 0
  }
  const timer = setInterval(() => take(socket.read(Math.min(SIP_BYTES, socket.readableLength))), EVERY_MS)
  return async () => {
    clearInterval(timer)
    socket.on('data', take)
    await closed
    return bytes
  }
}

/**
 * Sends a form a byte at a time.
 * @returns the status that ends it; 0 when the connection was closed without one
 */
export function sendSlowly(port: number): Promise<number> {
  const head = `POST /v1/contact HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-api-key: ${API_KEY}\r\n`
  const socket = open(port, `${head}content-type: application/json\r\ncontent-length: 500\r\n\r\n{"name":"`)
  const timer = setInterval(() => socket.write('a'), EVERY_MS)
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(timer)
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0))
    })
  })
}
