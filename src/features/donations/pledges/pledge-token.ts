import { isKeyedText, keyedText } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'pledge token'

const textOf = (id: number, linkVersion: number) => (linkVersion ? `${id} ${linkVersion}` : String(id))

/**
 * What opens a guest's pledge to whoever has their letters: its number and 256 bits made of the server's secret.
 * @param linkVersion how often its links were revoked
 */
export const pledgeToken = (secret: SiteSecret, id: number, linkVersion = 0): string =>
  `${id}.${keyedText(secret, PURPOSE, textOf(id, linkVersion))}`

export const isPledgeToken = (
  secret: SiteSecret,
  { id, linkVersion }: { id: number; linkVersion: number },
  token: string,
): boolean =>
  token.startsWith(`${id}.`) &&
  isKeyedText(secret, PURPOSE, textOf(id, linkVersion), token.slice(`${id}.`.length))

/** The pledge that a token is of; 0 for what is no token. */
export const idOfToken = (token: string): number => Number(/^[1-9]\d{0,14}(?=\.)/.exec(token)?.[0] ?? 0)
