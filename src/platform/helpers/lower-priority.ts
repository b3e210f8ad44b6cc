import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'

const LOW_RANK = 10
const ORDINARY_RANK = 0
/** The kernel accepts this from non-root users only once per interval, all of them together. */
const AGAIN_MS = 100
const LOOK_MS = 5_000
/** Looks for which a starved process keeps the ordinary rank. */
const LOOKS_OF_HELP = 6

/**
 * Lowers the scheduling priority of this process. A kernel may share processors among sessions, and then nice values
 * count only within one (sched(7), "The autogroup feature"): the process needs a session of its own, as
 * `fork-program.ts` gives it, whose priority is lowered as well.
 */
export const lowerPriority = () => rank(LOW_RANK)

/**
 * Lowers it as long as the process still gets a least share of all processors: while it is starved, it has the ordinary
 * priority. Without root, going back needs RLIMIT_NICE where the kernel does not share by sessions, as in a container.
 */
export function lowerPriorityAbove(leastShare: number) {
  let before = readSchedule()
  let looksLeft = 0
  rank(LOW_RANK)
  setInterval(() => {
    const now = readSchedule()
    if (!before || !now) return
    const isInNeed = isStarved(before, now, leastShare)
    before = now
    if (isInNeed && looksLeft === 0) rank(ORDINARY_RANK)
    if (isInNeed) looksLeft = LOOKS_OF_HELP
    else if (looksLeft > 0 && --looksLeft === 0) rank(LOW_RANK)
  }, LOOK_MS).unref()
}

/** Time that the main thread ran, and waited for a processor, until a moment; in milliseconds. */
type Schedule = { at: number; ran: number; waited: number }

/** True if the process got less than a share of all processors, and for half of the time wanted one in vain. */
export function isStarved(
  before: Schedule,
  now: Schedule,
  leastShare: number,
  processors = availableParallelism(),
): boolean {
  const passed = now.at - before.at
  return now.waited - before.waited > passed / 2 && now.ran - before.ran < leastShare * processors * passed
}

/** Reads /proc/self/schedstat (nanoseconds); null where there is none. */
function readSchedule(): Schedule | null {
  try {
    const [ran = 0, waited = 0] = readFileSync('/proc/self/schedstat', 'utf8').split(' ').map(Number)
    return { at: performance.now(), ran: ran / 1e6, waited: waited / 1e6 }
  } catch {
    return null
  }
}

function rank(value: number) {
  try {
    setPriority(value)
  } catch {
    // Only a way back up can be refused.
  }
  rankSession(value)
}

function rankSession(value: number) {
  // A shared session, such as a terminal's, keeps its priority.
  if (!hasOwnSession()) return
  try {
    writeFileSync('/proc/self/autogroup', String(value))
  } catch (error) {
    // Any other error: the kernel has no autogroups.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') setTimeout(rankSession, AGAIN_MS, value).unref()
  }
}

/** True for the leader of a session (proc_pid_stat(5), field 6); false without /proc, where no priority is set. */
function hasOwnSession(): boolean {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]) === process.pid
  } catch {
    return false
  }
}
