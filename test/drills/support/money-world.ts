import { jobs } from '#src/jobs.ts'
import { migrateAll } from '#src/platform/database/open.ts'
import { simulatorGateway, simulatorKey } from '#src/platform/payments/open-payments.ts'
import { startSimulator } from '#src/platform/payments/simulator/start-simulator.ts'
import { startTestCluster } from '#test/support/cluster.ts'
import { simulatorApi } from '#test/support/simulator-api.ts'
import type { Drill } from './drill.ts'
import { type GivingNode, NODE_URL, openGivingNode } from './giving-node.ts'
import { API_KEY, SESSION_SECRET } from './site.ts'

export type World = Awaited<ReturnType<typeof makeWorld>>
type Answer = { code: number; data: Record<string, unknown> }

const MINUTE = 60_000

/** The site's giving, the simulator, and one manual clock for both. */
export async function makeWorld(run: Drill) {
  const siteUrl = await freshDatabase(run)
  const time = { now: new Date('2026-11-21T03:00:00Z') }
  const clock = { now: () => time.now }
  const serverKey = simulatorKey([SESSION_SECRET])
  let node: GivingNode
  const simulator = await startSimulator({
    port: 0,
    serverKey,
    clock,
    publicBase: `${NODE_URL}/simulator`,
    deliver: (request) => node.fetch(request),
    minuteMs: null,
  })
  run.atEnd(simulator.stop)
  const { origin } = simulator
  const open = () => {
    const payments = simulatorGateway({ origin, publicUrl: NODE_URL, serverKey, clock })
    return openGivingNode({ siteUrl, clock, payments })
  }
  node = await open()
  run.atEnd(() => node.close())
  return {
    time,
    gateway: simulatorApi(origin),
    get node() {
      return node
    },
    pass(minutes: number) {
      time.now = new Date(time.now.getTime() + minutes * MINUTE)
    },
    /** Clears everything in memory: caches and the circuit breaker. */
    async restart() {
      await node.close()
      node = await open()
    },
    async call(token: string, method: string, path: string, body?: object): Promise<Answer> {
      const answer = await node.fetch(
        new Request(`${NODE_URL}/v1${path}`, {
          method,
          headers: {
            'x-api-key': API_KEY,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
      return (await answer.json()) as Answer
    },
  }
}

async function freshDatabase(run: Drill): Promise<string> {
  const cluster = await startTestCluster()
  run.atEnd(cluster.stop)
  await cluster.adminQuery('create database model owner jejaring_owner')
  const siteUrl = cluster.siteUrl('model')
  await migrateAll({ ownerUrl: cluster.ownerUrl('model'), siteUrl }, jobs)
  return siteUrl
}
