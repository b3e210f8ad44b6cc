import { CompiledQuery, type Transaction } from 'kysely'
import { type ConstructorOptions, getConstructionPlans, PgBoss } from 'pg-boss'
import { DAY_SECONDS } from '#src/wire/duration.ts'
import { outageOf } from '../count-outages.ts'
import { patient } from '../database/connect.ts'
import type { SchemaPart } from '../database/migrate.ts'
import { connectOnce } from '../database/open-client.ts'
import { connectionTo } from '../database/primary.ts'
import type { Tables } from '../database/tables.ts'
import { waitForDatabase } from '../database/wait-for-database.ts'
import { messageOf } from '../describe-error.ts'
import type { Log } from '../log.ts'
import { traceJob, withParent } from '../tracing.ts'
import type { Pace } from '../worker/pace.ts'

/** Work done after the answer, at least once, so its effect must be idempotent by a key. */
export type Job<Data extends object = object, Parts = unknown> = {
  name: string
  /** Schedule, once for all processes together: minute, hour, day, month, weekday in UTC. */
  cron?: string
  /** A person waits for it: under a pace it runs before other jobs. */
  isUrgent?: boolean
  /** Longest run in seconds, at most a day; then it counts as failed and is tried again. A quarter of an hour if not given. */
  maxSeconds?: number
  /** @param ends aborts when the job is to end soon, since its process stops or its time is over */
  run(data: Data, parts: Parts, ends?: AbortSignal): Promise<void>
}

export type SendLater = <Data extends object>(job: Job<Data, never>, data: Data) => Promise<void>

/** Dead-letter queue of jobs that failed permanently, by an error or with their worker. */
const PARKED = 'parked'

/**
 * Five tries over three minutes, then a job stays parked as failed for a week, with an alarm in the log. A worker that
 * dies is noticed by its missing heartbeat, so a slow effect may take long; that counts as a try too.
 */
const queueOptions = {
  retryLimit: 4,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 7 * DAY_SECONDS,
  notify: true,
}
/** New jobs are notified; every ten seconds one statement finds those that became due or whose notification was lost. */
const DUE_MS = 10_000
const DUE_QUEUES = `
  select name from pgboss.queue q where exists (
    select from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after <= now())`
