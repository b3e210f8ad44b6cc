import { randomInt } from 'node:crypto'
import { keyedHash, keyedHashes } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'recovery code'
const COUNT = 10
const LENGTH = 10
/** Crockford's alphabet, without ambiguous letters. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const taken: Record<string, string> = { o: '0', i: '1', l: '1', u: 'v' }

/** Ten single-use codes of 50 bits: "4k7pm-x2q9d". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

/** Normalised code; null if it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oilu]/g, (letter) => taken[letter]!)
  return code.length === LENGTH && [...code].every((letter) => letters.includes(letter)) ? code : null
}

/** Keyed with the server's secret, since 50 bits could be brute-forced against a plain hash. */
export const recoveryHash = (secret: SiteSecret, userId: number, code: string): Buffer =>
  keyedHash(secret, PURPOSE, textOf(userId, code))

/** Possible stored hashes of a code, before and after the secret was rotated. */
export const recoveryHashes = (secret: SiteSecret, userId: number, code: string): Buffer[] =>
  keyedHashes(secret, PURPOSE, textOf(userId, code))

const textOf = (userId: number, code: string) => `${userId} ${readRecoveryCode(code)}`
