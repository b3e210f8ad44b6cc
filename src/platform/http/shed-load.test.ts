import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { shedLoad } from './shed-load.ts'

let isFull = true
const server = createServer(
  shedLoad(
    { address: '/line', isFull: () => isFull, headers: { 'x-usual': 'yes' }, log: { warn: () => {} } },
    (_, outgoing) => void outgoing.end('in'),
  ),
).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close().closeAllConnections())
const { port } = server.address() as AddressInfo
const ask = (path: string, method = 'POST') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, ...(method === 'POST' && { body: '{}' }) })

test('shedLoad: a full queue answers 503 with Retry-After, other requests pass', async () => {
  const answer = await ask('/line')
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-usual')]).toEqual([
    503,
    '2',
    'yes',
  ])
  expect(await answer.json()).toMatchObject({ success: false, code: 503, data: {} })
  expect(await (await ask('/other')).text()).toBe('in')
  expect(await (await ask('/line', 'GET')).text()).toBe('in')
  isFull = false
  expect(await (await ask('/line')).text()).toBe('in')
  isFull = true
})

test('a full line answers before the body has come', async () => {
  const client = connect({ port, host: '127.0.0.1' })
  client.on('error', () => {})
  client.write('POST /line HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n{')
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 503/)
  client.destroy()
})

test('shedLoad: a query behind the address, empty or not, is turned away as well', async () => {
  for (const path of ['/line?', '/line?x', '/line?x=1&y']) expect((await ask(path)).status, path).toBe(503)
})
