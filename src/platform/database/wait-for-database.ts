import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from './unavailable.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000
const SAY_EVERY_MS = 30_000

/**
 * Retries until the database answers, without a limit, for start-up, jobs and commands. Reports the first failure, then
 * every half minute, and the success.
 * @param signal ends the waiting with the last failure
 * @throws the error of `attempt` for any other reason, such as a wrong password or a host that does not exist
 */
export async function waitForDatabase<T>(
  attempt: () => Promise<T>,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<T> {
  const begun = performance.now()
  let saidAt = Number.NEGATIVE_INFINITY
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const value = await attempt()
      if (Number.isFinite(saidAt)) say(`The database answers again after ${secondsSince(begun)} s`)
      return value
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal?.aborted) throw error
      if (performance.now() - saidAt >= SAY_EVERY_MS) {
        say(`Waiting for the database, ${secondsSince(begun)} s so far: ${(error as Error).message}`)
        saidAt = performance.now()
      }
      await sleep(pause, undefined, signal && { signal }).catch(() => {})
    }
  }
}

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 1_000)
