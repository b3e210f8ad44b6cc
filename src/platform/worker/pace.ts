import { availableParallelism } from 'node:os'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { createTaskQueue } from '../task-queue.ts'

/** Credit from idle time for a later burst. */
const SAVED_MS = 5
/** Longest rest, regardless of the processor time used. */
const REST_MS = 50
/** Maximum wait of non-urgent work under constant urgent work. */
const PATIENCE_MS = 30_000

/** Waits for the turn of a piece of work, urgent ones first. */
export type Pace = (urgency?: { isUrgent: boolean }) => Promise<void>

/**
 * Limits this busy process to a share of the machine's processors on average, by sleeping between pieces of work. Lower
 * priority alone is not enough: a kernel may leave a processor with this process for milliseconds, so requests are
 * answered quickly only if one is free.
 * @param share of all processors together
 * @param usedMs processor time used by all threads of this process so far
 */
export function createPace(share: number, usedMs: () => number = ownMs): Pace {
  const processors = share * availableParallelism()
  const line = createTaskQueue({ running: 1, patienceMs: PATIENCE_MS })
  let paidUntil = performance.now()
  let counted = usedMs()
  async function rest() {
    // Work that has just begun uses its processor first.
    await afterOthers()
    const now = performance.now()
    const used = usedMs()
    const owed = Math.max(paidUntil, now - SAVED_MS) + (used - counted) / processors - now
    counted = used
    paidUntil = now + Math.min(owed, REST_MS)
    if (owed > 0) await new Promise((resolve) => setTimeout(resolve, paidUntil - now))
  }
  return (urgency) => line.run(rest, urgency)
}

function ownMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
