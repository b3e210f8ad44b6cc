import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { countOutages } from './count-outages.ts'
import { describeError, messageOf } from './describe-error.ts'
import { noteAlarm } from './metrics.ts'
import { currentScope } from './request-scope.ts'

export type Log = Logger

/**
 * JSON lines on standard output, with id and route of the current request. Callers log ids, routes and figures; never
 * bodies, tokens, mails or cookies. An error in any field is written without the rows that the database quoted.
 */
export const createLog = (level: string, to: DestinationStream = standardOutput()): Log =>
  pino({ level, base: null, mixin: ofRequest, formatters: { log: withDescribedErrors }, hooks }, to)

/** pino uses the message of an error logged alone as the line's message. */
const count = countOutages()
const hooks: LoggerOptions['hooks'] = {
  logMethod([first, ...others], write) {
    const { alarm } = (first ?? {}) as { alarm?: string }
    if (alarm) noteAlarm(alarm)
    if ((first as unknown) instanceof Error) {
      const error = first as unknown as Error
      write.call(this, { error } as never, others[0] ?? messageOf(error))
    } else count.call(this, [first, ...others] as never, write)
  },
}

const withDescribedErrors = (line: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      value instanceof Error ? describeError(value) : value,
    ]),
  )

function ofRequest() {
  const scope = currentScope()
  return scope ? { requestId: scope.requestId, route: scope.route } : {}
}

const FLUSH_MS = 500

/** Buffered, so that a busy server does not wait for its log; a line waits half a second at most. */
function standardOutput(): DestinationStream & { flush(done?: () => void): void } {
  const buffered = pino.destination({ sync: false, minLength: 4096 })
  let isWaiting = false
  const flush = () => {
    isWaiting = false
    buffered.flush()
  }
  const write = buffered.write.bind(buffered)
  return Object.assign(buffered, {
    write(line: string) {
      if (!isWaiting) setTimeout(flush, FLUSH_MS).unref()
      isWaiting = true
      return write(line)
    },
  })
}
