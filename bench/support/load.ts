import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startElsewhere } from './elsewhere.ts'

export type Load = {
  port: number
  /** Requested in turn; `[id]` becomes a text that was never requested before. */
  paths: readonly string[]
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Requests per second, regardless of answers; null: as fast as the answers arrive. */
  rate: number | null
  /** For a few readers: true if they never wait for a processor, like people on other machines. */
  isElsewhere?: boolean
  salt: string
}

/** Latencies in milliseconds; at a rate they count from the scheduled time of the request. */
export type LoadResult = { perSecond: number; p50: number; p99: number; count: number; failures: number }

const script = fileURLToPath(new URL('generate-load.ts', import.meta.url))
let runs = 0

/**
 * Loads a local server from a separate process.
 * @param until ends it early
 * @throws Error when an answer was not 200 or a connection broke
 */
export async function runLoad(load: Omit<Load, 'salt'>, until?: Promise<unknown>): Promise<LoadResult> {
  const withSalt: Load = { ...load, salt: `${process.pid}-${runs++}-` }
  const child = startElsewhere(script, [JSON.stringify(withSalt)], ['ignore', 'pipe', 'inherit'])
  until?.finally(() => child.kill('SIGTERM')).catch(() => undefined)
  let output = ''
  child.stdout!.on('data', (data) => {
    output += data
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`the load on ${load.paths[0]} ended with ${code}`)
  const result: LoadResult = JSON.parse(output)
  if (result.failures) throw new Error(`${result.failures} answers of ${load.paths[0]} were not 200`)
  return result
}
