import { createSignedToken } from '#src/platform/secrets/signed-token.ts'

/** A link of a mailing, by its number there. */
export type LinkPlace = { mailingId: number; number: number }

/** Of a signature of 256 bits: nobody counts through 64, and a link stays short. */
const SIGNATURE_BYTES = 8

/**
 * Token of a counted link, the same in all copies of a letter, so that it names no reader. Digits and small letters only:
 * mail programs take a `-` or `_` at the end of an address for the text's.
 */
export const { sign: clickToken, read: readClickToken } = createSignedToken<LinkPlace>({
  purpose: 'mailing link',
  encode: ({ mailingId, number }) => `${mailingId}-${number}`,
  decode(text) {
    const [, mailing, number] = /^([1-9]\d{0,14})-([1-9]\d{0,5})$/.exec(text) ?? []
    return mailing && number ? { mailingId: Number(mailing), number: Number(number) } : null
  },
  signature: (hash) => hash.subarray(0, SIGNATURE_BYTES).toString('hex'),
})
