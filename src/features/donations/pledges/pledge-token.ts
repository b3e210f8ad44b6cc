import { createProofToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

/** `linkVersion` counts how often the pledge's links were revoked. */
const pledgeProof = createProofToken<{ id: number; linkVersion: number }>({
  purpose: 'pledge token',
  signed: ({ id, linkVersion }) => (linkVersion ? `${id} ${linkVersion}` : String(id)),
  shown: ({ id }) => String(id),
})

/** Token that opens a guest's pledge to whoever has their letters. */
export const pledgeToken = (secret: SiteSecret, id: number, linkVersion = 0): string =>
  pledgeProof.sign(secret, { id, linkVersion })

export const isPledgeToken = pledgeProof.proves

/** The pledge that a token is of; 0 for what is no token. */
export const idOfToken = (token: string): number => Number(/^[1-9]\d{0,14}(?=\.)/.exec(token)?.[0] ?? 0)
