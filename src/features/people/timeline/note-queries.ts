import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Visibility } from './schema.ts'

/** A note as JSON of the database: times are texts. */
export type NoteRow = {
  id: number
  text: string
  visibility: Visibility
  notedAt: string
  writtenBy: number
  writtenByName: string
  createdAt: string
  updatedAt: string
  version: number
}

/** Note `n` by writer `w`. */
export const noteJson = sql<NoteRow>`json_build_object('id', n.id, 'text', n.text, 'visibility', n.visibility,
  'notedAt', n.noted_at, 'writtenBy', w.id, 'writtenByName', w.nama_lengkap, 'createdAt', n.created_at,
  'updatedAt', n.updated_at, 'version', n.version)`

export async function findNote(db: Db, userId: number, id: number): Promise<NoteRow | undefined> {
  const { rows } = await sql<{ note: NoteRow }>`
    select ${noteJson} as note from person_notes n join users w on w.id = n.written_by
    where n.user_id = ${userId} and n.id = ${id}`.execute(db)
  return rows[0]?.note
}

type NewRow = {
  userId: number
  idempotencyKey: string
  text: string
  visibility: Visibility
  notedAt: Date
  writtenBy: number
  createdAt: Date
  updatedAt: Date
}

/** @returns its id; undefined if the person has a note with this key */
export async function insertNote(db: Db, row: NewRow): Promise<number | undefined> {
  const inserted = await db
    .insertInto('personNotes')
    .values(row)
    .onConflict((oc) => oc.columns(['userId', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const findNoteByKey = (db: Db, userId: number, idempotencyKey: string) =>
  db
    .selectFrom('personNotes')
    .select(['id', 'writtenBy'])
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()

/** A note, locked until the transaction ends. */
export const lockNote = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('personNotes')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Change = { text: string; visibility: Visibility; notedAt: Date; updatedAt: Date }

export const updateNote = (db: Db, id: number, change: Change) =>
  db
    .updateTable('personNotes')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** @returns its writer; undefined if there is no such note */
export async function deleteNote(db: Db, userId: number, id: number): Promise<number | undefined> {
  const deleted = await db
    .deleteFrom('personNotes')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('writtenBy')
    .executeTakeFirst()
  return deleted?.writtenBy
}
