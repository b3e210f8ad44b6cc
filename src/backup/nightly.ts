import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { HOUR_MS, HOUR_SECONDS } from '#src/wire/duration.ts'
import { readBackupState } from './queries.ts'

/** A failed night is noticed before the next one. */
const ALARM_HOURS = 26

/** Nightly at 01:30 in Jakarta, on one node of all: makes a full backup and verifies it by restoring it. */
export const backUpNightly: Job<object, JobParts> = {
  name: 'backup',
  cron: '30 18 * * *',
  // A large site takes hours; another try beside it would find the first one at work.
  maxSeconds: 12 * HOUR_SECONDS,
  run: async (_, { nightly }) => nightly?.('backup', '--nightly'),
}

/** Hourly: raises an alarm if the last verified backup is older than 26 hours, or there is none. */
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
