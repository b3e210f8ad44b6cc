import type { Clock } from '#src/platform/clock.ts'
import { simulatorGateway, simulatorKey } from '#src/platform/payments/open-payments.ts'
import { startSimulator } from '#src/platform/payments/simulator/start-simulator.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { simulatorApi } from './simulator-api.ts'
import { whenDone } from './when-done.ts'

export type TestSimulator = Awaited<ReturnType<typeof openTestSimulator>>

/** The real simulator on a free port, with its switches and client; stopped after the test file. */
export async function openTestSimulator(parts: {
  config: { publicUrl: string; sessionSecret: SiteSecret }
  clock: Clock
  deliver(request: Request): Promise<Response>
}) {
  const { clock, deliver } = parts
  const { publicUrl, sessionSecret } = parts.config
  const serverKey = simulatorKey(sessionSecret)
  const publicBase = `${publicUrl}/simulator`
  const running = await startSimulator({ port: 0, serverKey, clock, publicBase, deliver, minuteMs: null })
  whenDone(running.stop)
  const { origin } = running
  const gateway = simulatorGateway({ origin, publicUrl, serverKey, clock })
  return { origin, serverKey, gateway, ...simulatorApi(origin) }
}
