import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type PostureWarning, postureWarnings } from '#src/wire/posture.ts'

export const metrics = new Registry()

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answers by kind (page, api, stored) and status',
  labelNames: ['kind', 'status'],
  registers: [metrics],
})
const durations = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer by kind, stored answers left out',
  labelNames: ['kind'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
  registers: [metrics],
})

/** Resolution of the event loop's lag, which each value includes; the usual 10 ms wake an idle process twice as often. */
const LAG_MS = 20

export const startDefaultMetrics = () =>
  collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: LAG_MS })

/** Sets the source of the worker's readiness metric. */
export const watchWorker = (isReady: () => boolean) =>
  new Gauge({
    name: 'worker_ready',
    help: 'Whether the process that does the jobs is up',
    registers: [metrics],
    collect() {
      this.set(isReady() ? 1 : 0)
    },
  })

const warnings = new Gauge({
  name: 'posture_warning',
  help: 'Whether a rule of the start-up posture check warns, by rule',
  labelNames: ['rule'],
  registers: [metrics],
})

/** Sets the metric of each posture warning to active or inactive. */
export function countWarnings(names: readonly PostureWarning[]) {
  for (const rule of postureWarnings) warnings.set({ rule }, names.includes(rule) ? 1 : 0)
}

export function countRequest(kind: 'page' | 'api', status: number, ms: number) {
  requests.inc({ kind, status })
  durations.observe({ kind }, ms / 1000)
}

export const countStored = (status: number) => requests.inc({ kind: 'stored', status })
