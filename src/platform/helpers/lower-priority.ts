import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const RANK = 10
/** The kernel accepts this from non-root users only once per interval, all of them together. */
const AGAIN_MS = 100

/**
 * Lowers the scheduling priority of this process. A kernel may share processors among sessions, and then nice values
 * count only within one (sched(7), "The autogroup feature"): the process needs a session of its own, as
 * `fork-program.ts` gives it, whose priority is lowered as well.
 */
export function lowerPriority() {
  setPriority(RANK)
  rankSession()
}

function rankSession() {
  // A shared session, such as a terminal's, keeps its priority.
  if (!hasOwnSession()) return
  try {
    writeFileSync('/proc/self/autogroup', String(RANK))
  } catch (error) {
    // Any other error: the kernel has no autogroups.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') setTimeout(rankSession, AGAIN_MS).unref()
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
