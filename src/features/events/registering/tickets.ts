import { createHash, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#src/platform/secrets/seal.ts'

/** Crockford's 32: no letter looks like a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TAG = 8

/**
 * The code that lets somebody in, to be read out or typed: their number and 40 bits made of the server's secret, as
 * `C-9F2K-7QXM`. Only the desk can try one.
 */
export function checkInCode(secret: string, id: number): string {
  const tag = tagOf(secret, id)
  return `${numberText(id)}-${tag.slice(0, 4)}-${tag.slice(4)}`
}

/** Whose code it is, however it was typed, or scanned as the end of an address; null for one that we did not make. */
export function readCheckInCode(secret: string, text: string): number | null {
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
  return isSame(signs.slice(-TAG), tagOf(secret, id)) ? id : null
}

/** What opens a registration to whoever has its letters: its number and 256 bits made of the server's secret. */
export const registrationToken = (secret: string, id: number): string =>
  `${id}.${keyedHash(secret, 'event registration', String(id)).toString('base64url')}`

/** The registration that a token is of; null for one that we did not make. */
export function readRegistrationToken(secret: string, token: string): number | null {
  const id = Number(/^[1-9]\d{0,14}(?=\.)/.exec(token)?.[0] ?? 0)
  return id && isSame(token, registrationToken(secret, id)) ? id : null
}

function tagOf(secret: string, id: number): string {
  const bytes = keyedHash(secret, 'event check-in', String(id))
  return [...bytes.subarray(0, TAG)].map((byte) => SIGNS[byte & 31]).join('')
}

function numberText(id: number): string {
  const rest = Math.floor(id / 32)
  return `${rest ? numberText(rest) : ''}${SIGNS[id % 32]}`
}

const isSame = (given: string, right: string) => timingSafeEqual(digest(given), digest(right))
const digest = (text: string) => createHash('sha256').update(text).digest()
