import { availableParallelism } from 'node:os'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { createTaskQueue } from '../task-queue.ts'

/** What a quiet while saves up for what comes then. */
const SAVED_MS = 5
/** Nobody rests longer for what came before, however much that took. */
const REST_MS = 50
/** However much of what is urgent comes in, what is not goes after so long. */
const PATIENCE_MS = 30_000

/** Waits for the turn of a piece of work, what is urgent first. */
export type Pace = (urgency?: { isUrgent: boolean }) => Promise<void>

/**
 * Keeps this process, while it has much to do, at a share of the machine's processors on the average, by resting
 * between pieces of work. A rank is not enough for that: a kernel that has given a processor away may leave it there
 * for milliseconds, so that somebody who answers readers is quick only where one is free.
 * @param share of all processors together
 * @param usedMs processor time that this process has used so far, all its threads together
 */
export function createPace(share: number, usedMs: () => number = ownMs): Pace {
  const processors = share * availableParallelism()
  const line = createTaskQueue({ running: 1, patienceMs: PATIENCE_MS })
  let paidUntil = performance.now()
  let counted = usedMs()
  async function rest() {
    // What has just begun uses its processor first.
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
