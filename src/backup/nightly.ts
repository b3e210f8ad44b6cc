import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { readBackupState } from './queries.ts'

const HOUR_MS = 3_600_000
/** A night that failed is noticed before the next one. */
const ALARM_HOURS = 26

/** Every night at half past one in Jakarta: a copy of the whole, restored beside and compared. */
export const backUpNightly: Job<object, JobParts> = {
  name: 'backup',
  cron: '30 18 * * *',
  run: async (_, { nightly }) => nightly?.('backup', '--nightly'),
}

/** Every hour: an alarm while the last verified backup is older than a day and two hours, or there is none. */
export const watchBackups: Job<object, JobParts> = {
  name: 'watch-backups',
  cron: '5 * * * *',
  async run(_, { db, clock, log, nightly }) {
    if (!nightly) return
    const { verified, problem, since } = await readBackupState(db)
    const hours = (clock.now().getTime() - (verified?.madeAt ?? since).getTime()) / HOUR_MS
    if (hours < ALARM_HOURS) return
    const facts = { last: verified?.name ?? null, hours: Math.floor(hours), problem }
    log.error({ ...facts, alarm: 'no verified backup' }, 'no verified backup')
  },
}
