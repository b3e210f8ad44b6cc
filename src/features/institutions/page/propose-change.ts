import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { Actor } from '#src/wire/actor.ts'
import { getSettings } from '../../settings/queries.ts'
import { ownInstitution } from '../care.ts'
import { lockDuty, lockInstitution } from '../care-queries.ts'
import { changeWaitingMail } from '../office-mails.ts'
import { claimPicture, releaseAllBut, requireWords } from './claim-picture.ts'
import { changedDescription, withBothForms } from './description.ts'
import { columnsOf, differences, fieldsOf } from './page-fields.ts'
import { presentDesk } from './present-desk.ts'
import { closeChange, getInstitution, updateInstitution, upsertPageChange } from './queries.ts'
import type { PageChange } from './schema.ts'

type Parts = { by: Actor; now: Date; place: SiteOrigin }

/** The own institution, locked, with its pending change. @throws Failure 404 if the actor is no PIC (any more) */
async function holdOwn(tx: Tx, by: Actor) {
  const id = ownInstitution(by)
  if (id === null) throw notFound()
  const held = await lockInstitution(tx, id)
  await lockDuty(tx, { ...by, role: 'member' }, id)
  return { held, waiting: (await getInstitution(tx, id, { isLive: true, scope: 'everything' })).change }
}

/**
 * Changes the own institution's page directly, or as a change pending review, by the setting. Merges with a pending
 * change; if nothing differs any more, that one is withdrawn.
 * @throws Failure 400, 404, 409 with `data:{current}` for another version
 */
export async function proposeChange(tx: Tx, { version, ...wish }: PageChange, { by, now, place }: Parts) {
  const { held, waiting } = await holdOwn(tx, by)
  const { participant_edits: edits, email } = await getSettings(tx)
  if (held.version !== version)
    throw conflict({
      current: await presentDesk(
        tx,
        await getInstitution(tx, held.id, { isLive: true, scope: 'everything' }),
      ),
    })
  const live = fieldsOf(held)
  const shown = { ...live, ...withBothForms(waiting?.fields ?? {}) }
  const wanted = { ...shown, ...withoutGaps(wish), ...changedDescription(shown, wish) }
  requireWords(wanted)
  const known = [live.image, waiting?.fields.image]
  await claimPicture(tx, wanted.image, { ownerId: by.id, known, now })
  const { before, after } = differences(live, wanted)
  const isDirect = edits === 'direct'
  const isNothing = !Object.keys(after).length
  if (isDirect || isNothing) {
    const comment = null
    if (waiting)
      await closeChange(tx, { participantId: held.id, status: 'withdrawn', comment, by: by.id, now })
  } else {
    const id = await upsertPageChange(tx, { participantId: held.id, fields: after, before, by: by.id, now })
    const about = { institution: held, publicUrl: place.publicUrl }
    if (!waiting && email) await queueMail(tx, changeWaitingMail(email, id, about))
  }
  await releaseAllBut(tx, known, isDirect ? [wanted.image] : [live.image, wanted.image])
  await updateInstitution(tx, held.id, isDirect ? columnsOf(after) : {}, now)
  const act = isDirect ? 'update' : 'propose change'
  await recordAudit(tx, by, { act, entity: 'participant', entityId: held.id, detail: { before, after } })
  if (isDirect) tx.invalidate('participants', 'regions')
}

const withoutGaps = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>
  }

/** Withdraws the pending change, if any. @throws Failure 404 */
export async function withdrawChange(tx: Tx, { by, now }: Omit<Parts, 'place'>) {
  const { held, waiting } = await holdOwn(tx, by)
  if (!waiting) return
  await closeChange(tx, { participantId: held.id, status: 'withdrawn', comment: null, by: by.id, now })
  await releaseAllBut(tx, [waiting.fields.image], [held.image])
  await updateInstitution(tx, held.id, {}, now)
  await recordAudit(tx, by, { act: 'withdraw change', entity: 'participant', entityId: held.id, detail: {} })
}
