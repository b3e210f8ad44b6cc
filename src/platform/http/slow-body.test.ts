import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { cutSlowBody } from './slow-body.ts'

const PATIENCE_MS = 300

const server = createServer(async (incoming, outgoing) => {
  cutSlowBody(incoming, PATIENCE_MS)
  const body = await buffer(incoming).catch(() => null)
  // Whoever has sent all may wait for the answer as long as that takes.
  if (body) setTimeout(() => outgoing.end(body), PATIENCE_MS * 2)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close().closeAllConnections())

async function answerTo(...sent: string[]) {
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  client.on('error', () => {})
  client.write(sent.join('\r\n'))
  return (await once(client, 'data')).toString()
}

test('a body that never comes whole is given up', async () => {
  for (const length of ['content-length: 100', 'transfer-encoding: chunked'])
    expect(await answerTo('POST / HTTP/1.1', 'host: a', length, '', '5', 'slow')).toMatch(/^HTTP\/1\.1 408/)
})

test('one that came in time has its answer, and so has a request without any', async () => {
  expect(await answerTo('POST / HTTP/1.1', 'host: a', 'content-length: 5', '', 'whole')).toMatch(/whole$/)
  expect(await answerTo('GET / HTTP/1.1', 'host: a', '', '')).toMatch(/^HTTP\/1\.1 200/)
})
