import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import { type PostureWarning, postureWarnings } from '#src/wire/posture.ts'
import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'

export type MetricsOfProcess = MetricObjectWithValues<MetricValue<string>>[]

/** Metrics of this process; what concerns the whole site is read from the database (`site-metrics.ts`). */
const metrics = new Registry()
const registers = [metrics]

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answers by kind (page, api, stored) and status',
  labelNames: ['kind', 'status'],
  registers,
})
const durations = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer by kind, stored answers left out',
  labelNames: ['kind'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
  registers,
})

export function countRequest(kind: 'page' | 'api' | 'probe', status: number, ms: number) {
  requests.inc({ kind, status })
  if (kind !== 'probe') durations.observe({ kind }, ms / 1000)
}

export const countStored = (status: number) => requests.inc({ kind: 'stored', status })

export const cacheMisses = new Counter({
  name: 'page_cache_misses_total',
  help: 'Cacheable requests that found no fresh stored answer; those that did are http_requests_total of kind stored',
  registers,
})

const warnings = new Gauge({
  name: 'posture_warning',
  help: 'Whether a rule of the start-up posture check warns, by rule',
  labelNames: ['rule'],
  registers,
})

/** Sets the metric of each posture warning to active or inactive. */
export function countWarnings(names: readonly PostureWarning[]) {
  for (const rule of postureWarnings) warnings.set({ rule }, names.includes(rule) ? 1 : 0)
}

const alarms = new Gauge({
  name: 'alarm_raised_timestamp_seconds',
  help: 'When the log last had a line with this alarm',
  labelNames: ['alarm'],
  registers,
})
export const noteAlarm = (alarm: string) => alarms.set({ alarm }, Date.now() / 1000)

const securityEvents = new Counter({
  name: 'security_events_total',
  help: 'Security events by kind and outcome',
  labelNames: ['kind', 'outcome'],
  registers,
})
export const countSecurityEvent = (kind: SecurityEventKind, outcome: SecurityOutcome) =>
  securityEvents.inc({ kind, outcome })

export const droppedSecurityEvents = new Counter({
  name: 'security_events_dropped_total',
  help: 'Security events that were not kept because too many came at once',
  registers,
})

const storeErrors = new Counter({
  name: 'store_errors_total',
  help: 'Failed operations of the file store by area and operation',
  labelNames: ['area', 'operation'],
  registers,
})
/** Counter of the failures of one operation; begins at 0, since `increase` in Prometheus misses a first value. */
export function storeErrorsOf(area: string, operation: string) {
  const errors = storeErrors.labels(area, operation)
  errors.inc(0)
  return errors
}

export const gatewayErrors = new Counter({
  name: 'payment_gateway_errors_total',
  help: 'Requests that the payment gateway did not answer, or that were not sent because it failed too often',
  registers,
})

type Pool = { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } }
const pools = new Set<{ name: string; pool: Pool }>()

/** Includes a pool of database connections in the metrics. @returns a function that takes it out again */
export function watchPool(name: string, pool: Pool) {
  const watched = { name, pool }
  pools.add(watched)
  return () => pools.delete(watched)
}

const poolGauge = (name: string, help: string, read: (pool: Pool) => number) =>
  new Gauge({
    name,
    help,
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset()
      for (const { name, pool } of pools) this.inc({ pool: name }, read(pool))
    },
  })
poolGauge(
  'database_pool_connections_used',
  'Database connections in use',
  (one) => one.totalCount - one.idleCount,
)
poolGauge('database_pool_connections_idle', 'Open database connections not in use', (one) => one.idleCount)
poolGauge('database_pool_connections_max', 'Most database connections of the pool', (one) => one.options.max)
poolGauge('database_pool_waiting', 'Requests for a connection that wait for one', (one) => one.waitingCount)

const buses = new Set<() => number>()

/** Includes a bus in the metrics. @param silence milliseconds since it was heard @returns as `watchPool` */
export function watchBus(silence: () => number) {
  buses.add(silence)
  return () => buses.delete(silence)
}

new Gauge({
  name: 'bus_silence_seconds',
  help: 'Time since this process heard itself over LISTEN and NOTIFY; up to 30 s while nobody asks',
  registers,
  collect() {
    if (buses.size) this.set(Math.max(...[...buses].map((silence) => silence())) / 1000)
    else this.remove()
  },
})

type WatchedWorker = { isReady(): boolean; measure(): Promise<MetricsOfProcess> }
let workerOf: () => WatchedWorker | undefined = () => undefined

/** Sets the source of the worker's readiness and of its own metrics. */
export function watchWorker(worker: typeof workerOf) {
  workerOf = worker
  new Gauge({
    name: 'worker_ready',
    help: 'Whether the process that does the jobs is up',
    registers,
    collect() {
      this.set(workerOf()?.isReady() ? 1 : 0)
    },
  })
}

/** Resolution of the event loop's lag, which each value includes; the usual 10 ms wake an idle process twice as often. */
const LAG_MS = 20
/** Gauges whose names Prometheus takes for counters; the same by type have other names. */
const misnamed = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`)

/** Starts the metrics of Node itself: memory, processor, event loop. */
export function startDefaultMetrics() {
  collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: LAG_MS })
  for (const name of misnamed) metrics.removeSingleMetric(name)
}

/** Metrics of the worker, for the process that started it. */
export function metricsOfWorker(): Promise<MetricsOfProcess> {
  metrics.setDefaultLabels({ process: 'work' })
  return metrics.getMetricsAsJSON()
}

/** Text for Prometheus: this process, its worker (label `process="work"`) unless it does not answer, and `more`. */
export async function writeMetrics(more: MetricsOfProcess = []) {
  const ofWorker = await workerOf()
    ?.measure()
    .catch(() => [])
  const all = new Registry()
  const given = [...(await metrics.getMetricsAsJSON()), ...(ofWorker ?? []), ...more]
  for (const parts of Map.groupBy(given, ({ name }) => name).values()) {
    const whole = { ...parts[0]!, values: parts.flatMap(({ values }) => values) }
    all.registerMetric({ ...whole, get: async () => whole } as never)
  }
  return { text: await all.metrics(), contentType: all.contentType }
}