const rarely = { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60 }
/** Options of a worker; after a full batch the next is fetched at once. */
const workOptions = { ...rarely, batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const

/** A statement that gets no answer has an end: its server may be gone without a word. */
const connectionOf = (url: string) => ({
  ...connectionTo(url, patient.connectMs),
  connectionTimeoutMillis: patient.connectMs,
  query_timeout: patient.answerMs,
  keepAlive: true,
})

/** Tables and queues of the jobs as a part of the schema: created by the owner, used by the site's role. */
export const queueSchema = (ownerUrl: string, jobs: readonly Job<never, never>[]): SchemaPart => ({
  name: `pg-boss ${getConstructionPlans().length} ${JSON.stringify({ ...queueOptions, deadLetter: PARKED })} for ${jobs.map(({ name, cron = '', maxSeconds = '' }) => `${name} ${cron} ${maxSeconds}`.trim()).join(', ')}`,
  async install(role) {
    const asOwner = connectionOf(ownerUrl)
    const boss = new PgBoss({ ...asOwner, supervise: false, schedule: false, max: 2 })
    // A broken connection fails its statement; unhandled, it would end the process.
    boss.on('error', () => {})
    await boss.start()
    await boss.createQueue(PARKED, queueOptions)
    for (const { name, cron, maxSeconds = queueOptions.expireInSeconds } of jobs) {
      const options = { ...queueOptions, deadLetter: PARKED, expireInSeconds: maxSeconds }
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
      if (cron) await boss.schedule(name, cron, {}, { missed: 'once' })
      else await boss.unschedule(name)
    }
    const names = new Set(jobs.map(({ name }) => name))
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
    await boss.stop({ graceful: false })
    const owner = await connectOnce(ownerUrl)
    await owner.query(`
      grant usage on schema pgboss to ${role};
      grant select, insert, update, delete on all tables in schema pgboss to ${role};
      grant usage, select on all sequences in schema pgboss to ${role};
      grant execute on all functions in schema pgboss to ${role}`)
    await owner.end()
  },
})

export type Queue = {
  sendLaterIn(tx: Transaction<Tables>): SendLater
  /** Starts working on the jobs in this process, each after its turn if there is a pace. */
  work<Parts>(jobs: readonly Job<never, Parts>[], parts: Parts, pace?: Pace): Promise<void>
  stop(): Promise<void>
}

/** Opens the queue as the site's role: sends inside transactions and, once `work` is called, runs the jobs. */
export async function createQueue({ url, log }: { url: string; log: Log }): Promise<Queue> {
  const bosses: PgBoss[] = []
  const connection = connectionOf(url)
  const stopping = new AbortController()
  async function start(options: ConstructorOptions) {
    const asTheyAre = { migrate: false, createSchema: false, reindex: false }
    const boss = new PgBoss({
      ...connection,
      ...asTheyAre,
      ...options,
    })
    boss.on('error', (error) => log.warn({ outage: 'queue', error: messageOf(error) }, 'queue'))
    await boss.start().catch(async (error) => {
      await boss.stop({ graceful: false }).catch(() => {})
      throw error
    })
    bosses.push(boss)
    return boss
  }
  const say = (line: string) => log.warn({ outage: 'queue' }, line)
  const startPatiently = (options: ConstructorOptions) => waitForDatabase(() => start(options), say)
  // A sender needs no schedule, maintenance or LISTEN.
  const sender = await startPatiently({ supervise: false, schedule: false, max: 1 })
  return {
    sendLaterIn: (tx) => async (job, data) => {
      await sender.send(job.name, withParent(data), { db: inTransaction(tx) })
    },
    async work<Parts>(jobs: readonly Job<never, Parts>[], parts: Parts, pace?: Pace) {
      const boss = await startPatiently({ useListenNotify: true, max: 3 })
      const by = { parts, log, pace, stopping: stopping.signal }
      const workers = new Map<string, string>()
      for (const job of jobs) {
        const run = (batch: { id: string; data: unknown; signal: AbortSignal }[]) =>
          Promise.all(batch.map((work) => runJob(job as Job<object, Parts>, work, by)))
        workers.set(job.name, await boss.work(job.name, workOptions, run))
      }
      const parked = await boss.work(PARKED, { ...rarely, includeMetadata: true }, async (batch) => {
        for (const { sourceName: job, sourceId: id } of batch)
          log.error({ job, id, alarm: 'job parked' }, 'job parked')
      })
      workers.set(PARKED, parked)
      wakeWhenDue(boss, workers, stopping.signal)
    },
    async stop() {
      stopping.abort()
      await Promise.all(bosses.map((boss) => boss.stop({ graceful: true, timeout: 10_000 })))
    },
  }
}

/** Wakes the workers of queues with due jobs: in place of a statement for each queue, one for all. */
function wakeWhenDue(boss: PgBoss, workers: ReadonlyMap<string, string>, stopping: AbortSignal) {
  const timer = setInterval(async () => {
    // Errors of the database are told by the queue's own connections.
    const { rows } = await boss
      .getDb()
      .executeSql(DUE_QUEUES)
      .catch(() => ({ rows: [] }))
    for (const { name } of rows as { name: string }[]) boss.notifyWorker(workers.get(name) ?? '')
  }, DUE_MS)
  stopping.addEventListener('abort', () => clearInterval(timer))
}

type RunBy<Parts> = { parts: Parts; log: Log; pace: Pace | undefined; stopping: AbortSignal }

/**
 * Runs one job; its failure does not affect the others of its batch. While the database is away it waits without using
 * a try, until the queue stops or another worker has the job.
 */
async function runJob<Parts>(
  job: Job<object, Parts>,
  work: { id: string; data: unknown; signal: AbortSignal },
  { parts, log, pace, stopping }: RunBy<Parts>,
) {
  await pace?.({ isUrgent: job.isUrgent ?? false })
  try {
    const say = (line: string) => log.warn({ job: job.name, id: work.id, outage: 'database' }, line)
    const ends = AbortSignal.any([work.signal, stopping])
    const run = () => traceJob(job.name, work.data as object, (data) => job.run(data, parts, ends))
    await waitForDatabase(run, say, ends)
    log.info({ job: job.name, id: work.id }, 'job done')
    return { id: work.id, status: 'completed' as const }
  } catch (error) {
    log.error({ job: job.name, id: work.id, error, ...outageOf(error) }, 'job failed')
    return { id: work.id, status: 'failed' as const, output: { message: messageOf(error as Error) } }
  }
}

/** Makes pg-boss write its row through the transaction's own connection. */
const inTransaction = (tx: Transaction<Tables>) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: (await tx.withoutPlugins().executeQuery<object>(CompiledQuery.raw(text, values))).rows as object[],
  }),
})
