/** Secrets for signing and encryption: the first signs, all of them verify and decrypt (decision 068). */
export type SiteSecret = readonly [current: string, ...former: string[]]

const FEWEST_SIGNS = 32
const isLong = (text: string) => text.length >= FEWEST_SIGNS

/**
 * Reads a list of secrets separated by commas, blanks or line ends. A text without any part long enough for a secret is
 * one passphrase; in a list a passphrase stands between commas or line ends.
 * @returns null if a secret is shorter than 32 characters, or there is none
 */
export function readSiteSecret(text: string): SiteSecret | null {
  const parts = text
    .split(/[,\r\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(dividedAtBlanks)
  const [current, ...former] = new Set(parts.some(isLong) ? parts : [text.trim()])
  return current && [current, ...former].every(isLong) ? [current, ...former] : null
}

function dividedAtBlanks(text: string): string[] {
  const words = text.split(/\s+/)
  return words.some(isLong) ? words : [text]
}
