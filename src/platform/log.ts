import pino, { type DestinationStream, type Logger } from 'pino'
import { countOutages } from './count-outages.ts'
import { currentScope } from './request-scope.ts'

export type Log = Logger

/**
 * JSON lines on standard output; what is written while a request is answered says which one and on what route.
 * Callers log ids, routes and figures; never bodies, tokens, mails or cookies.
 */
export const createLog = (level: string, to: DestinationStream = standardOutput()): Log =>
  pino(
    {
      level,
      base: null,
      mixin: ofRequest,
      serializers: { error: pino.stdSerializers.err },
      hooks: { logMethod: countOutages() },
    },
    to,
  )

function ofRequest() {
  const scope = currentScope()
  return scope ? { requestId: scope.requestId, route: scope.route } : {}
}

/** Buffered, so that a busy server does not wait for its log. */
function standardOutput() {
  const buffered = pino.destination({ sync: false, minLength: 4096 })
  const timer = setInterval(() => buffered.flush(), 500)
  timer.unref()
  return buffered
}
