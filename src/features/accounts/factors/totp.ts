import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'totp'

/** Defaults of authenticator apps: SHA-1, six digits, thirty seconds (RFC 6238). */
const timed = (base32: string) => new TOTP({ secret: Secret.fromBase32(base32), digits: 6, period: 30 })

/** New shared secret: as text for the app, and encrypted for the database. */
export function newTotp(secret: SiteSecret, userId: number): { text: string; sealed: Buffer } {
  const text = new Secret({ size: 20 }).base32
  return { text, sealed: seal(secret, PURPOSE, text, String(userId)) }
}

export const openTotp = (secret: SiteSecret, userId: number, sealed: Buffer): string =>
  unseal(secret, PURPOSE, sealed, String(userId))

/** Address in the QR code for an authenticator app. */
export const totpUri = (base32: string, issuer: string, label: string): string =>
  new TOTP({ secret: Secret.fromBase32(base32), digits: 6, period: 30, issuer, label }).toString()

/** The 30-second step of a code, with one step early or late allowed; null for a wrong code. */
export function stepOf(base32: string, code: string, now: Date): number | null {
  // The library throws for six UTF-16 units that take more than six bytes.
  if (!/^\d{6}$/.test(code)) return null
  const totp = timed(base32)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
