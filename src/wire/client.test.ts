import { expect, test } from 'vitest'
import { type Call, createClient } from './client.ts'

type Sent = { url: string; method: string; headers: Headers; credentials: string; body: unknown }
type Anything = { where: string; input: { params?: unknown; query?: unknown; body?: unknown }; data: unknown }

function recorded(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const call = createClient({
    base: '/v1',
    apiKey: 'the-key',
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        method: init!.method!,
        headers: new Headers(init!.headers),
        credentials: init!.credentials!,
        body: init!.body,
      })
      return answer()
    },
  })
  return { call: call as (...args: Parameters<Call>) => ReturnType<typeof call<Anything>>, sent }
}
const envelope = (code: number, more: object = {}) =>
  Response.json(
    { success: code < 400, code, message: { title: 't', description: 'd' }, data: {}, ...more },
    { status: code },
  )

test('every result is handed back unchanged, failures too', async () => {
  for (const code of [200, 201, 400, 401, 404, 409, 500, 503]) {
    const more = { errors: { a: ['b'] }, pagination: { total: 1 }, data: { odd: [1] } }
    const { call } = recorded(() => envelope(code, more))
    expect(await call('GET /news')).toEqual(await envelope(code, more).json())
  }
})

test('a fault of the server brings the number it can be quoted by, and nothing else does', async () => {
  const headers = { 'x-request-id': 'abc' }
  for (const [code, requestId] of [
    [500, 'abc'],
    [503, 'abc'],
    [404, undefined],
    [200, undefined],
  ] as const) {
    const { call } = recorded(() => new Response(envelope(code).body, { headers }))
    expect(((await call('GET /news')) as { requestId?: string }).requestId).toBe(requestId)
  }
})

test('the five methods, path, query and body arrive as written', async () => {
  const { call, sent } = recorded(() => envelope(200))
  for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])
    await call(`${method} /news/{id}`, {
      params: { id: 'a/b c' },
      query: { page: 2, q: 'x&y', none: undefined, empty: '' },
      ...(method !== 'GET' && { body: { title: 'Ä' } }),
    })
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])
  expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(['/v1/news/a%2Fb%20c?page=2&q=x%26y']))
  expect(sent[0]!.body).toBeUndefined()
  expect(sent[1]!.headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(sent[1]!.body as string)).toEqual({ title: 'Ä' })
})

test('the key goes along always, extra headers when given, the session only when asked for', async () => {
  const { call, sent } = recorded(() => envelope(200))
  await call('GET /news/{id}', { params: { id: 1 } })
  await call('GET /user/profile', { session: true, headers: { 'x-order-token': 't' } })
  expect(sent.map(({ headers }) => headers.get('x-api-key'))).toEqual(['the-key', 'the-key'])
  expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'same-origin'])
  expect(sent[1]!.headers.get('x-order-token')).toBe('t')
})

test('no answer is a failure with pseudo-code 111, or with the code that a call asks for', async () => {
  const broken = [
    () => Promise.reject(new TypeError('offline')),
    () => new Response('<html>', { status: 502 }),
  ]
  for (const answer of broken) {
    const { call } = recorded(answer)
    expect(await call('GET /news')).toEqual({
      success: false,
      code: 111,
      message: { title: 'Connection refused', description: 'A network error occurred.' },
      data: {},
    })
    expect(await call('GET /news/{id}', { params: { id: 1 }, noAnswerCode: 500 })).toMatchObject({
      success: false,
      code: 500,
    })
  }
})

test('a call that was given up is no failure to show', async () => {
  const { call } = recorded(() => Promise.reject(new DOMException('aborted', 'AbortError')))
  await expect(call('GET /news', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})
