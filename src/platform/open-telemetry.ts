import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { LogEvent } from 'kysely'
import type { Log } from './log.ts'
import type { Tracing } from './tracing.ts'

/** Longest text of a statement. */
const MOST_LETTERS = 2_000
/** Time for an answer of the collector: nothing waits for it but the end of a process. */
const ANSWER_MS = 3_000

/** Opens the traces. Spans have a parent by AsyncLocalStorage; nothing is registered with OpenTelemetry's globals. */
export function openTracing(endpoint: string, log: Log): Tracing {
  const tell = tellFaults(log)
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: ANSWER_MS })
  const provider = new TracerProvider({
    resource: resourceOf(),
    spanLimits: { attributeValueLengthLimit: MOST_LETTERS },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: ANSWER_MS })],
  })
  const tracer = provider.getTracer('jejaring')
  const current = new AsyncLocalStorage<Span>()
  const within = () => contextOf(current.getStore())

  async function record<T>(span: Span, run: () => Promise<T>): Promise<T> {
    try {
      return await current.run(span, run)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  return {
    request(method, scope, run) {
      const attributes = { 'http.request.method': method, 'jejaring.request_id': scope.requestId }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      return record(span, async () => {
        const answer = await run()
        const { status } = answer.response
        span.setAttribute('http.response.status_code', status)
        if (scope.route) span.setAttribute('http.route', scope.route).updateName(`${method} ${scope.route}`)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        return answer
      })
    },
    statement(event) {
      if (!current.getStore()) return
      const { name, attributes, startTime, endTime } = statementOf(event)
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, within())
      if (event.level === 'error') fail(span, event.error)
      span.end(endTime)
    },
    job(queue, parent, run) {
      const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue }
      return record(
        tracer.startSpan(`process ${queue}`, { kind: SpanKind.CONSUMER, attributes }, read(parent)),
        run,
      )
    },
    parent() {
      const now = current.getStore()?.spanContext()
      return now && `00-${now.traceId}-${now.spanId}-0${now.traceFlags}`
    },
    stop: () => provider.shutdown().catch(tell),
  }
}

/** The service's name, and what OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say. */
const resourceOf = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'jejaring' }))
    .merge(detectResources({ detectors: [envDetector] }))

/** Logs that something was not sent, without OpenTelemetry's own words, which may quote it. @returns what logs it */
function tellFaults(log: Log) {
  const tell = () => log.warn({ outage: 'traces' }, 'traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT')
  const nothing = () => {}
  const logger = { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  return tell
}

const contextOf = (span: Span | undefined): Context =>
  span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT

const traceParent = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-[\da-f]{2}$/

/** The context of a parent in another process. */
function read(parent: string | undefined): Context {
  const { traceId, spanId } = traceParent.exec(parent ?? '')?.groups ?? {}
  if (!traceId || !spanId) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  })
}

/** A statement's span, in retrospect. Its text has `$1` for each value. */
function statementOf({ query, queryDurationMillis }: LogEvent) {
  const endTime = performance.timeOrigin + performance.now()
  return {
    name: /\w+/.exec(query.sql)?.[0].toUpperCase() ?? 'statement',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
    startTime: endTime - queryDurationMillis,
    endTime,
  }
}

/** Marks a span as failed, by the error's kind alone: its message may quote a row. */
function fail(span: Span, error: unknown) {
  const { code, name } = error as { code?: unknown; name?: string }
  span.setAttribute('error.type', typeof code === 'string' ? code : (name ?? 'unknown'))
  span.setStatus({ code: SpanStatusCode.ERROR })
}
