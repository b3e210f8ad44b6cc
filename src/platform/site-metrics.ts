import { Gauge, Registry } from 'prom-client'
import type { Db } from './database/connect.ts'
import { isDatabaseUnavailable } from './database/unavailable.ts'
import type { MetricsOfProcess } from './metrics.ts'
import { listQueueStates, listReplicas, readSiteState } from './metrics-queries.ts'

/**
 * Metrics of the whole site, read from the database at each scrape, the same from every process. While the database is
 * away there is only `database_up 0`: nothing is told that may be out of date.
 */
export async function readSiteMetrics(db: Db): Promise<MetricsOfProcess> {
  const registry = new Registry()
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] })
  try {
    const [state, queues, replicas] = [
      await readSiteState(db),
      await listQueueStates(db),
      await listReplicas(db),
    ]
    gauge('mails_waiting', 'Mails that wait to be sent').set(state.mailsWaiting)
    gauge('mails_failed', 'Mails that failed for good and that nobody sent again or discarded').set(
      state.mailsFailed,
    )
    gauge('mails_oldest_waiting_seconds', 'Age of the oldest mail that waits').set(state.mailsOldest)
    const waiting = gauge('jobs_waiting', 'Jobs that are due, by queue', 'queue')
    const oldest = gauge(
      'jobs_oldest_waiting_seconds',
      'Time since the oldest job became due, by queue',
      'queue',
    )
    for (const { queue, ...jobs } of queues) {
      waiting.set({ queue }, jobs.waiting)
      oldest.set({ queue }, jobs.oldest)
    }
    const backup = 'When the newest verified backup was made'
    if (state.backupAt !== null) gauge('backup_verified_timestamp_seconds', backup).set(state.backupAt)
    if (replicas) gauge('database_replicas', 'Standbys that stream from the primary').set(replicas.length)
    const lag = gauge('database_replica_lag_seconds', 'Time by which a standby is behind', 'replica')
    for (const one of replicas ?? []) lag.set({ replica: one.replica }, one.lag)
    gauge('database_up', 'Whether the database answered this request').set(1)
    return await registry.getMetricsAsJSON()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    registry.clear()
    gauge('database_up', 'Whether the database answered this request').set(0)
    return registry.getMetricsAsJSON()
  }
}
