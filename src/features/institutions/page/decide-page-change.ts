import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { findReader } from '#src/platform/sessions/reader-queries.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { requireConsent } from '../../uploads/claim-images.ts'
import { lockEditing, lockInstitution } from '../care-queries.ts'
import * as words from './api-words.id.ts'
import { releaseAllBut } from './claim-picture.ts'
import { withBothForms } from './description.ts'
import { columnsOf, differences, fieldsOf } from './page-fields.ts'
import { presentDesk } from './present-desk.ts'
import { closeChange, getInstitution, updateInstitution } from './queries.ts'
import type { ChangeDecision } from './schema.ts'

type Parts = { id: number; by: Actor; now: Date; place: SiteOrigin }

/**
 * Accepts a PIC's page change, or refuses it with a comment; the PIC is notified by mail.
 * @throws Failure 400 for a refusal without comment and for a picture without consent, 404, 409 with `data:{current}`
 * for another version or if none is pending
 */
export async function decidePageChange(
  tx: Tx,
  { version, decision, comment }: ChangeDecision,
  { id, by, now, place }: Parts,
): Promise<void> {
  const held = await lockInstitution(tx, id)
  await lockEditing(tx, by, id)
  const row = await getInstitution(tx, id, { isLive: true, scope: deskScope(by) })
  if (held.version !== version || !row.change) throw conflict({ current: await presentDesk(tx, row) })
  if (decision === 'refuse' && !comment) throw invalid({ comment: [words.reasonForPic] })
  const status = decision === 'accept' ? 'accepted' : 'refused'
  const fields = withBothForms(row.change.fields)
  if (status === 'accepted' && fields.image) await requireConsent(tx, { content: '', image: fields.image })
  const { before, after } = differences(fieldsOf(held), fields)
  await closeChange(tx, { participantId: id, status, comment: comment || null, by: by.id, now })
  await updateInstitution(tx, id, status === 'accepted' ? columnsOf(after) : {}, now)
  const kept = status === 'accepted' && 'image' in fields ? fields.image : held.image
  await releaseAllBut(tx, [fields.image, held.image], [kept])
  await recordAudit(tx, by, {
    act: `change ${decision}`,
    entity: 'participant',
    entityId: id,
    detail: { change: row.change.id, before, after },
  })
  const reader = await findReader(tx, row.change.by.id)
  if (reader) {
    const { pageLetters } = await lettersIn(reader.language)
    await queueMail(tx, pageLetters.changeDecidedMail(reader, { row, status, comment, place }))
  }
  if (status === 'accepted') tx.invalidate('participants', 'regions')
}
