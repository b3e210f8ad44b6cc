import { isDatabaseUnavailable } from '#src/platform/database/unavailable.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { insertSecurityEvents } from '#src/platform/security-events/queries.ts'
import { DAY_MS, MINUTE_MS } from '#src/wire/duration.ts'
import { InboxUnavailable, readInbox } from './inbox.ts'
import { leaseInbox, releaseInbox } from './queries.ts'
import { type ReportOutcome, takeReport } from './take-report.ts'

const KEPT_MS = 30 * DAY_MS
/** A run ends before the next one begins; the lease outlives a run that waits for its server. */
const RUN_MS = 4 * MINUTE_MS
const LEASE_MS = 10 * MINUTE_MS
/** Unread for so long, mailings go on to dead addresses. */
const ALARM_MS = DAY_MS
const MOST_WORDS = 500

/** Reads the inbox of bounces, one node at a time. While its server is away, the log and the desk say why. */
export const readBounces: Job<object, JobParts> = {
  name: 'read-bounces',
  cron: '*/5 * * * *',
  async run(_, parts) {
    const { bounces, db, clock, log } = parts
    const begunAt = clock.now().getTime()
    if (!bounces?.imapUrl) return
    if (!(await leaseInbox(db, new Date(begunAt), new Date(begunAt + LEASE_MS)))) return
    const counts: Counts = {}
    const failure = await readInbox(bounces.imapUrl, {
      take: (raw) => takeOne(parts, { mailbox: bounces.address, raw, counts }),
      isOver: () => clock.now().getTime() > begunAt + RUN_MS,
      keepsFrom: new Date(begunAt - KEPT_MS),
    }).then(
      () => null,
      (error: Error) => error,
    )
    if (Object.keys(counts).length) log.info(counts, 'bounces read')
    await noteForgeries(parts, counts.forged ?? 0)
    if (failure && !(failure instanceof InboxUnavailable)) throw failure
    if (!failure) return void (await releaseInbox(db, { readAt: clock.now(), lastError: null }))
    const reason = failure.message.slice(0, MOST_WORDS)
    const readAt = await releaseInbox(db, { lastError: reason })
    if (readAt && readAt.getTime() > begunAt - ALARM_MS)
      log.warn({ outage: 'bounce inbox', reason }, 'bounce inbox not read')
    else log.error({ alarm: 'bounce inbox', reason }, 'bounce inbox not read for a day')
  },
}

type Counts = { [outcome in ReportOutcome | 'failed']?: number }

/** A message that fails by itself is moved like any other: those behind it would wait for it for ever. */
async function takeOne(
  { write, secret, clock, log }: JobParts,
  { mailbox, raw, counts }: { mailbox: string; raw: Uint8Array; counts: Counts },
) {
  const outcome = await takeReport({ write, secret, mailbox, now: clock.now() }, raw).catch((error) => {
    if (isDatabaseUnavailable(error)) throw error
    log.error({ error }, 'bounce not taken')
    return 'failed' as const
  })
  counts[outcome] = (counts[outcome] ?? 0) + 1
}

async function noteForgeries({ db, clock }: JobParts, times: number) {
  if (!times) return
  await insertSecurityEvents(db, [
    {
      at: clock.now(),
      kind: 'access',
      outcome: 'refused',
      operation: readBounces.name,
      userId: null,
      network: null,
      device: '',
      times,
    },
  ])
}
