import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { whenDone } from '#test/support/when-done.ts'
import { type LeaveSteps, leaveServer } from './leave-server.ts'

const LONG_MS = 600_000

/** A server that answers `/slow` when released, asked over kept connections. */
async function open(steps: Partial<LeaveSteps>) {
  const released = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/slow') {
      begun.resolve()
      await released.promise
    }
    outgoing.end('selesai')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  whenDone(() => {
    agent.destroy()
    server.close().closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => {
    const asked = request({ port, host: '127.0.0.1', path, agent }).end()
    const [answer] = await once(asked, 'response')
    return { body: await text(answer), connection: answer.headers.connection }
  }
  const slow = ask('/slow').catch((error: NodeJS.ErrnoException) => error.code)
  await begun.promise
  const hurry = new AbortController()
  return {
    ask,
    slow,
    release: released.resolve,
    hurry: () => hurry.abort(),
    leave: () => leaveServer(server, { noticeMs: 0, closingMs: 0, drainMs: LONG_MS, ...steps }, hurry.signal),
  }
}

test('leaveServer: answers close their connection first, and a second signal cuts what is left', async () => {
  const { ask, slow, hurry, leave } = await open({ closingMs: LONG_MS })
  expect(await ask('/')).toEqual({ body: 'selesai', connection: 'keep-alive' })
  const left = leave()
  await eventually(async () => expect(await ask('/')).toEqual({ body: 'selesai', connection: 'close' }))
  hurry()
  await left
  expect(await slow).toBe('ECONNRESET')
})

test('leaveServer: an answer that is being made is waited for, and nobody new is taken', async () => {
  const { ask, slow, release, leave } = await open({})
  await ask('/')
  const left = leave()
  await eventually(() => expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' }))
  release()
  expect(await slow).toMatchObject({ body: 'selesai' })
  await left
})
