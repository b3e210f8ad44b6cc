import type { Services } from '#src/platform/http/endpoint.ts'
import { presentClaim } from '../institutions/claims/present.ts'
import { openLink, unlessGone } from '../institutions/links/open-link.ts'
import { readLinkedClaim } from './decide-by-link.ts'
import { readLinkedPost } from './read-post.ts'
import type { OpenedLinkWire } from './schema.ts'

/** Content of a link, read-only: mail scanners that open every link decide nothing. @throws Failure 400 */
export async function readLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<OpenedLinkWire> {
  const link = await openLink(db, token, clock.now())
  const { by, expiresAt } = link
  const shown = { holder: { id: by.id, nama_lengkap: by.name }, expires_at: expiresAt.toISOString() }
  if (link.claimId !== null)
    return { ...shown, claim: presentClaim(await unlessGone(readLinkedClaim(db, link))), post: null }
  return { ...shown, claim: null, post: (await unlessGone(readLinkedPost(db, link))).post }
}
