import { createProofToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

/** `linkVersion` counts how often the pledge's links were revoked. */
const pledgeProof = createProofToken<{ id: number; linkVersion: number }>({
  purpose: 'pledge token',
  signed: ({ id, linkVersion }) => (linkVersion ? `${id} ${linkVersion}` : String(id)),
  shown: ({ id }) => String(id),
})

/**
 * Access token of a guest's pledge: its number and 256 bits derived from the server's secret.
 * @param linkVersion number of revocations
 */
export const pledgeToken = (secret: SiteSecret, id: number, linkVersion = 0): string =>
  pledgeProof.sign(secret, { id, linkVersion })

export const isPledgeToken = pledgeProof.proves

/** Pledge of a token; 0 for an invalid one. */
export const idOfToken = (token: string): number => Number(/^[1-9]\d{0,14}(?=\.)/.exec(token)?.[0] ?? 0)
