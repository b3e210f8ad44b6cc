import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden, invalid, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { atJakartaTime, jakartaDay } from '#src/wire/jakarta-day.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { lockAccount } from '../../messages/queries.ts'
import { deleteNote, findNote, findNoteByKey, insertNote, lockNote, updateNote } from './note-queries.ts'
import { presentNote } from './present.ts'
import type { NewNote, NoteChange } from './schema.ts'

type Parts = Pick<Services, 'write' | 'clock'>

/** Moment of a note: now for today, noon for an earlier day. @throws Failure 400 for a day to come */
function momentOf(day: string, now: Date): Date {
  const today = jakartaDay(now)
  if (day > today) throw invalid({ noted_on: [sharedWords.dayIsAhead] })
  return day === today ? now : new Date(atJakartaTime(`${day}T12:00`))
}

/**
 * Writes a note about a person, once per key. @returns its id
 * @throws Failure 404, 400 for a day to come, 409 if the key was used by somebody else
 */
export const writeNote = ({ write, clock }: Parts, actor: Actor, userId: number, wish: NewNote) =>
  write(async (tx) => {
    await lockAccount(tx, userId)
    const now = clock.now()
    const id = await insertNote(tx, {
      userId,
      idempotencyKey: wish.idempotency_key,
      text: wish.text,
      visibility: wish.visibility,
      notedAt: momentOf(wish.noted_on, now),
      writtenBy: actor.id,
      createdAt: now,
      updatedAt: now,
    })
    if (id) {
      await recordAudit(tx, actor, { act: 'create', entity: 'person note', entityId: id, subjectId: userId })
      return id
    }
    const before = (await findNoteByKey(tx, userId, wish.idempotency_key))!
    if (before.writtenBy !== actor.id) throw conflict()
    return before.id
  })

type NoteOf = { userId: number; id: number }

/**
 * Changes a note; repeating it changes nothing.
 * @throws Failure 404, 403 for a note of somebody else, 400 for a day to come, 409 with `data:{current}`
 */
export const changeNote = ({ write, clock }: Parts, actor: Actor, { userId, id }: NoteOf, wish: NoteChange) =>
  write(async (tx) => {
    const note = await lockNote(tx, userId, id)
    if (!note) throw notFound()
    if (note.writtenBy !== actor.id) throw forbidden({ reason: 'author' })
    const { text, visibility, noted_on: day } = wish
    const isSameDay = jakartaDay(note.notedAt) === day
    if (note.text === text && note.visibility === visibility && isSameDay) return
    if (note.version !== wish.version)
      throw conflict({ current: presentNote((await findNote(tx, userId, id))!, actor) })
    const now = clock.now()
    const notedAt = isSameDay ? note.notedAt : momentOf(day, now)
    await updateNote(tx, id, { text, visibility, notedAt, updatedAt: now })
    await recordAudit(tx, actor, { act: 'edit', entity: 'person note', entityId: id, subjectId: userId })
  })

/** Deletes a note for good; deleting it again does nothing. */
export const removeNote = ({ write }: Parts, actor: Actor, { userId, id }: NoteOf) =>
  write(async (tx) => {
    const writtenBy = await deleteNote(tx, userId, id)
    if (writtenBy === undefined) return
    const detail = { written_by: writtenBy }
    await recordAudit(tx, actor, {
      act: 'delete',
      entity: 'person note',
      entityId: id,
      subjectId: userId,
      detail,
    })
  })
