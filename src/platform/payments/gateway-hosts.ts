import type { MidtransEnvironment } from './settings.ts'

export type GatewayHosts = {
  /** Host for creating tokens. */
  app: string
  /** Host for status requests. */
  api: string
  /** Prefix of the addresses of QR codes, which browsers load. */
  qr: string
  /** Address of the popup script. */
  snapScript: string
}

const midtransHosts = (part: '' | 'sandbox.'): GatewayHosts => ({
  app: `https://app.${part}midtrans.com`,
  api: `https://api.${part}midtrans.com`,
  qr: `https://api.${part}midtrans.com`,
  snapScript: `https://app.${part}midtrans.com/snap/snap.js`,
})

export const hostsOf: Record<MidtransEnvironment, GatewayHosts> = {
  sandbox: midtransHosts('sandbox.'),
  production: midtransHosts(''),
}
