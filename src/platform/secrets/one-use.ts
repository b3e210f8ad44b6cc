import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A secret of 256 bits for a link, and the hash that is stored. */
export function newSecret(): { text: string; hash: Buffer } {
  const text = randomBytes(32).toString('base64url')
  return { text, hash: hashOf(text) }
}

/** A code of six digits to type, and the hash that is stored. */
export function newCode(): { text: string; hash: Buffer } {
  const text = String(randomInt(1_000_000)).padStart(6, '0')
  return { text, hash: hashOf(text) }
}

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
