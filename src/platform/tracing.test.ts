import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { whenDone } from '#test/support/when-done.ts'
import { startTracing, stopTracing } from './tracing.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code?: number }
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector of OTLP over HTTP that keeps what it is sent. */
async function aCollector() {
  const sent: { path: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    sent.push({ path: request.url!, body: await text(request) })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => void server.close().closeAllConnections())
  const { port } = server.address() as { port: number }
  const spans = () =>
    sent.flatMap(({ body }) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((s) => s.spans),
      ),
    )
  return { endpoint: `http://127.0.0.1:${port}`, sent, spans }
}

const attributeOf = (span: Span, name: string) => span.attributes.find(({ key }) => key === name)?.value

/** Names from a span up to its root. */
function roadOf(span: Span, all: Span[]): string[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [...roadOf(parent, all), span.name] : [span.name]
}

const app = await freshApp()
const canary = { email: 'kenari.rahasia@contoh.example', namaLengkap: 'Kenari Rahasia' }
const address = '203.0.113.77'

test('OTEL_EXPORTER_OTLP_ENDPOINT: a request, its statements and its jobs are one trace without personal data', async () => {
  const collector = await aCollector()
  await startTracing(collector.endpoint, app.log)
  whenDone(stopTracing)
  await makeUser(app.db, canary)
  await app.work()
  const body = new URLSearchParams({ email: canary.email, captcha: await solveCaptcha(app, 'forget') })
  const headers = { origin: 'http://site.test', 'user-agent': 'Peramban Kenari', 'x-forwarded-for': address }
  const asked = new Request('http://site.test/forgot-password', { method: 'POST', body, headers })
  const { response } = await app.app.handle(asked, address)
  expect(response.status).toBe(302)
  await app.open('/v1/news/kenari-rahasia?search=kenari')
  await app.open('/healthz')
  await eventually(() => expect(app.letters).toHaveLength(1))
  await stopTracing()

  const spans = collector.spans()
  const roads = new Set(spans.map((span) => roadOf(span, spans).join(' > ')))
  expect([...roads]).toEqual(
    expect.arrayContaining([
      'POST /forgot-password > INSERT',
      'POST /forgot-password > process send-reset > SELECT',
      'POST /forgot-password > process send-reset > process send-awaited-letter > UPDATE',
      'GET /v1/news/:id',
    ]),
  )
  const trace = spans.find(({ name }) => name === 'POST /forgot-password')!
  const ownTrace = spans.filter(({ traceId }) => traceId === trace.traceId)
  expect(ownTrace.map(({ name }) => name)).toContain('process send-awaited-letter')
  expect(attributeOf(trace, 'http.response.status_code')).toEqual({ intValue: 302 })
  expect(attributeOf(trace, 'jejaring.request_id')?.stringValue).toBe(response.headers.get('x-request-id'))
  const texts = spans.map((span) => attributeOf(span, 'db.query.text')?.stringValue ?? '')
  expect(texts.filter((sql) => sql.startsWith('insert into "letters"')).join()).toContain('$1')
  expect(collector.sent[0]!.path).toBe('/v1/traces')
  const all = JSON.stringify(collector.sent)
  for (const part of [/kenari/i, address, 'healthz', 'Peramban']) expect(all).not.toMatch(part)
})

test('OTEL_EXPORTER_OTLP_ENDPOINT: a failed statement marks its span by the code of the error alone', async () => {
  const collector = await aCollector()
  await startTracing(collector.endpoint, app.log)
  whenDone(stopTracing)
  const failing = {
    name: 'fails',
    run: () => makeUser(app.db, { ...canary, email: canary.email }).then(() => {}),
  }
  const { traceJob } = await import('./tracing.ts')
  await expect(traceJob(failing.name, {}, failing.run)).rejects.toThrow(/users/)
  await stopTracing()
  const spans = collector.spans()
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['INSERT', 2],
    ['process fails', 2],
  ])
  expect(attributeOf(spans[0]!, 'error.type')).toEqual({ stringValue: '23505' })
  expect(JSON.stringify(collector.sent)).not.toMatch(/kenari/i)
})

test('OTEL_EXPORTER_OTLP_ENDPOINT: a collector that is away is one line in the log, and nothing waits for it', async () => {
  const lines: string[] = []
  const other = await freshApp({ onLine: (line) => void lines.push(line) })
  await startTracing('http://127.0.0.1:1', other.log)
  expect((await other.open('/news')).status).toBe(200)
  await stopTracing()
  await eventually(() => expect(lines.filter((line) => line.includes('OTEL_EXPORTER'))).toHaveLength(1))
})
