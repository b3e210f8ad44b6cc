import { isKeyedText, keyedText } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'campaign updates'

/** Unsubscribe token of a gift's donor: its number and an HMAC with the server's secret. Nothing is stored. */
export const stopToken = (secret: SiteSecret, donationId: number): string =>
  `${donationId}.${keyedText(secret, PURPOSE, String(donationId))}`

/** Gift of a token; null for an invalid one. */
export function readStopToken(secret: SiteSecret, token: string): number | null {
  const [, digits, hash] = /^([1-9][0-9]{0,14})\.([\w-]{43})$/.exec(token) ?? []
  if (!digits || !hash) return null
  return isKeyedText(secret, PURPOSE, digits, hash) ? Number(digits) : null
}
