import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { getOwnPledge, type Shown } from './change-pledge.ts'
import { lockRunningPledge } from './job-queries.ts'
import { lockPledge, revokeLinks } from './queries.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'secret' | 'place'>

/** Revokes the links of the caller's own pledge. @throws Failure 404 for another's or with a revoked link */
export const revokeOwnLinks = (parts: Parts, actor: Actor | null, shown: Shown): Promise<void> =>
  parts.write(async (tx) => {
    await lockPledge(tx, shown.id)
    await getOwnPledge({ ...parts, db: tx }, actor, shown)
    await revoke(tx, parts, actor, shown.id)
  })

/** Revokes the links of a pledge at the donor's request. @throws Failure 404 for no pledge */
export const revokeLinksAtDesk = (parts: Parts, actor: Actor, id: number): Promise<void> =>
  parts.write((tx) => revoke(tx, parts, actor, id))

/** A guest is mailed the new link; a member needs none. */
async function revoke(tx: Tx, { place, secret }: Parts, actor: Actor | null, id: number) {
  if (!(await revokeLinks(tx, id))) throw notFound()
  await recordAudit(tx, actor, { act: 'revoke pledge links', entity: 'pledge', entityId: id })
  const pledge = await lockRunningPledge(tx, id)
  if (!pledge?.email || pledge.userId !== null) return
  const { pledgeLetters } = await lettersIn(pledge.language)
  await queueMail(tx, pledgeLetters.newLinkMail(pledge, { publicUrl: place.publicUrl, secret }))
}
