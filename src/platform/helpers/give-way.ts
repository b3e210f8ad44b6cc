import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const RANK = 10
/** The kernel lets all but the administrator say this once in so long, all of them together. */
const AGAIN_MS = 100

/**
 * Lets all others have a processor first. A kernel may share processors out among sessions, and then ranks count only
 * within one (sched(7), "The autogroup feature"): this process must have a session of its own, as `fork-program.ts`
 * gives it, and that goes back in rank as well.
 */
export function giveWay() {
  setPriority(RANK)
  rankSession()
}

function rankSession() {
  // A session that others share, as that of a terminal, is not for this process to put back.
  if (!hasOwnSession()) return
  try {
    writeFileSync('/proc/self/autogroup', String(RANK))
  } catch (error) {
    // Any other error is a kernel that shares nothing out.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') setTimeout(rankSession, AGAIN_MS).unref()
  }
}

/** True for the leader of a session (proc_pid_stat(5), field 6); where there is no /proc nothing is ranked either. */
function hasOwnSession(): boolean {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]) === process.pid
  } catch {
    return false
  }
}
