import { getRecordedGift, listStaffActions } from '#src/features/payments/staff-action-queries.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { listAccountsOfPerson } from './same-person-queries.ts'
import { findDeskGift, listDeskEvents } from './staff-actions/desk-queries.ts'
import { presentDeskGift } from './staff-actions/present.ts'
import type { StaffActionParts } from './staff-actions/request-staff-action.ts'

/** Reads a gift for the desk. @throws Failure 404 */
export async function readGift({ db, payments, giving }: StaffActionParts, actor: Actor, orderId: string) {
  const gift = await findDeskGift(db, orderId)
  if (!gift) throw notFound()
  const [booked, events, acts] = await Promise.all([
    getRecordedGift(db, gift.id, payments?.environment ?? null),
    listDeskEvents(db, gift.id),
    listStaffActions(db, gift.id),
  ])
  const accounts = await listAccountsOfPerson(
    db,
    actor.id,
    acts.map(({ askedBy }) => askedBy),
  )
  const { secondPersonAbove } = giving
  const isAdmin = actor.role === 'admin'
  const whole = { gift, booked, events, acts, secondPersonAbove, isAdmin }
  return presentDeskGift(whole, { id: actor.id, accounts })
}

/** Records in the audit trail who read a donor's data. */
export async function recordGiftRead({ db, write }: StaffActionParts, actor: Actor, orderId: string) {
  const gift = await findDeskGift(db, orderId)
  if (!gift) return
  const line = { act: 'read', entity: 'donation', entityId: gift.id, subjectId: gift.userId }
  await write((tx) => recordAudit(tx, actor, line))
}
