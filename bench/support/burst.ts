import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startElsewhere } from './elsewhere.ts'

/** Requests to one address, each sent when a connection is free. */
export type Burst = {
  port: number
  path: string
  headers?: Record<string, string>
  /** Serialised JSON, one a request. */
  bodies: readonly string[]
  /** Status that every answer must have. */
  status: number
  connections?: number
  /** Number of the first request's network. */
  first?: number
}

const script = fileURLToPath(new URL('send-burst.ts', import.meta.url))
const CONNECTIONS = 32

/**
 * Posts from a separate process. `[network]` in a header becomes another address with each request.
 * @returns answers per second
 * @throws Error when an answer had another status
 */
export async function sendBurst({ status, ...burst }: Burst): Promise<number> {
  const child = startElsewhere(script, [], ['pipe', 'pipe', 'inherit'])
  child.stdin!.end(JSON.stringify({ headers: {}, connections: CONNECTIONS, first: 0, ...burst }))
  const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'close')])
  if (code !== 0) throw new Error(`the burst ended with ${code}`)
  const { ms, statuses } = JSON.parse(output) as { ms: number; statuses: Record<string, number> }
  const count = burst.bodies.length
  if (statuses[status] !== count)
    throw new Error(`${count} × POST ${burst.path} were answered ${JSON.stringify(statuses)}`)
  return count / (ms / 1_000)
}
