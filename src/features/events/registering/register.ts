import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import type { Actor } from '#src/wire/actor.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { assignFreeSeats } from './assign-free-seats.ts'
import type { Sender } from './mails.ts'
import {
  findActive,
  getRegistration,
  insertWaiting,
  lockOpenEvent,
  type OpenEvent,
  type RegistrationRow,
  setOwner,
} from './queries.ts'

/** Time before which the first mail may still be on its way. */
const AGAIN_MS = HOUR_MS

export type Registrant = { userId: number | null; name: string; email: string | null; phone: string | null }
type Given = {
  eventId: number
  person: Registrant
  /** Actor at the desk. */
  by: Actor | null
  now: Date
  sender: Sender
  /** Refuses a registration that the event or this caller does not allow. @throws Failure */
  admit(event: OpenEvent): void | Promise<void>
}

/**
 * Registers somebody at the end of the waiting list, with a seat at once if one is free. An existing registration
 * stays, and its mail is repeated once a day.
 * @throws Failure 404 for an unknown event, and as `admit`
 */
export async function register(tx: Tx, given: Given): Promise<RegistrationRow> {
  const { eventId, person, by, now, sender } = given
  const event = await lockOpenEvent(tx, eventId)
  await given.admit(event)
  const known = await findActive(tx, eventId, { ...person, email: person.email?.toLowerCase() ?? null })
  if (known) return keepKnown(tx, { ...given, event, known })
  const id = await insertWaiting(tx, {
    ...person,
    eventId,
    isByDesk: by !== null,
    language: by ? 'id' : LANGUAGE,
    now,
  })
  await assignFreeSeats(tx, event, { now, sender, newcomer: id })
  const row = await getRegistration(tx, id)
  if (row.email) {
    const about = { event, row, sender }
    const { seatMail, waitlistMail } = (await lettersIn(row.language)).eventLetters
    await queueMail(tx, row.state === 'confirmed' ? seatMail(about, 'confirmed') : waitlistMail(about))
  }
  if (by)
    await recordAudit(tx, by, {
      act: 'create',
      entity: 'event_registration',
      entityId: id,
      subjectId: row.userId,
      detail: { event: eventId, state: row.state },
    })
  return row
}

type Known = Given & { event: OpenEvent; known: RegistrationRow }

async function keepKnown(tx: Tx, { event, known, person, now, sender }: Known): Promise<RegistrationRow> {
  if (person.userId && !known.userId) await setOwner(tx, known.id, person.userId)
  if (known.email && now.getTime() - known.createdAt.getTime() >= AGAIN_MS) {
    const about = { event, row: known, sender }
    const kind = `again-${now.toISOString().slice(0, 10)}`
    const { seatMail, waitlistMail } = (await lettersIn(known.language)).eventLetters
    await queueMail(tx, known.state === 'confirmed' ? seatMail(about, kind) : waitlistMail(about, kind))
  }
  return known
}
