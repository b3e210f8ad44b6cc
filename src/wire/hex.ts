/** Hex of a text's UTF-8 bytes, the wire format of passwords (docs/reference/specification.md#5-validation). */
export const toHex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
