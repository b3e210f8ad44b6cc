import { systemClock } from '#src/platform/clock.ts'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { startSimulator } from '#src/platform/payments/simulator/start-simulator.ts'
import { simulatorApi } from '#test/support/simulator-api.ts'
import type { Drill } from './drill.ts'
import { freePort, SESSION_SECRET } from './site.ts'

/** One try to tell the site something. */
type Try = { orderId: string; status: number | null }

export type DrillSimulator = Awaited<ReturnType<typeof startDrillSimulator>>

/**
 * The simulator in the drill's own process, so that it lives on when the site is killed; sites started with its
 * `env` use it.
 * @param minuteMs how long one of the gateway's minutes takes until it tells again; null: it tells once
 */
export async function startDrillSimulator(run: Drill, { minuteMs }: { minuteMs: number | null }) {
  const port = await freePort()
  const tries: Try[] = []
  let caught: string[] | null = null
  const running = await startSimulator({
    port,
    serverKey: simulatorKey([SESSION_SECRET]),
    clock: systemClock,
    publicBase: null,
    minuteMs,
    async deliver(request) {
      const body = await request.clone().text()
      if (caught) return new Response(String(caught.push(body)))
      const { order_id: orderId } = JSON.parse(body) as { order_id: string }
      const answer = await fetch(request).catch(() => null)
      tries.push({ orderId, status: answer?.status ?? null })
      if (!answer) throw new Error('the site is away')
      return answer
    },
  })
  run.atEnd(running.stop)
  const api = simulatorApi(running.origin)
  return {
    env: { PAYMENT_PROVIDER: 'simulator', SIMULATOR_PORT: String(port) },
    /** Every try so far, with what answered it. */
    tries,
    ...api,
    /** Pays an order while nobody is told. @returns the notice that would have been sent */
    async payUnheard(orderId: string): Promise<string> {
      const notices: string[] = []
      caught = notices
      await api.settle(orderId, { channel: 'bca_va' })
      caught = null
      return notices.at(-1)!
    },
  }
}
