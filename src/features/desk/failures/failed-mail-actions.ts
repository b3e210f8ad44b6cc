import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, notFound } from '#src/platform/http/failures.ts'
import { discardMail, lockFailedMail, requeueMails } from '#src/platform/mail/failed-queries.ts'
import { sendMail } from '#src/platform/mail/send-mail.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as words from './api-words.id.ts'
import type { FailureAction } from './schema.ts'

type Parts = Pick<Services, 'write' | 'clock'>

/** Maximum queued per request; the next request takes the next batch. */
const MOST = 1000
const GONE = words.letterIsErased

/**
 * Resends a failed mail under the same Message-ID, or discards it. A mail that is queued, sent or discarded is left
 * alone.
 * @throws Failure 404, 409 for a mail whose content was purged
 */
export const retryOrDiscardMail = (
  { write, clock }: Parts,
  by: Actor,
  { id, act, reason }: { id: number; act: FailureAction; reason: string },
) =>
  write(async (tx) => {
    const letter = await lockFailedMail(tx, id)
    if (!letter) throw notFound()
    if (!letter.isParked) return
    const about = { act, entity: 'letter', entityId: id }
    if (act === 'discard') {
      await discardMail(tx, id, clock.now())
      return recordAudit(tx, by, { ...about, detail: { reason, tries: letter.tries } })
    }
    if (!letter.hasWords) throw new Failure(409, { errors: { letter: [GONE] } })
    await requeueMails(tx, { id })
    await tx.later(sendMail, { id })
    await recordAudit(tx, by, { ...about, detail: { tries: letter.tries } })
  })

/** Resends all failed mails whose content still exists. @returns their number */
export const requeueFailedMails = ({ write }: Parts, by: Actor): Promise<number> =>
  write(async (tx) => {
    const ids = await requeueMails(tx, { most: MOST })
    for (const id of ids) await tx.later(sendMail, { id })
    if (ids.length) await recordAudit(tx, by, { act: 'retry', entity: 'letter', detail: { letters: ids } })
    return ids.length
  })
