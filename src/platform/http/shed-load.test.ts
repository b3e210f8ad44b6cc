import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createLoad, shedLoad } from './shed-load.ts'

const log = { warn: () => {} }
async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close().closeAllConnections())
  return (server.address() as AddressInfo).port
}

let isFull = true
const port = await listen(
  shedLoad(
    { address: '/v1/line', isFull: () => isFull, headers: { 'x-usual': 'yes' }, log },
    (_, outgoing) => void outgoing.end('in'),
  ),
)
const ask = (path: string, method = 'POST') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, ...(method === 'POST' && { body: '{}' }) })

test('shedLoad: a full queue answers 503 with Retry-After, other requests pass', async () => {
  const answer = await ask('/v1/line')
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-usual')]).toEqual([
    503,
    '2',
    'yes',
  ])
  expect(await answer.json()).toMatchObject({ success: false, code: 503, data: {} })
  expect(await (await ask('/other')).text()).toBe('in')
  expect(await (await ask('/v1/line', 'GET')).text()).toBe('in')
  isFull = false
  expect(await (await ask('/v1/line')).text()).toBe('in')
  isFull = true
})

test('a full line answers before the body has come', async () => {
  const client = connect({ port, host: '127.0.0.1' })
  client.on('error', () => {})
  client.write('POST /v1/line HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n{')
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 503/)
  client.destroy()
})

test('shedLoad: a query behind the address, empty or not, is turned away as well', async () => {
  for (const path of ['/v1/line?', '/v1/line?x', '/v1/line?x=1&y'])
    expect((await ask(path)).status, path).toBe(503)
})

test('createLoad: beyond the answers that are made at once others are told 503, unless they pass', async () => {
  const load = createLoad({ headers: {}, log, passes: (path) => path === '/healthz' }, 2)
  const turn = Promise.withResolvers<void>()
  const there = await listen(async (incoming, outgoing) => {
    if (load.turnsAway(incoming, outgoing)) return
    await load.during(incoming, async () => {
      if (incoming.method === 'POST') await once(incoming.resume(), 'end').catch(() => {})
      if (incoming.url === '/late') await turn.promise
    })
    outgoing.end('in')
  })
  const get = (path: string) => fetch(`http://127.0.0.1:${there}${path}`)
  // Slow senders hold nobody up.
  const senders = Array.from({ length: 3 }, () => {
    const sender = connect({ port: there, host: '127.0.0.1' }).on('error', () => {})
    sender.write('POST /late HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{')
    return sender
  })
  expect((await get('/')).status).toBe(200)
  const late = [get('/late'), get('/late')]
  const refused = await untilStatus(get, 503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.text()).toContain('<h1>Situs sedang beristirahat sejenak.</h1>')
  expect((await get('/healthz')).status).toBe(200)
  turn.resolve()
  for (const answer of await Promise.all(late)) expect(await answer.text()).toBe('in')
  expect((await get('/')).status).toBe(200)
  for (const sender of senders) sender.destroy()
})

async function untilStatus(get: (path: string) => Promise<Response>, status: number) {
  for (;;) {
    const answer = await get('/')
    if (answer.status === status) return answer
  }
}
