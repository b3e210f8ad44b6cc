import { isSameText, keyedHash } from './seal.ts'
import type { SiteSecret } from './site-secret.ts'

/** Format of a token; never changed, since tokens are in letters, cookies and printed tickets. */
type ProofFormat<Payload> = {
  /** Names the key: a token of one purpose is invalid for another. */
  purpose: string
  /** Text that is signed. */
  signed(payload: Payload): string
  /** Text that the token shows before its signature; without it the token is the signature alone. */
  shown?(payload: Payload): string
  /** Text of the signature; all 256 bits in base64url if not given. */
  signature?(hash: Buffer): string
}

type TokenFormat<Payload> = {
  purpose: string
  /** Text that is signed and shown. */
  encode(payload: Payload): string
  /** Payload of a text that `encode` can have written, or null. */
  decode(text: string): Payload | null
  signature?: ProofFormat<Payload>['signature']
}

/**
 * Token that proves a payload the reader has already, perhaps from the database: made of the current secret, checked
 * under every secret of the list. Nothing is stored.
 */
export function createProofToken<Payload>({
  purpose,
  signed,
  shown,
  signature = (hash) => hash.toString('base64url'),
}: ProofFormat<Payload>) {
  function sign(secret: SiteSecret, payload: Payload): string {
    const proof = signature(keyedHash(secret, purpose, signed(payload)))
    return shown ? `${shown(payload)}.${proof}` : proof
  }
  return {
    sign,
    /** True if the token is the payload's under any of the secrets; in constant time. */
    proves: (secret: SiteSecret, payload: Payload, token: string): boolean =>
      secret.some((one) => isSameText(sign([one], payload), token)),
  }
}

/** Token that carries its payload before the signature: `read` answers it, or null for a token that we did not sign. */
export function createSignedToken<Payload>({ encode, decode, ...format }: TokenFormat<Payload>) {
  const { sign, proves } = createProofToken({ ...format, signed: encode, shown: encode })
  return {
    sign,
    read(secret: SiteSecret, token: string): Payload | null {
      const payload = decode(token.slice(0, Math.max(0, token.lastIndexOf('.'))))
      return payload !== null && proves(secret, payload, token) ? payload : null
    },
  }
}

/** Signed token of a row's number. */
export const createIdToken = (purpose: string) =>
  createSignedToken<number>({
    purpose,
    encode: String,
    decode: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  })
