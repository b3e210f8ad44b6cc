import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { deleteJob, lockFailedJob, requeueJobs } from '#src/platform/jobs/failed-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FailureAction } from './schema.ts'

type Parts = Pick<Services, 'write'>

const MOST = 1000

/**
 * Retries a permanently failed job with a full set of attempts, or removes it. A job already retried is left alone.
 * @throws Failure 404 for an unknown or removed job
 */
export const retryOrDiscardJob = (
  { write }: Parts,
  by: Actor,
  { id, act, reason }: { id: string; act: FailureAction; reason: string },
) =>
  write(async (tx) => {
    const job = await lockFailedJob(tx, id)
    if (!job) throw notFound()
    if (!job.isParked) return
    if (act === 'discard') await deleteJob(tx, id)
    else await requeueJobs(tx, { id })
    const detail = { job: job.name, id, ...(act === 'discard' && { reason }) }
    await recordAudit(tx, by, { act, entity: 'job', detail })
  })

/** Retries all permanently failed jobs. @returns their number */
export const requeueFailedJobs = ({ write }: Parts, by: Actor): Promise<number> =>
  write(async (tx) => {
    const names = await requeueJobs(tx, { most: MOST })
    if (names.length) await recordAudit(tx, by, { act: 'retry', entity: 'job', detail: { jobs: names } })
    return names.length
  })
