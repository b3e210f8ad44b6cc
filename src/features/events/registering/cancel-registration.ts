import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { assignFreeSeats } from './assign-free-seats.ts'
import type { Sender } from './mails.ts'
import { getRegistration, lockOpenEvent, type RegistrationRow, setCancelled } from './queries.ts'

type Given = {
  id: number
  /** Actor at the desk. */
  by: Actor | null
  now: Date
  sender: Sender
}

/**
 * Cancels a registration and moves up the first in the waiting list; idempotent.
 * @throws Failure 404, 409 with `data:{reason}`: `over` after the event, `present` after check-in
 */
export async function cancelRegistration(tx: Tx, given: Given): Promise<RegistrationRow> {
  const { id, by, now, sender } = given
  const { eventId } = await getRegistration(tx, id)
  const event = await lockOpenEvent(tx, eventId)
  const before = await getRegistration(tx, id)
  if (before.state === 'cancelled') return before
  if (event.endsAt <= now) throw conflict({ reason: 'over' })
  if (!(await setCancelled(tx, id, now))) throw conflict({ reason: 'present' })
  const row = await getRegistration(tx, id)
  if (row.email) {
    const { eventLetters } = await lettersIn(row.language)
    await queueMail(tx, eventLetters.cancelledMail({ event, row, sender }))
  }
  await assignFreeSeats(tx, event, { now, sender })
  if (by)
    await recordAudit(tx, by, {
      act: 'cancel',
      entity: 'event_registration',
      entityId: id,
      subjectId: row.userId,
      detail: { event: eventId, before: { state: before.state }, after: { state: row.state } },
    })
  return row
}
