import { randomInt } from 'node:crypto'
import { keyedHash, keyedHashes } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'recovery code'
const COUNT = 10
const LENGTH = 10
/** Crockford's letters: none that are taken for another. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const taken: Record<string, string> = { o: '0', i: '1', l: '1', u: 'v' }

/** Ten codes of 50 bits, each to be used once: "4k7pm-x2q9d". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

/** A code as it was made of, however it was typed; null for what cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oilu]/g, (letter) => taken[letter]!)
  return code.length === LENGTH && [...code].every((letter) => letters.includes(letter)) ? code : null
}

/** 50 bits could be tried out against a plain hash, so this one needs the server's secret. */
export const recoveryHash = (secret: SiteSecret, userId: number, code: string): Buffer =>
  keyedHash(secret, PURPOSE, textOf(userId, code))

/** The hashes that a code may have been stored under, before and after the secret was rotated. */
export const recoveryHashes = (secret: SiteSecret, userId: number, code: string): Buffer[] =>
  keyedHashes(secret, PURPOSE, textOf(userId, code))

const textOf = (userId: number, code: string) => `${userId} ${readRecoveryCode(code)}`
