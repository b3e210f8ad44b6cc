import { setTimeout as sleep } from 'node:timers/promises'

const FIRST_WAIT_MS = 100
/**
 * Maximum wait between retries, as a person would wait. Without it hundreds of cut-off clients retry a thousand times a
 * second, and a restarted site is measured by its refusals.
 */
const LONGEST_WAIT_MS = 1_600
/** Timeout for hangs only: on a slow machine every answer may take long. */
const PATIENCE_MS = 600_000

/** Retries with growing delays until there is an answer. @returns null if there never was one */
export async function untilAnswered<Answer>(tryOnce: () => Promise<Answer | null>): Promise<Answer | null> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (let wait = FIRST_WAIT_MS; performance.now() < giveUpAt; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const answer = await tryOnce()
    if (answer !== null) return answer
    await sleep(wait * (0.5 + Math.random() / 2))
  }
  return null
}
