import { isKeyedText, keyedText } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'campaign updates'

/** What lets the donor of a gift go: its number and a hash made with the server's secret. Nothing is stored. */
export const stopToken = (secret: SiteSecret, donationId: number): string =>
  `${donationId}.${keyedText(secret, PURPOSE, String(donationId))}`

/** The gift that a token is of; null for one that we did not make. */
export function readStopToken(secret: SiteSecret, token: string): number | null {
  const [, digits, hash] = /^([1-9][0-9]{0,14})\.([\w-]{43})$/.exec(token) ?? []
  if (!digits || !hash) return null
  return isKeyedText(secret, PURPOSE, digits, hash) ? Number(digits) : null
}
