import { sql } from 'kysely'
import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { NoticesQuery } from './schema.ts'

export type NoticeRow = {
  id: number
  source: 'notification' | 'status'
  reason: string
  orderId: string
  transactionId: string | null
  transactionStatus: string
  receivedAt: Date
  body: unknown
  gift: { orderId: string; status: DonationStatus; amount: number; donorName: string | null } | null
  /** Oldest first; times as in JSON. */
  notes: { note: string; by: string; at: string }[]
}

const columns = sql`
  n.id, n.source, n.reason, n.order_id, n.transaction_id, n.transaction_status, n.received_at, n.body,
  case when d.id is not null then json_build_object('orderId', d.order_id, 'status', d.status, 'amount', d.amount,
    'donorName', d.donor_name) end as gift,
  coalesce((select json_agg(json_build_object('note', w.note, 'by', u.nama_lengkap, 'at', w.written_at) order by w.id)
    from notice_notes w join users u on u.id = w.written_by where w.notice_id = n.id), '[]') as notes`
const isAside = sql`n.outcome = 'quarantined'`
const isSeen = sql`exists (select from notice_notes w where w.notice_id = n.id)`
const states = { open: sql`not ${isSeen}`, seen: isSeen, all: sql`true` }

/** A page of quarantined notices, newest first, with the total. */
export async function listNotices(
  db: Db,
  { state, page, limit }: NoticesQuery,
): Promise<{ total: number; rows: NoticeRow[] }> {
  const where = sql`${isAside} and ${states[state]}`
  const { rows } = await sql<(NoticeRow | { id: null }) & { total: number }>`
    select (select count(*)::int from payment_notices n where ${where}) as total, aside.*
    from (select 1) one left join (
      select ${columns} from payment_notices n left join donations d on d.id = n.donation_id
      where ${where} order by n.id desc limit ${limit} offset ${(page - 1) * limit}
    ) aside on true order by aside.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is NoticeRow & { total: number } => row.id !== null),
  }
}

/** Finds a quarantined notice. */
export async function findNotice(db: Db, id: number): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from payment_notices n left join donations d on d.id = n.donation_id
    where ${isAside} and n.id = ${id}`.execute(db)
  return rows[0]
}

type Note = { noticeId: number; idempotencyKey: string; note: string; writtenBy: number; writtenAt: Date }

/** Inserts a note. @returns false when its key was used for this notice before */
export async function insertNote(db: Db, note: Note): Promise<boolean> {
  const row = await db
    .insertInto('noticeNotes')
    .values(note)
    .onConflict((oc) => oc.columns(['noticeId', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the note of a key. */
export const findNote = (db: Db, noticeId: number, idempotencyKey: string) =>
  db
    .selectFrom('noticeNotes')
    .select(['note', 'writtenBy'])
    .where('noticeId', '=', noticeId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
