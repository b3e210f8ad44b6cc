import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Attachment } from './mail.ts'

/** A letter that failed so often through its own fault is parked. */
export const MAX_TRIES = 5

type LetterRow = {
  key: string
  toEmail: string
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  html: string
  isSecret: boolean
  unsubscribeUrl: string | null
  attachments: readonly Attachment[]
}

/** Puts a letter in unless there is one of its key. @returns its id, `undefined` when there was one */
export async function insertLetter(db: Db, letter: LetterRow): Promise<number | undefined> {
  const row = await db
    .insertInto('letters')
    .values({
      ...letter,
      replyTo: letter.replyTo && JSON.stringify(letter.replyTo),
      attachments: JSON.stringify(letter.attachments),
    })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A letter that is to be sent still. */
export async function findWaiting(db: Db, id: number) {
  const row = await db
    .selectFrom('letters')
    .select(['id', 'key', 'toEmail', 'replyTo', 'subject', 'text', 'html', 'isSecret', 'unsubscribeUrl'])
    .select(['createdAt', 'tries', 'attachments'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('tries', '<', MAX_TRIES)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      replyTo: row.replyTo as LetterRow['replyTo'],
      attachments: row.attachments as Attachment[],
    }
  )
}
export type WaitingLetter = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

const emptied = { text: '', html: '', attachments: '[]' }

/** Of a letter that was sent the words may go, and of the last one to an address that as well. */
type AfterSending = { isEmptied: boolean; isForgotten: boolean }

export async function markMailSent(db: Db, id: number, now: Date, { isEmptied, isForgotten }: AfterSending) {
  await db
    .updateTable('letters')
    .set({
      sentAt: now,
      lastError: null,
      ...(isEmptied && emptied),
      ...(isForgotten && { ...emptied, toEmail: '', subject: '' }),
    })
    .where('id', '=', id)
    .execute()
}

/** Notes why a letter was not sent, and when it may be tried again. */
export async function markUnsent(
  db: Db,
  id: number,
  note: { tries: number; lastError: string; nextTryAt: Date },
) {
  await db.updateTable('letters').set(note).where('id', '=', id).execute()
}

/** Letters whose time has come and that no job holds, oldest first; to be asked in a transaction, one at a time. */
export async function listStranded(db: Db, now: Date, limit: number): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtext('stranded letters'))`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from letters l
    where sent_at is null and tries < ${MAX_TRIES} and coalesce(next_try_at, created_at) <= ${now}
      and not exists (
        select from pgboss.job
        where name in ('send-letter', 'send-awaited-letter') and state < 'completed' and data ->> 'id' = l.id::text
      )
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes the words out of letters from before `before` that need them no more. */
export async function emptyLetters(db: Db, before: Date) {
  await db
    .updateTable('letters')
    .set(emptied)
    .where('createdAt', '<', before)
    .where('text', '<>', '')
    .where((eb) => eb.or([eb('sentAt', 'is not', null), eb('tries', '>=', MAX_TRIES)]))
    .execute()
}

const shown = [
  'id',
  'toEmail',
  'subject',
  'text',
  'html',
  'createdAt',
  'sentAt',
  'tries',
  'lastError',
] as const

/** The newest letters, whatever became of them. */
export const listLetters = (db: Db, limit: number) =>
  db.selectFrom('letters').select(shown).orderBy('id', 'desc').limit(limit).execute()

export const findLetter = (db: Db, id: number) =>
  db
    .selectFrom('letters')
    .select([...shown, 'attachments'])
    .where('id', '=', id)
    .executeTakeFirst()
export type StoredLetter = Awaited<ReturnType<typeof listLetters>>[number]
