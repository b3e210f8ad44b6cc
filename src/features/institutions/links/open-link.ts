import type { Db } from '#src/platform/database/connect.ts'
import { Failure } from '#src/platform/http/failures.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import type { Actor } from '#src/wire/actor.ts'
import { ownInstitution } from '../care.ts'
import { findLink, type LinkRow } from '../link-queries.ts'
import * as words from './api-words.id.ts'

/** Reasons why a link does not work. */
type LinkReason = 'unknown' | 'used' | 'expired' | 'void' | 'closed'

const sentences: Record<LinkReason, string> = {
  unknown: words.linkUnknown,
  used: words.linkUsed,
  expired: words.linkOver,
  void: words.linkOfNoPic,
  closed: words.postChanged,
}

/** Failure of a link that does not work, with its reason. */
export const linkFailure = (reason: LinkReason) =>
  new Failure(400, { errors: { token: [sentences[reason]] }, data: { reason } })

export type OpenLink = LinkRow & { hash: Buffer; by: Actor }

/**
 * Resolves a mailed link to its content and holder, a PIC with current rights.
 * @throws Failure 400 with `data:{reason}`
 */
export async function openLink(db: Db, token: string, now: Date): Promise<OpenLink> {
  const hash = hashOf(token)
  const link = await findLink(db, hash)
  if (!link) throw linkFailure('unknown')
  const { holder } = link
  if (!holder || ownInstitution(holder) === null) throw linkFailure('void')
  // A used link still shows the outcome.
  if (!link.usedAt && link.expiresAt <= now) throw linkFailure('expired')
  return { ...link, hash, by: holder }
}

/** Maps 404 to a void link. @throws Failure 400 if its holder no longer manages the subject */
export const unlessGone = <T>(read: Promise<T>): Promise<T> =>
  read.catch((error) => {
    throw error instanceof Failure && error.code === 404 ? linkFailure('void') : error
  })
