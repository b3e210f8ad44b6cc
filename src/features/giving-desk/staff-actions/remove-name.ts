import { recordAudit } from '#src/platform/database/audit.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { barName, findDeskGift } from './desk-queries.ts'
import type { StaffActionParts } from './request-staff-action.ts'

/**
 * Takes a donor's name out of the campaign's list: an insult, or somebody else's name. The donor cannot put it back.
 * May be repeated. @throws Failure 404
 */
export const removeName = ({ write }: StaffActionParts, actor: Actor, orderId: string, reason: string) =>
  write(async (tx) => {
    const gift = await findDeskGift(tx, orderId)
    if (!gift) throw notFound()
    if (!(await barName(tx, gift.id))) return
    await recordAudit(tx, actor, {
      act: 'remove name',
      entity: 'donation',
      entityId: gift.id,
      subjectId: gift.userId,
      detail: { reason },
    })
    tx.invalidate('campaigns')
  })
