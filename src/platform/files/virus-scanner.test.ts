import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { pdfFile, uploadForm } from '#src/features/uploads/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { createLog } from '../log.ts'
import { createVirusScanner, readClamAvUrl } from './virus-scanner.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-scan-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'file')
writeFileSync(path, Buffer.alloc(200_000, 'a'))

/** Runs a scan against a daemon with the given behaviour. */
async function scanBeside(hear: (socket: Socket) => void) {
  const server = createServer((socket) => hear(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await createVirusScanner({ host: '127.0.0.1', port }, createLog('silent'), 500).scan(path)
  } finally {
    server.close()
  }
}

/** Answers once the empty final piece has arrived. */
const answering = (words: string) => (socket: Socket) => {
  let last = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    last = Buffer.concat([last, chunk]).subarray(-5)
    if (last.equals(Buffer.from('a\0\0\0\0'))) socket.end(`${words}\0`)
  })
}

test('createVirusScanner: the daemon’s word counts', async () => {
  expect(await scanBeside(answering('stream: OK'))).toBeNull()
  expect(await scanBeside(answering('stream: Uji.Kenari FOUND'))).toBe('Uji.Kenari')
})

test.each<[string, (socket: Socket) => void]>([
  ['says that it cannot', answering('INSTREAM size limit exceeded. ERROR')],
  ['says something else', answering('stream: OK stream: Uji FOUND OK')],
  ['says nothing', () => {}],
  ['hangs up', (socket) => socket.destroy()],
  ['hangs up halfway', (socket) => socket.once('data', () => socket.destroy())],
])('createVirusScanner: a daemon that %s is a 503', async (_, hear) => {
  await expect(scanBeside(hear)).rejects.toMatchObject({ code: 503, headers: { 'retry-after': '60' } })
})

test('POST /v1/uploads: while ClamAV is away no document is taken', async () => {
  const site = await freshApp({ clamAv: { path: join(folder, 'no-such.ctl') } })
  const staff = await makeUser(site.db, { role: 'staff' })
  const sender = await site.as({ id: staff.id, role: 'staff' })
  const answer = await sender.send('POST', '/v1/uploads', { body: uploadForm(pdfFile(), 'document') })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(readdirSync(join(site.folder, 'spool'))).toEqual([])
  expect(await site.db.selectFrom('uploads').select('id').execute()).toEqual([])
})

test('readClamAvUrl: a host with a port or a socket, and nothing else', () => {
  expect(readClamAvUrl('tcp://127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3_310 })
  expect(readClamAvUrl('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3_310 })
  expect(readClamAvUrl('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
  for (const wrong of [
    '',
    'clamd',
    'tcp://host',
    'http://host:3310',
    'unix://run/clamd',
    'tcp://host:3310/x',
  ])
    expect(readClamAvUrl(wrong), wrong).toBeNull()
})
