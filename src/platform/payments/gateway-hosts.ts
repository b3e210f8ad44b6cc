import type { MidtransEnvironment } from './settings.ts'

export type GatewayHosts = {
  /** Where tokens are made. */
  app: string
  /** Where states are asked for. */
  api: string
  /** Begins the addresses of QR codes, which browsers load. */
  qr: string
  /** Address of the script that opens the popup. */
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
