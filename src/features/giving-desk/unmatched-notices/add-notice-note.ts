import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { findNote, findNotice, insertNote, type NoticeRow } from './queries.ts'
import type { NewNote } from './schema.ts'

/**
 * Adds a note to a quarantined notice; its first note marks it as reviewed. Changes no gift.
 * @throws Failure 404 for a notice not quarantined, 409 where the key was used for another note
 */
export function addNoticeNote(
  { write, clock }: Pick<Services, 'write' | 'clock'>,
  actor: Actor,
  noticeId: number,
  { note, idempotency_key: idempotencyKey }: NewNote,
): Promise<NoticeRow> {
  return write(async (tx) => {
    if (!(await findNotice(tx, noticeId))) throw notFound()
    const writtenBy = actor.id
    if (await insertNote(tx, { noticeId, idempotencyKey, note, writtenBy, writtenAt: clock.now() }))
      await recordAudit(tx, actor, { act: 'look at', entity: 'payment notice', entityId: noticeId })
    else {
      const before = await findNote(tx, noticeId, idempotencyKey)
      if (before.note !== note || before.writtenBy !== writtenBy) throw conflict()
    }
    return (await findNotice(tx, noticeId))!
  })
}
