import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { rememberIncoming } from '#src/platform/http/sent-body.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { picture } from './factory.ts'

const { app, db, as, folder } = await freshApp()
const { token } = await as(await makeUser(db))
const answer = getRequestListener(
  (request, env) => {
    rememberIncoming(request, (env as { incoming: IncomingMessage }).incoming)
    return app.fetch(request)
  },
  { autoCleanupIncoming: false },
)
const server = createServer(answer).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close().closeAllConnections())

const photo = await picture(1_200, 900).jpeg().toBuffer()
const head = [
  'POST /v1/uploads HTTP/1.1',
  'host: site.test',
  'x-api-key: test-key',
  `authorization: Bearer ${token}`,
  'content-type: multipart/form-data; boundary=batas',
  `content-length: ${photo.length + 200}`,
  '',
  '--batas',
  'content-disposition: form-data; name="purpose"',
  '',
  'content',
  '--batas',
  'content-disposition: form-data; name="file"; filename="a.jpg"',
  '',
  '',
].join('\r\n')

const spooled = () => readdirSync(join(folder, 'spool'))
const kept = () => readdirSync(folder).filter((name) => name.includes('.'))

test('upload: an interrupted one leaves neither file nor row', async () => {
  for (const share of [0, 0.3, 1]) {
    const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
    client.write(head)
    client.write(photo.subarray(0, photo.length * share))
    await eventually(() => expect(spooled()).toHaveLength(1))
    client.destroy()
    await eventually(() => expect(spooled()).toEqual([]))
  }
  expect(kept()).toEqual([])
  expect(await db.selectFrom('uploads').select('id').execute()).toEqual([])
})

test('over a socket a whole one is kept, and one that is refused halfway still gets its answer', async () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('purpose', 'content')
    form.set('file', new Blob([bytes]), 'a.jpg')
    const headers = { 'x-api-key': 'test-key', authorization: `Bearer ${token}` }
    return fetch(`${base}/v1/uploads`, { method: 'POST', body: form, headers })
  }
  expect((await send(new Uint8Array(photo))).status).toBe(201)
  expect((await send(new Uint8Array(40_000_000))).status).toBe(413)
  await eventually(() => expect(spooled()).toEqual([]))
})
