import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { cutSlowBody } from './slow-body.ts'

const PATIENCE_MS = 300
const lines: object[] = []
const log = { info: (line: object) => void lines.push(line) }

const server = createServer(async (incoming, outgoing) => {
  cutSlowBody(incoming, { patienceMs: PATIENCE_MS, headers: { 'x-frame': 'none' }, log })
  const body = await buffer(incoming).catch(() => null)
  // After the complete body the answer may take any time.
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
    expect(await answerTo('POST /kontak?a=b HTTP/1.1', 'host: a', length, '', '5', 'slow')).toMatch(
      /^HTTP\/1\.1 408.*x-frame: none.*connection: close.*<!doctype html>.*Kirim lagi.*<\/html>$/s,
    )
  expect(lines.at(-1)).toMatchObject({ method: 'POST', path: '/kontak', status: 408 })
})

test('under `/v1` that is told in the envelope', async () => {
  const answer = await answerTo('PATCH /v1/auth/me HTTP/1.1', 'host: a', 'content-length: 9', '', 'slow')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toContain(`content-length: ${body.length}`)
  expect(JSON.parse(body)).toMatchObject({
    success: false,
    code: 408,
    message: { title: 'Request Timeout' },
  })
})

test('one that came in time has its answer, and so has a request without any', async () => {
  expect(await answerTo('POST / HTTP/1.1', 'host: a', 'content-length: 5', '', 'whole')).toMatch(/whole$/)
  expect(await answerTo('GET / HTTP/1.1', 'host: a', '', '')).toMatch(/^HTTP\/1\.1 200/)
})
