import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Attachment } from './mail.ts'

/** Failures through a mail's own fault after which it is parked. */
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
  thread: readonly string[]
  language: string
}

/**
 * Inserts a mail once per idempotency key, so that a repeated act sends one mail (dedupe); `sendMail` sends each once.
 * @returns its id, `undefined` when it existed
 */
export async function insertMail(db: Db, letter: LetterRow): Promise<number | undefined> {
  const row = await db
    .insertInto('letters')
    .values({
      ...letter,
      replyTo: letter.replyTo && JSON.stringify(letter.replyTo),
      attachments: JSON.stringify(letter.attachments),
      thread: JSON.stringify(letter.thread),
    })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A mail that is not sent yet: a repeated job does not send it again. */
export async function findWaitingMail(db: Db, id: number) {
  const row = await db
    .selectFrom('letters')
    .select(['id', 'key', 'toEmail', 'replyTo', 'subject', 'text', 'html', 'isSecret', 'unsubscribeUrl'])
    .select(['createdAt', 'tries', 'attachments', 'thread', 'language'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('tries', '<', MAX_TRIES)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      replyTo: row.replyTo as LetterRow['replyTo'],
      attachments: row.attachments as Attachment[],
      thread: row.thread as string[],
    }
  )
}
export type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

const emptied = { text: '', html: '', attachments: '[]' }

/** Erasure after sending: of the content, and for the last mail to an address of that as well. */
type AfterSending = { isEmptied: boolean; isForgotten: boolean }

export async function markMailSent(db: Db, id: number, now: Date, { isEmptied, isForgotten }: AfterSending) {
  await db
    .updateTable('letters')
    .set({
      sentAt: now,
      lastError: null,
      lastErrorAt: null,
      ...(isEmptied && emptied),
      ...(isForgotten && { ...emptied, toEmail: '', subject: '' }),
    })
    .where('id', '=', id)
    .execute()
}

/** Records why a mail was not sent, and when it may be retried. */
export async function markUnsent(
  db: Db,
  id: number,
  note: { tries: number; lastError: string; lastErrorAt: Date; nextTryAt: Date },
) {
  await db.updateTable('letters').set(note).where('id', '=', id).execute()
}

/** Mails that are due and that no job holds, oldest first; to be called in a transaction, one at a time. */
export async function listStrandedMails(db: Db, now: Date, limit: number): Promise<number[]> {
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

/** True while mails that people wait for are about to leave. */
export async function isMailAwaited(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isAwaited: boolean }>`
    select exists (select from pgboss.job
      where name = 'send-awaited-letter' and state < 'completed' and start_after <= now()) as is_awaited`.execute(
    db,
  )
  return rows[0]!.isAwaited
}

/**
 * Takes the next places of all workers for `count` letters.
 * @returns milliseconds until the first of them; by the database's clock, which all nodes share
 */
export async function takeTurns(db: Db, count: number, everyMs: number): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`
    update mailing_pace set free_at = greatest(free_at, clock_timestamp())
      + ${count * everyMs}::double precision * interval '1 millisecond'
    returning extract(epoch from free_at - clock_timestamp())::double precision * 1000
      - ${count * everyMs}::double precision as wait_ms`.execute(db)
  return Math.max(0, rows[0]!.waitMs)
}

/** Removes content that is no longer needed from mails older than `before`. */
export async function clearMailContent(db: Db, before: Date) {
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
  'language',
  'toEmail',
  'subject',
  'text',
  'html',
  'createdAt',
  'sentAt',
  'tries',
  'lastError',
] as const

/** The newest mails in any state. */
export const listMails = (db: Db, limit: number) =>
  db.selectFrom('letters').select(shown).orderBy('id', 'desc').limit(limit).execute()

export const findMail = (db: Db, id: number) =>
  db
    .selectFrom('letters')
    .select([...shown, 'attachments'])
    .where('id', '=', id)
    .executeTakeFirst()
export type StoredMail = Awaited<ReturnType<typeof listMails>>[number]
