import { setTimeout as sleep } from 'node:timers/promises'

const FIRST_WAIT_MS = 100
/**
 * As long as a person waits before the next try. Without it hundreds who were cut off ask a thousand times a second,
 * and a site that has just begun is measured by its refusals.
 */
const LONGEST_WAIT_MS = 1_600
/** A limit for hangs alone: on a slow machine every answer may take its time. */
const PATIENCE_MS = 600_000

/** Tries until there is an answer, each time after a longer wait. @returns null when there never was one */
export async function untilAnswered<Answer>(tryOnce: () => Promise<Answer | null>): Promise<Answer | null> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (let wait = FIRST_WAIT_MS; performance.now() < giveUpAt; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const answer = await tryOnce()
    if (answer !== null) return answer
    await sleep(wait * (0.5 + Math.random() / 2))
  }
  return null
}
