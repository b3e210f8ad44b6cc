import type { Clock } from '../clock.ts'
import { GatewayUnavailable } from './gateway.ts'

const FAILURES = 5
const PAUSE_MS = 30_000

/**
 * Circuit breaker: after five failures in a row all calls fail at once for half a minute, then one call tries for all.
 * Only `GatewayAway` counts as a failure: a refusal is an answer.
 */
export function createCircuit(clock: Clock) {
  let failures = 0
  let openedAt = 0
  let isTrying = false

  const isOpen = () => {
    const since = clock.now().getTime() - openedAt
    // A clock that was set back does not prolong the pause.
    return failures >= FAILURES && (isTrying || (since >= 0 && since < PAUSE_MS))
  }

  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (isOpen()) throw new GatewayUnavailable('payment gateway: not asked, it failed too often')
    const isTrial = failures >= FAILURES
    if (isTrial) isTrying = true
    try {
      const answer = await call()
      failures = 0
      return answer
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) failures = 0
      else {
        failures += 1
        openedAt = clock.now().getTime()
      }
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }
}
