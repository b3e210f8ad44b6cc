import { isSameText, keyedHash, keyedHashes } from '#src/platform/secrets/seal.ts'
import { createIdToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

/** Crockford's Base32: no letter looks like a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TAG = 8
const CHECK_IN = 'event check-in'

/**
 * Check-in code, to be read out or typed: the registration's number and 40 bits derived from the server's secret, as
 * `C-9F2K-7QXM`. Only the desk can try one.
 */
export function checkInCode(secret: SiteSecret, id: number): string {
  const tag = tagOf(keyedHash(secret, CHECK_IN, String(id)))
  return `${numberText(id)}-${tag.slice(0, 4)}-${tag.slice(4)}`
}

/** Registration number of a code, typed in any way or scanned as the end of an address; null for an invalid one. */
export function readCheckInCode(secret: SiteSecret, text: string): number | null {
  const typed = text
    .split('#')
    .at(-1)!
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => (letter === 'O' ? '0' : '1'))
  const signs = typed.replace(/[\s-]/g, '')
  if (signs.length <= TAG || signs.length > TAG + 10) return null
  const digits = [...signs.slice(0, -TAG)].map((sign) => SIGNS.indexOf(sign))
  if (digits.includes(-1)) return null
  const id = digits.reduce((sum, digit) => sum * 32 + digit, 0)
  const isRight = keyedHashes(secret, CHECK_IN, String(id)).some((hash) =>
    isSameText(signs.slice(-TAG), tagOf(hash)),
  )
  return isRight ? id : null
}

/** Token that opens a registration, by its number. */
export const { sign: registrationToken, read: readRegistrationToken } = createIdToken('event registration')

const tagOf = (hash: Buffer): string => [...hash.subarray(0, TAG)].map((byte) => SIGNS[byte & 31]).join('')

function numberText(id: number): string {
  const rest = Math.floor(id / 32)
  return `${rest ? numberText(rest) : ''}${SIGNS[id % 32]}`
}
