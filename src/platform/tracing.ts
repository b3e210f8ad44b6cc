import type { LogEvent } from 'kysely'
import type { Log } from './log.ts'
import type { RequestScope } from './request-scope.ts'

/** Names the span that a job belongs to, in the job's data (W3C Trace Context). */
type Parent = { traceparent?: string }

/** Parts of OpenTelemetry that are used here; `open-telemetry.ts` has it. */
export type Tracing = {
  request<T extends { response: Response }>(
    method: string,
    scope: RequestScope,
    run: () => Promise<T>,
  ): Promise<T>
  statement(event: LogEvent): void
  job(queue: string, parent: string | undefined, run: () => Promise<void>): Promise<void>
  /** The current span as a job's parent; undefined outside of any. */
  parent(): string | undefined
  /** Sends what waits to be sent. */
  stop(): Promise<void>
}

let tracing: Tracing | undefined

/**
 * Starts to send traces of requests, their statements and jobs. They hold route patterns, SQL with `$1` for its values,
 * statuses and durations; nothing that a person sent or is known by. @param endpoint null for none: nothing is loaded
 */
export async function startTracing(endpoint: string | null, log: Log) {
  if (endpoint) tracing = (await import('./open-telemetry.ts')).openTracing(endpoint, log)
}

export async function stopTracing() {
  const last = tracing
  tracing = undefined
  await last?.stop()
}

/** Runs a request as the root of a trace: what a client says of a trace of its own does not count. */
export const traceRequest: Tracing['request'] = (method, scope, run) =>
  tracing ? tracing.request(method, scope, run) : run()

/** Adds a statement that was run to the current request or job. */
export const traceStatement = (event: LogEvent) => tracing?.statement(event)

/** Adds the current span to the data of a job, whose run becomes a part of the trace. */
export function withParent<Data extends object>(data: Data): Data & Parent {
  const traceparent = tracing?.parent()
  return traceparent ? { ...data, traceparent } : data
}

/** Runs a job with its data as a part of the trace that caused it, or of one of its own. */
export function traceJob(queue: string, given: object, run: (data: object) => Promise<void>) {
  const { traceparent, ...data }: Parent = { ...given }
  return tracing ? tracing.job(queue, traceparent, () => run(data)) : run(data)
}
