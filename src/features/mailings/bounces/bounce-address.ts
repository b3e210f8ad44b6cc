import { createSignedToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { type Leaving, leavingText } from '../subscriptions/leave-token.ts'

/** Longest local part of a mail address (RFC 5321 §4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64
/** Bytes of a signature of 256 bits that fit into a local part; nobody can try forgeries but by sending reports. */
const SIGNATURE_BYTES = 12

/** Small letters and digits only, since some mail servers change the case of an address. */
const bounceToken = createSignedToken<Leaving>({
  purpose: 'bounce address',
  ...leavingText,
  signature: (hash) => hash.subarray(0, SIGNATURE_BYTES).toString('hex'),
})

/**
 * Envelope sender of one letter (VERP): reports of mail servers come to `bounces+<token>@…` and name the letter by it.
 * @param mailbox the setting BOUNCE_ADDRESS; null where bounces are not read
 * @returns null without a mailbox, or if the address would be too long
 */
export function bounceAddress(secret: SiteSecret, mailbox: string | null, letter: Leaving): string | null {
  if (!mailbox) return null
  const at = mailbox.lastIndexOf('@')
  const local = `${mailbox.slice(0, at)}+${bounceToken.sign(secret, letter)}`
  return local.length <= LONGEST_LOCAL_PART ? `${local}${mailbox.slice(at)}` : null
}

/** @returns the letter of a bounce address, `forged` for one of the mailbox that we did not sign, null for any other */
export function readBounceAddress(
  secret: SiteSecret,
  mailbox: string,
  address: string,
): Leaving | 'forged' | null {
  const [own, given] = [mailbox.toLowerCase(), address.toLowerCase()]
  const at = own.lastIndexOf('@')
  const start = `${own.slice(0, at)}+`
  if (!given.startsWith(start) || !given.endsWith(own.slice(at))) return null
  return bounceToken.read(secret, given.slice(start.length, given.length - (own.length - at))) ?? 'forged'
}
