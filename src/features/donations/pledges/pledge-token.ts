import { createHash, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#src/platform/secrets/seal.ts'

/** What opens a guest's pledge to whoever has their letters: its number and 256 bits made of the server's secret. */
export const pledgeToken = (secret: string, id: number): string =>
  `${id}.${keyedHash(secret, 'pledge token', String(id)).toString('base64url')}`

export const isPledgeToken = (secret: string, id: number, token: string): boolean =>
  timingSafeEqual(digest(token), digest(pledgeToken(secret, id)))

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The pledge that a token is of; 0 for what is no token. */
export const idOfToken = (token: string): number => Number(/^[1-9]\d{0,14}(?=\.)/.exec(token)?.[0] ?? 0)
