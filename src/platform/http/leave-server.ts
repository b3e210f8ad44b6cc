import type { Server } from 'node:http'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'

/** Lengths of the steps of a stop (docs/operations.md#stopping). */
export type LeaveSteps = {
  /** Time until balancers have read from `/readyz` that they should send requests elsewhere. */
  noticeMs: number
  /** Time in which each connection is closed with its answer, and balancers forget those that they do not use. */
  closingMs: number
  /** Time for answers that are still being made; then their connections are cut. */
  drainMs: number
}

const IDLE_MS = 100
/** A turn of the event loop this short read no request. */
const QUIET_MS = 0.2
const QUIET_PATIENCE_MS = 1_000

/**
 * Closes a server so that balancers lose no answer. A request on a connection that is just being closed would be lost,
 * so connections end with an answer that says so, and only what nobody uses is closed.
 * @param hurry skips all waiting and cuts what is left
 */
export async function leaveServer(server: Server, steps: LeaveSteps, hurry: AbortSignal): Promise<void> {
  await pause(steps.noticeMs, hurry)
  server.prependListener('request', (_, answer) => {
    answer.shouldKeepAlive = false
  })
  await pause(steps.closingMs, hurry)
  await untilQuiet(server)
  const closed = new Promise((resolve) => server.close(resolve))
  // Of answers that were begun before the connections were to be closed.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS)
  await Promise.race([closed, pause(steps.drainMs, hurry)])
  clearInterval(idle)
  server.closeAllConnections()
  await closed
}

const pause = (ms: number, hurry: AbortSignal) => sleep(ms, undefined, { signal: hurry }).catch(() => {})

/**
 * Waits for a moment without traffic: the kernel resets connections that it has taken and this process has not, and
 * each turn of the event loop takes one of them.
 */
async function untilQuiet(server: Server) {
  const giveUpAt = performance.now() + QUIET_PATIENCE_MS
  let hasTaken = false
  server.on('connection', () => {
    hasTaken = true
  })
  for (let begunAt = performance.now(); ; ) {
    hasTaken = false
    await afterPoll()
    const now = performance.now()
    if ((!hasTaken && now - begunAt < QUIET_MS) || now > giveUpAt) return
    begunAt = now
  }
}
