import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { findHead, sealLines } from './chain-queries.ts'

/** Runs every minute, so that no writer waits for the chain. Logs the head, which keeps it outside the database. */
export const sealAudit: Job<object, JobParts> = {
  name: 'seal-audit',
  cron: '* * * * *',
  async run(_, { db, log }) {
    const sealed = await sealLines(db)
    if (!sealed) return
    const { place, hash } = await findHead(db)
    log.info({ sealed, place, hash: hash.toString('hex') }, 'audit sealed')
  },
}
