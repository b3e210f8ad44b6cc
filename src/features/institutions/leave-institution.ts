import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { isSecretariat } from './care.ts'
import { lockInstitution, lockReach } from './care-queries.ts'
import { type Change, endDuty } from './pics/end-duty.ts'
import type { Reader } from './pics/mails.ts'
import { notifyPics } from './pics/notify-pics.ts'
import { endMembership, lockMember } from './pics/queries.ts'

/** Ends a membership and any PIC duty, and mails the person and the PICs. The person's row must be locked. */
export async function leaveInstitution(tx: Tx, person: Reader & { isPic: boolean }, change: Change) {
  const { institution, by, now, place } = change
  const about = { institution, now, publicUrl: place.publicUrl }
  if (person.isPic) await endDuty(tx, person, 'pic leave', change)
  const language = await endMembership(tx, person.id, now)
  await recordAudit(tx, by, {
    act: by.id === person.id ? 'member leave' : 'member remove',
    entity: 'user',
    entityId: person.id,
    detail: { before: { participant_id: institution.id }, after: { participant_id: null } },
  })
  const { picLetters } = await lettersIn(language)
  await queueMail(tx, picLetters.memberLeftMail(person, about))
  if (!person.isPic) await notifyPics(tx, { of: 'left', person }, about, by.id)
}

type Removal = Omit<Change, 'institution' | 'by'> & { participantId: number; userId: number; by: Actor }

/**
 * Removes a member: a PIC from the own institution, an editor from those of their regions, the secretariat from any. Only the secretariat removes PICs.
 * @throws Failure 404 for another's institution and for non-members, 403 for a PIC's removal by a PIC
 */
export async function removeMember(tx: Tx, { participantId, userId, by, ...change }: Removal): Promise<void> {
  const institution = await lockInstitution(tx, participantId, [by.id, userId])
  await lockReach(tx, by, participantId)
  const person = await lockMember(tx, participantId, userId)
  if (person.isPic && !isSecretariat(by)) throw forbidden()
  await leaveInstitution(tx, person, { ...change, by, institution })
}
