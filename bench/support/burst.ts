import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startElsewhere } from './elsewhere.ts'

const script = fileURLToPath(new URL('send-burst.ts', import.meta.url))
const CONNECTIONS = 32

/**
 * Posts notifications from a separate process, each when a connection is free.
 * @returns answers per second
 * @throws Error when an answer was not 200
 */
export async function sendBurst(port: number, bodies: readonly string[]): Promise<number> {
  const child = startElsewhere(script, [], ['pipe', 'pipe', 'inherit'])
  child.stdin!.end(JSON.stringify({ port, connections: CONNECTIONS, bodies }))
  const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'close')])
  if (code !== 0) throw new Error(`the burst ended with ${code}`)
  const { ms, statuses } = JSON.parse(output) as { ms: number; statuses: Record<string, number> }
  if (statuses['200'] !== bodies.length)
    throw new Error(`${bodies.length} notifications were answered ${JSON.stringify(statuses)}`)
  return bodies.length / (ms / 1_000)
}
