import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { closeUnreadBody } from './close-unread-body.ts'

let serving: Socket | undefined
const server = createServer((incoming, outgoing) => {
  serving = incoming.socket
  closeUnreadBody(incoming, outgoing)
  outgoing.writeHead(incoming.url === '/refused' ? 413 : 200).end('the answer')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

const opened = () => connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })

test('closeUnreadBody: a client that keeps sending gets the answer and is then cut off', async () => {
  const client = opened()
  const block = Buffer.alloc(65_536)
  const pour = () => void (client.writable && client.write(block, pour))
  let text = ''
  client.on('data', (bytes) => {
    text += bytes
  })
  client.on('error', () => {})
  client.write('POST /refused HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000000\r\n\r\n', pour)
  await new Promise((resolve) => client.on('close', resolve))
  expect(text).toMatch(/^HTTP\/1\.1 413/)
  expect(serving!.bytesRead).toBeLessThan(1_000_000)
})

test('closeUnreadBody: the answer to a complete long body closes the connection', async () => {
  const body = 'a'.repeat(1_000_001)
  for (const path of ['/refused', '/', '/refused']) {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      method: 'POST',
      body,
    })
    expect(answer.headers.get('connection')).toBe('close')
    expect(await answer.text()).toBe('the answer')
  }
})

test('a request that came whole keeps its connection for the next', async () => {
  const client = opened()
  for (const _ of [1, 2]) {
    client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nwhole')
    expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/)
  }
  client.destroy()
})
