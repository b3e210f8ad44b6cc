import type { Gateway } from './gateway.ts'
import { hostsOf } from './gateway-hosts.ts'

/**
 * From where the donation pages may load, besides our own origin: the gateway's script, its popup and its QR codes.
 * The simulator's stand below our own.
 */
export function donationSources(gateway: Gateway | null) {
  if (!gateway) return {}
  if (gateway.environment === 'simulation') return { frames: ["'self'"] }
  const { app, api } = hostsOf[gateway.environment]
  // Without script the form's answer sends the donor there.
  return { scripts: [app], frames: [app], connections: [app, api], images: [api], forms: [app] }
}
