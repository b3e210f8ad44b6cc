import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export type LabelRow = { id: number; word: string; version: number; people: number; isChosen: boolean }

/** Labels in use, by word; those of a person are chosen. */
export async function listLabels(db: Db, person: number | null): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select l.id, l.word, l.version, count(*)::int as people,
      bool_or(p.user_id is not distinct from ${person}::bigint) as is_chosen
    from labels l join person_labels p on p.label_id = l.id
    group by l.id order by l.word collate "und-x-icu", l.id`.execute(db)
  return rows
}

/** Serialises changes to labels until the transaction ends: merges lock two of them, in any order. */
export const lockLabels = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('labels', 0))`.execute(db)

/** A label, locked until the transaction ends: at night one that nobody has is deleted. */
export const lockLabelByWord = (db: Db, word: string) =>
  db
    .selectFrom('labels')
    .select(['id', 'word'])
    .where(sql<boolean>`lower(word) = lower(${word})`)
    .forUpdate()
    .executeTakeFirst()

/** A label, locked until the transaction ends. */
export const lockLabel = (db: Db, id: number) =>
  db.selectFrom('labels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Inserts a word unless it is a label already; locks it until the transaction ends. @returns the label's id */
export async function saveLabel(db: Db, word: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into labels (word) values (${word})
    on conflict (lower(word)) do update set word = labels.word returning id`.execute(db)
  return rows[0]!.id
}

/** Numbers of labels: of a person, and in all. */
export async function countLabels(db: Db, userId: number): Promise<{ theirs: number; all: number }> {
  const { rows } = await sql<{ theirs: number; all: number }>`
    select (select count(*)::int from person_labels where user_id = ${userId}) as theirs,
      (select count(*)::int from labels) as all`.execute(db)
  return rows[0]!
}

/** @returns false if the person has it already */
export async function insertPersonLabel(db: Db, userId: number, labelId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('personLabels')
    .values({ userId, labelId })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns false if the person does not have it */
export async function deletePersonLabel(db: Db, userId: number, labelId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('personLabels')
    .where('userId', '=', userId)
    .where('labelId', '=', labelId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const renameLabel = (db: Db, id: number, word: string) =>
  db
    .updateTable('labels')
    .set((eb) => ({ word, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Gives everybody with one label another, and deletes it. */
export async function mergeLabel(db: Db, from: number, into: number): Promise<void> {
  await sql`
    with theirs as (delete from person_labels where label_id = ${from} returning user_id)
    insert into person_labels (user_id, label_id) select user_id, ${into} from theirs on conflict do nothing`.execute(
    db,
  )
  await db.deleteFrom('labels').where('id', '=', from).execute()
}
