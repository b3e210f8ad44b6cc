import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS } from '#src/wire/duration.ts'
import type { Cluster } from './launch.ts'
import { PostgresStartError } from './postgres-start-error.ts'

const silenceLimit = 600_000
const recoveryLimit = HOUR_MS

/** Timeouts while waiting for a server: ten minutes without a sign of life, an hour while it reports work. */
export function patience({ folders, say }: Pick<Cluster, 'folders' | 'say'>) {
  const began = Date.now()
  let heard = began
  let hasTold = false
  return {
    hear() {
      heard = Date.now()
    },
    /** Waits a moment. Throws PostgresStartError on timeout; `trouble` is the last known reason. */
    async wait(trouble: string, pid: number | undefined) {
      const now = Date.now()
      if (now - heard > silenceLimit || now - began > recoveryLimit) {
        const remedy = pid ? `end process ${pid} and start again` : 'then start again'
        throw new PostgresStartError(
          `PostgreSQL does not come up (${trouble}): see ${folders.log}, ${remedy}`,
        )
      }
      if (!hasTold && now - began > 2_000) {
        hasTold = true
        say(`Waiting for PostgreSQL: ${trouble}`)
      }
      await sleep(now - began < 1_000 ? 20 : 200)
    },
  }
}
