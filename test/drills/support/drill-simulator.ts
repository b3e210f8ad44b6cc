import { systemClock } from '#src/platform/clock.ts'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { startSimulator } from '#src/platform/payments/simulator/start-simulator.ts'
import { simulatorApi } from '#test/support/simulator-api.ts'
import type { Drill } from './drill.ts'
import { freePort, SESSION_SECRET } from './site.ts'

/** One try of a notification. */
type Try = { orderId: string; status: number | null }

export type DrillSimulator = Awaited<ReturnType<typeof startDrillSimulator>>

/**
 * The simulator in the drill's own process, so that it survives a kill of the site; sites started with its `env` use
 * it.
 * @param minuteMs duration of the gateway's minutes between retries; null: no retries
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
    /** Every try so far, with its answer. */
    tries,
    ...api,
    /** Pays an order without a notification. @returns the notice that would have been sent */
    async payUnheard(orderId: string): Promise<string> {
      const notices: string[] = []
      caught = notices
      await api.settle(orderId, { channel: 'bca_va' })
      caught = null
      return notices.at(-1)!
    },
  }
}
