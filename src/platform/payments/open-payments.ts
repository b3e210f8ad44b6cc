import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { ListenError } from '../http/listen.ts'
import type { SiteSecret } from '../secrets/site-secret.ts'
import type { Gateway } from './gateway.ts'
import { hostsOf } from './gateway-hosts.ts'
import { createMidtransClient } from './midtrans-client.ts'
import type { PaymentSettings } from './settings.ts'

export type Payments = {
  gateway: Gateway | null
  /** Origin of the simulator; null for another provider. */
  simulator: string | null
  stop(): Promise<void>
}

type Parts = {
  config: { payments: PaymentSettings; port: number; publicUrl: string; sessionSecret: SiteSecret }
  clock: Clock
  /** Delivers a notification to this site in-process. */
  notify(request: Request): Promise<Response>
}

/** Duration of a Midtrans minute between retries in the simulator. */
const MINUTE_MS = 500

/** Opens the configured provider; the simulator's code is loaded and its port opened only if configured. */
export async function openPayments(parts: Parts): Promise<Payments> {
  const { clock } = parts
  const settings = parts.config.payments
  const stop = async () => {}
  if (settings.provider === 'none') return { gateway: null, simulator: null, stop }
  if (settings.provider === 'simulator') return openSimulator(parts, settings.port)
  return { gateway: midtransGateway(settings, clock), simulator: null, stop }
}

/** The gateway alone, for other processes than the one that opened the payments. @param simulator its origin */
export function openGateway(
  { config, clock }: Omit<Parts, 'notify'>,
  simulator: string | null,
): Gateway | null {
  const { payments, publicUrl, sessionSecret } = config
  if (simulator)
    return simulatorGateway({ origin: simulator, publicUrl, serverKey: simulatorKey(sessionSecret), clock })
  return payments.provider === 'midtrans' ? midtransGateway(payments, clock) : null
}

const midtransGateway = (settings: PaymentSettings & { provider: 'midtrans' }, clock: Clock) => {
  const { environment, serverKey, clientKey } = settings
  const hosts = hostsOf[environment]
  return createMidtransClient({ name: 'midtrans', environment, hosts, serverKey, clientKey, clock })
}

/** The same client for the simulator at `origin`; browsers reach that below the site's own origin. */
export function simulatorGateway(options: {
  origin: string
  publicUrl: string
  serverKey: string
  clock: Clock
  patienceMs?: number
}): Gateway {
  const { origin, publicUrl, ...more } = options
  const base = `${publicUrl}/simulator`
  const hosts = { app: origin, api: origin, qr: base, snapScript: `${base}/snap/snap.js` }
  return createMidtransClient({
    ...more,
    name: 'simulator',
    environment: 'simulation',
    clientKey: 'simulasi',
    hosts,
  })
}

/** Server key of the simulator, the same in all processes of a site and after a restart. */
export const simulatorKey = ([current]: SiteSecret) =>
  `simulator-${createHmac('sha256', current).update('payment simulator').digest('hex')}`

async function openSimulator(parts: Parts, wanted: number | null): Promise<Payments> {
  const { startSimulator } = await import('./simulator/start-simulator.ts')
  const { config, clock, notify } = parts
  const { port, publicUrl } = config
  const serverKey = simulatorKey(config.sessionSecret)
  const start = (at: number) =>
    startSimulator({
      port: at,
      serverKey,
      clock,
      deliver: (request) => (request.url.startsWith(`${publicUrl}/`) ? notify(request) : fetch(request)),
      publicBase: `${publicUrl}/simulator`,
      minuteMs: MINUTE_MS,
      isSweeping: true,
    })
  const running =
    wanted === null
      ? await start(port > 0 && port < 65535 ? port + 1 : 0).catch(() => start(0))
      : await start(wanted).catch((error: Error) => shared(error, wanted, serverKey))
  const gateway = simulatorGateway({ origin: running.origin, publicUrl, serverKey, clock })
  return { gateway, simulator: running.origin, stop: running.stop }
}

/** Another process of this site, or a drill, may have started it. @throws ListenError if it is not ours */
async function shared(error: Error, port: number, serverKey: string) {
  const origin = `http://127.0.0.1:${port}`
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  const answer = await fetch(`${origin}/v2/none/status`, { headers: { authorization } })
    .then((response) => response.json() as Promise<{ status_code?: string }>)
    .catch(() => null)
  if (answer?.status_code === '404') return { origin, stop: async () => {} }
  if (!(error instanceof ListenError)) throw error
  throw new ListenError(
    `SIMULATOR_PORT=${port} cannot be used: choose another, or leave it out for a free one`,
  )
}
