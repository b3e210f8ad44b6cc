import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#src/platform/secrets/seal.ts'

const PURPOSE = 'campaign updates'

/** What lets the donor of a gift go: its number and a hash made with the server's secret. Nothing is stored. */
export const stopToken = (secret: string, donationId: number): string =>
  `${donationId}.${keyedHash(secret, PURPOSE, String(donationId)).toString('base64url')}`

/** The gift that a token is of; null for one that we did not make. */
export function readStopToken(secret: string, token: string): number | null {
  const [, digits, hash] = /^([1-9][0-9]{0,14})\.([\w-]{43})$/.exec(token) ?? []
  if (!digits || !hash) return null
  const given = Buffer.from(hash, 'base64url')
  return timingSafeEqual(given, keyedHash(secret, PURPOSE, digits)) ? Number(digits) : null
}
