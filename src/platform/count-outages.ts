import type { LogFn, Logger } from 'pino'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { isDatabaseUnavailable } from './database/unavailable.ts'
import { isStoreUnavailable } from './files/store-unavailable.ts'
import { HelperUnavailable } from './helpers/helper.ts'
import { GatewayUnavailable } from './payments/gateway.ts'

type Running = { begunAt: number; times: number; sinceLast: number; timer: NodeJS.Timeout }

/**
 * Makes a log hook that counts the lines of one outage instead of repeating them. The first line with a field `outage`
 * is written; later ones are counted, reported once a minute while they come, and once more after a minute without any.
 */
export function countOutages() {
  const running = new Map<string, Running>()

  function tell(log: Logger, outage: string) {
    const one = running.get(outage)!
    const { times, sinceLast, begunAt, timer } = one
    one.sinceLast = 0
    const seconds = Math.round((performance.now() - begunAt) / 1_000)
    if (sinceLast) return void log.warn({ times: sinceLast, seconds, of: outage }, 'outage goes on')
    clearInterval(timer)
    running.delete(outage)
    if (times) log.warn({ times: times + 1, seconds, of: outage }, 'outage is over')
  }

  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn) {
    const outage = outageIn(args[0])
    const known = outage && running.get(outage)
    if (known) {
      known.times += 1
      known.sinceLast += 1
      return
    }
    if (outage) {
      const timer = setInterval(tell, MINUTE_MS, this, outage).unref()
      running.set(outage, { begunAt: performance.now(), times: 0, sinceLast: 0, timer })
    }
    method.apply(this, args)
  }
}

const outageIn = (facts: unknown): string | undefined =>
  typeof facts === 'object' && facts !== null ? (facts as { outage?: string }).outage : undefined

/** The field that groups a failure with others of the same outage; empty if it is not an outage. */
export function outageOf(error: unknown): { outage?: string } {
  if (isStoreUnavailable(error)) return { outage: 'file store' }
  if (isDatabaseUnavailable(error)) return { outage: 'database' }
  if (error instanceof HelperUnavailable) return { outage: 'helper' }
  return error instanceof GatewayUnavailable ? { outage: 'payment gateway' } : {}
}
