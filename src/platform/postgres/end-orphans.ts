import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresStartError } from './postgres-start-error.ts'
import { findOrphans } from './processes.ts'

const LOOK_MS = 20
const GIVE_UP_MS = 60_000

/**
 * Ends servers that were started on `data` and whose folder was removed since: PostgreSQL notices that only after a
 * minute, and then takes the socket of the next server with it.
 * @throws PostgresStartError for one whose folder was moved, and which may be in use there
 */
export async function endOrphans(data: string, say: (line: string) => void): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS
  const told = new Set<number>()
  for (let left = findOrphans(data); left.length; left = findOrphans(data)) {
    for (const { pid, folder } of left) {
      if (folder)
        throw new PostgresStartError(
          `PostgreSQL (process ${pid}) was started on ${data}, which lies in ${folder} now: end it with kill -INT ${pid}, and start again`,
        )
      if (Date.now() > giveUpAt)
        throw new PostgresStartError(
          `PostgreSQL (process ${pid}), whose data was removed, does not end: end it with kill -KILL ${pid}, and start again`,
        )
      if (told.has(pid)) continue
      told.add(pid)
      say(`Ending PostgreSQL (process ${pid}), whose data was removed`)
      endAtOnce(pid)
    }
    await sleep(LOOK_MS)
  }
}

/** There is nothing left to be written. */
function endAtOnce(pid: number) {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {}
}
