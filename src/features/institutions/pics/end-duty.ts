import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { Actor } from '#src/wire/actor.ts'
import { getSettings } from '../../settings/queries.ts'
import { noPicLeftMail } from '../office-mails.ts'
import type { Reader } from './mails.ts'
import { notifyPics } from './notify-pics.ts'
import { countPics, setPic } from './queries.ts'

export type Change = {
  institution: { id: number; title: string }
  by: Pick<Actor, 'id' | 'role'>
  now: Date
  place: SiteOrigin
}

/**
 * Revokes a PIC's duty and mails them and the other PICs, and the secretariat when no PIC is left.
 * @param act name in the audit trail
 */
export async function endDuty(tx: Tx, person: Reader, act: string, { institution, by, now, place }: Change) {
  const about = { institution, now, publicUrl: place.publicUrl }
  const language = await setPic(tx, person.id, false, now)
  await recordAudit(tx, by, {
    act,
    entity: 'user',
    entityId: person.id,
    detail: { participant: institution.id, before: { is_pic: true }, after: { is_pic: false } },
  })
  const { picLetters } = await lettersIn(language)
  await queueMail(tx, picLetters.picEndedMail(person, about))
  await notifyPics(tx, { of: 'out', person }, about)
  if (act !== 'pic handover' && !(await countPics(tx, institution.id, person.id))) {
    const { email } = await getSettings(tx)
    if (email) await queueMail(tx, noPicLeftMail(email, now, about))
  }
}
