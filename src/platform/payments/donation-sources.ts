import type { Gateway } from './gateway.ts'
import { hostsOf } from './gateway-hosts.ts'

/**
 * Origins for the donation pages, besides our own: the gateway's script, its popup and its QR codes. The simulator's
 * are below our own.
 */
export function donationSources(gateway: Gateway | null) {
  if (!gateway || gateway.environment === 'simulation') return {}
  const { app, api } = hostsOf[gateway.environment]
  // Without script the form's answer redirects the donor there.
  return { scripts: [app], frames: [app], connections: [app, api], images: [api], forms: [app] }
}
