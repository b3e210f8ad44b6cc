import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const [NONCE, TAG] = [12, 16]

/** A key of 256 bits for one purpose, made of the server's secret. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `jejaring ${purpose}`, 32))

/** Seals a text with AES-256-GCM. `boundTo` names whose it is: moved to another owner it does not open. */
export function seal(secret: string, purpose: string, text: string, boundTo: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The text of what `seal` made. @throws Error for another secret, purpose or owner, or changed bytes */
export function unseal(secret: string, purpose: string, sealed: Buffer, boundTo: string): string {
  const nonce = sealed.subarray(0, NONCE)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString()
}

/** A hash that nobody can try texts against without the server's secret. */
export const keyedHash = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest()
