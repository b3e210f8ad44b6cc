import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { SiteSecret } from './site-secret.ts'

const [NONCE, TAG] = [12, 16]

/** Derives a key of 256 bits for one purpose from one of the server's secrets. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `jejaring ${purpose}`, 32))

/**
 * Encrypts a text with AES-256-GCM under the current secret. `boundTo` names its owner: it does not decrypt for
 * another.
 */
export function seal([current]: SiteSecret, purpose: string, text: string, boundTo: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFor(current, purpose), nonce).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/**
 * Decrypts the result of `seal` under any of the secrets.
 * @throws Error for other secrets, another purpose or owner, or changed bytes
 */
export function unseal(secret: SiteSecret, purpose: string, sealed: Buffer, boundTo: string): string {
  const failures: unknown[] = []
  for (const one of secret) {
    try {
      return unsealWith(keyFor(one, purpose), sealed, boundTo)
    } catch (error) {
      failures.push(error)
    }
  }
  throw failures[0]
}

function unsealWith(key: Buffer, sealed: Buffer, boundTo: string): string {
  const nonce = sealed.subarray(0, NONCE)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString()
}

/** A hash that cannot be brute-forced without the server's current secret. */
export const keyedHash = ([current]: SiteSecret, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyFor(current, purpose)).update(text).digest()

/** Hashes of a text under every secret, the current one first, to match hashes from before a rotation. */
export const keyedHashes = (secret: SiteSecret, purpose: string, text: string): Buffer[] =>
  secret.map((one) => keyedHash([one], purpose, text))

/** Compares in constant time, independent of length. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string) => createHash('sha256').update(text).digest()
