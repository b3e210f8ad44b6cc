import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { systemClock } from '../clock.ts'
import { ListenError } from '../http/listen.ts'
import { openPayments } from './open-payments.ts'
import type { PaymentSettings } from './settings.ts'

const SECRET = 'a secret of thirty-two letters or so'

/** A port in use by something else until `free` is called. */
async function takenPort() {
  const server = createServer((_, answer) => answer.end('{"status_code":"200"}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const free = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  afterAll(free)
  return { port, free }
}

async function open(payments: PaymentSettings, port = 0, sessionSecret: SiteSecret = [SECRET]) {
  const config = { payments, port, publicUrl: 'http://site.test', sessionSecret }
  const opened = await openPayments({ config, clock: systemClock, notify: async () => new Response() })
  afterAll(opened.stop)
  return opened
}
const portOf = ({ simulator }: { simulator: string | null }) => Number(new URL(simulator!).port)

test('nobody, and Midtrans without asking anyone', async () => {
  expect(await open({ provider: 'none' })).toMatchObject({ gateway: null, simulator: null })
  const keys = { serverKey: 'Mid-server-x', clientKey: 'Mid-client-x' }
  const { gateway, simulator } = await open({ provider: 'midtrans', environment: 'production', ...keys })
  expect(simulator).toBeNull()
  expect(gateway).toMatchObject({
    name: 'midtrans',
    environment: 'production',
    clientKey: 'Mid-client-x',
    snapScript: 'https://app.midtrans.com/snap/snap.js',
  })
})

test('the simulator stands on the port after the site’s, or on a free one where that is taken', async () => {
  const { port, free } = await takenPort()
  const elsewhere = await open({ provider: 'simulator', port: null }, port - 1)
  expect(portOf(elsewhere)).not.toBe(port)
  expect(elsewhere.gateway).toMatchObject({
    name: 'simulator',
    environment: 'simulation',
    snapScript: 'http://site.test/simulator/snap/snap.js',
  })
  await free()
  const beside = await open({ provider: 'simulator', port: null }, port - 1)
  expect(portOf(beside)).toBe(port)
  await beside.stop()
  await expect(fetch(beside.simulator!)).rejects.toThrow()
})

test('a port that is named and taken stops the start, unless a simulator of this site has it', async () => {
  const { port } = await takenPort()
  const taken = open({ provider: 'simulator', port })
  await expect(taken).rejects.toThrow(ListenError)
  await expect(taken).rejects.toThrow(`SIMULATOR_PORT=${port}`)
  const first = await open({ provider: 'simulator', port: 0 })
  const second = await open({ provider: 'simulator', port: portOf(first) })
  expect(second.simulator).toBe(first.simulator)
  await second.stop()
  expect(await first.gateway!.readStatus('JKL-1')).toBeNull()
  const stranger = open({ provider: 'simulator', port: portOf(first) }, 0, [
    'the secret of quite another site',
  ])
  await expect(stranger).rejects.toThrow(ListenError)
})
