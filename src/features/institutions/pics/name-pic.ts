import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { Failure, forbidden, invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { isSecretariat, MAX_PICS } from '../care.ts'
import { lockEditing, lockInstitution } from '../care-queries.ts'
import * as words from './api-words.id.ts'
import { type Change, endDuty } from './end-duty.ts'
import type { Reader } from './mails.ts'
import { notifyPics } from './notify-pics.ts'
import { countPics, lockMember, setPic } from './queries.ts'

type Named = Omit<Change, 'institution' | 'by'> & { by: Actor; participantId: number; userId: number }

const noMember = () => invalid({ user_id: [words.chooseItsMember] })

/**
 * Makes a member a PIC of their institution, at most three; idempotent.
 * @throws Failure 400 at `user_id` for anybody else, 404 for an institution that the actor does not edit, 403 for an editor themselves, 409 when there are three
 */
export async function namePic(tx: Tx, { participantId, userId, ...change }: Named): Promise<void> {
  const institution = await lockInstitution(tx, participantId, [change.by.id, userId])
  await lockEditing(tx, change.by, participantId)
  // An editor is named by others.
  if (userId === change.by.id && !isSecretariat(change.by)) throw forbidden()
  const person = await lockMember(tx, participantId, userId).catch((error) => {
    throw error instanceof Failure ? noMember() : error
  })
  if (person.isPic) return
  if (!person.activatedAt || person.suspendedAt) throw noMember()
  if ((await countPics(tx, participantId, userId)) >= MAX_PICS)
    throw new Failure(409, {
      errors: { user_id: [words.hasEnoughPics(MAX_PICS)] },
      data: { pics: MAX_PICS },
    })
  await beginDuty(tx, person, { ...change, institution })
}

/** Grants the PIC duty and mails the person and the other PICs. */
export async function beginDuty(tx: Tx, person: Reader, { institution, by, now, place }: Change) {
  const about = { institution, now, publicUrl: place.publicUrl }
  const language = await setPic(tx, person.id, true, now)
  await recordAudit(tx, by, {
    act: 'pic name',
    entity: 'user',
    entityId: person.id,
    detail: { participant: institution.id, before: { is_pic: false }, after: { is_pic: true } },
  })
  const { picLetters } = await lettersIn(language)
  await queueMail(tx, picLetters.picNamedMail(person, about))
  await notifyPics(tx, { of: 'in', person }, about)
}

/** Revokes a PIC's duty on behalf of the secretariat or the region; idempotent. @throws Failure 404 */
export async function removePic(tx: Tx, { participantId, userId, ...change }: Named): Promise<void> {
  const institution = await lockInstitution(tx, participantId, [change.by.id, userId])
  await lockEditing(tx, change.by, participantId)
  const person = await lockMember(tx, participantId, userId)
  if (person.isPic) await endDuty(tx, person, 'pic remove', { ...change, institution })
}
