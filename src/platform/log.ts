import pino, { type Logger } from 'pino'

export type Log = Logger

/**
 * JSON lines on standard output, buffered so that a busy server does not wait for its log.
 * Callers log ids, routes and figures; never bodies, tokens, mails or cookies.
 */
export function createLog(level: string): Log {
  const buffered = pino.destination({ sync: false, minLength: 4096 })
  const timer = setInterval(() => buffered.flush(), 500)
  timer.unref()
  return pino({ level, base: null, serializers: { error: pino.stdSerializers.err } }, buffered)
}
