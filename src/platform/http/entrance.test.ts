import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { whenDone } from '#test/support/when-done.ts'
import { createEntrance } from './entrance.ts'

async function door(publicUrl: string | null, { hasVisitors = true } = {}) {
  const lines: object[] = []
  const log = { info: (line: object) => void lines.push(line) }
  const inside: Pick<IncomingMessage, 'url'>[] = []
  const entrance = createEntrance(
    { publicUrl, hasVisitors, headers: { 'x-own': '1' }, log: log as never },
    (incoming, outgoing) => {
      inside.push({ url: incoming.url })
      outgoing.end(incoming.headers.host)
    },
  )
  const server = createServer({ requireHostHeader: publicUrl === null }, entrance).listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenDone(() => void server.close())
  const { port } = server.address() as AddressInfo
  /** Sends raw lines. @returns status and the whole answer */
  const ask = async (...head: string[]) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n`)
    const answer = await text(socket)
    return { status: Number(answer.split(' ')[1]), answer }
  }
  return { ask, inside, lines }
}

test('createEntrance: in production one host of the site is answered for, in any case and with its usual port', async () => {
  const { ask, inside } = await door('https://jkl.example')
  for (const host of ['jkl.example', 'JKL.example', 'jkl.example:443']) {
    const { status, answer } = await ask('GET /news HTTP/1.1', `Host: ${host}`)
    expect([
      status,
      answer.endsWith('\r\n\r\njkl.example') || answer.includes('\r\njkl.example\r\n'),
    ]).toEqual([200, true])
  }
  expect(inside).toHaveLength(3)
})

test('createEntrance: in production an unknown host, none and two are 421, also where the page would be stored', async () => {
  const { ask, inside } = await door('https://jkl.example')
  const own = 'Host: jkl.example'
  const odd = [
    'lain.example',
    'jkl.example.',
    'jkl.example:8443',
    'x@jkl.example',
    'jkl.example/',
    '127.0.0.1',
    '',
  ]
  for (const host of odd) expect((await ask('GET / HTTP/1.1', `Host: ${host}`)).status, host).toBe(421)
  expect((await ask('GET / HTTP/1.1', 'Accept: */*')).status).toBe(421)
  expect((await ask('GET /news HTTP/1.0', 'Accept: */*')).status).toBe(421)
  for (const other of [own, 'Host: lain.example', 'host: jkl.example'])
    for (const both of [
      [own, other],
      [other, own],
    ])
      expect((await ask('GET / HTTP/1.1', ...both)).status).toBe(421)
  const { answer } = await ask('GET /v1/news HTTP/1.1', 'Host: lain.example')
  expect(answer).toContain('"code":421')
  expect(answer).toContain('x-own: 1')
  expect(inside).toEqual([])
})

test('createEntrance: balancers ask how it is under any one name, or none', async () => {
  const { ask } = await door('https://jkl.example')
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await ask(`GET ${path} HTTP/1.1`, 'Host: 10.0.0.5:3000')).status).toBe(200)
    expect((await ask(`GET ${path} HTTP/1.0`, 'Accept: */*')).status).toBe(200)
    expect((await ask(`GET ${path} HTTP/1.1`, 'Host: jkl.example', 'Host: lain.example')).status).toBe(421)
  }
})

test('createEntrance: a probe of HTTP/1.0 without a host, as HAProxy sends it unasked, asks whether the site is ready', async () => {
  for (const publicUrl of ['https://jkl.example', null]) {
    const { ask, inside } = await door(publicUrl)
    const probes = ['OPTIONS /', 'OPTIONS *', 'GET /', 'HEAD /', 'GET /healthz']
    for (const probe of probes)
      expect((await ask(`${probe} HTTP/1.0`, 'Accept: */*')).status, probe).toBe(200)
    const asked = [...Array.from({ length: 4 }, () => ({ url: '/readyz' })), { url: '/healthz' }]
    expect(inside).toEqual(asked)
  }
})

test('createEntrance: inside has the canonical path; what is read in two ways is 400 and is not logged', async () => {
  const { ask, inside, lines } = await door(null)
  expect((await ask('GET /%66iles/rahasia HTTP/1.1', 'Host: apa.saja')).status).toBe(200)
  expect((await ask('POST /v1/user/login/member?x HTTP/1.1', 'Host: apa.saja')).status).toBe(200)
  expect(inside).toEqual([{ url: '/files/rahasia' }, { url: '/v1/user/login/member?x' }])
  for (const path of [
    '/simulator/x%5C..%5Capi/behaviour',
    '/files%2Frahasia',
    '//files/rahasia',
    '/x/%2e%2e/files/rahasia',
  ])
    expect((await ask(`GET ${path} HTTP/1.1`, 'Host: apa.saja')).status, path).toBe(400)
  expect(inside).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toContain('rahasia')
})

test('createEntrance: a process without visitors answers probes and nothing else', async () => {
  const { ask, inside } = await door('https://jkl.example', { hasVisitors: false })
  expect((await ask('GET /readyz HTTP/1.1', 'Host: 10.0.0.5:3000')).status).toBe(200)
  expect((await ask('GET /v1/news HTTP/1.1', 'Host: jkl.example')).status).toBe(404)
  expect(inside).toEqual([{ url: '/readyz' }])
})
