import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { simulatorGateway } from '#src/platform/payments/open-payments.ts'
import { startSimulator } from '#src/platform/payments/simulator/start-simulator.ts'
import { newTransaction } from './new-transaction.ts'
import { simulatorApi } from './simulator-api.ts'
import { whenDone } from './when-done.ts'

const SERVER_KEY = 'simulator-key'

export type Notice = Record<string, string> & { refunds?: Record<string, string>[] }

/**
 * The simulator, the real client, and a site that only records its notifications.
 * @param minuteMs as the simulator's
 */
export async function simulatorStage({
  minuteMs = null,
  patienceMs = 2_000,
}: {
  minuteMs?: number | null
  patienceMs?: number
} = {}) {
  const heard: Notice[] = []
  /** Answers of the site in order; then 200. */
  const answers: { status: number; headers?: Record<string, string> }[] = []
  const site = createServer(async (request, answer) => {
    heard.push((await json(request)) as Notice)
    const { status, headers } = answers.shift() ?? { status: 200 }
    answer.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  whenDone(() => void site.close().closeAllConnections())
  const siteUrl = `http://127.0.0.1:${(site.address() as { port: number }).port}`
  const time = { now: new Date('2026-11-21T10:00:00Z') }
  const clock = { now: () => time.now }
  const deliver = (request: Request) => fetch(request)
  const running = await startSimulator({
    port: 0,
    serverKey: SERVER_KEY,
    clock,
    publicBase: null,
    deliver,
    minuteMs,
  })
  whenDone(running.stop)
  const { origin } = running
  const gateway = simulatorGateway({
    origin,
    publicUrl: 'http://site.test',
    serverKey: SERVER_KEY,
    clock,
    patienceMs,
  })
  let count = 0
  return {
    origin,
    gateway,
    time,
    heard,
    answers,
    siteUrl,
    ...simulatorApi(origin),
    /** A new order at the gateway. */
    async order(given: Parameters<typeof newTransaction>[0] = {}) {
      count += 1
      const order = newTransaction({
        orderId: `JKL-${count}`,
        notificationUrl: `${siteUrl}/notify`,
        ...given,
      })
      return { ...order, ...(await gateway.createTransaction(order)) }
    },
    /** Parses a notification, if it is signed. */
    read: (notice: Notice) => gateway.readNotification(notice),
  }
}
