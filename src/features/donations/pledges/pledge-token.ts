import { isKeyedText, keyedText } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'pledge token'

const textOf = (id: number, linkVersion: number) => (linkVersion ? `${id} ${linkVersion}` : String(id))

/**
 * Access token of a guest's pledge: its number and 256 bits derived from the server's secret.
 * @param linkVersion number of revocations
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

/** Pledge of a token; 0 for an invalid one. */
export const idOfToken = (token: string): number => Number(/^[1-9]\d{0,14}(?=\.)/.exec(token)?.[0] ?? 0)
