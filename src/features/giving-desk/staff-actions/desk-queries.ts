import { sql } from 'kysely'
import type { Refund } from '#src/features/payments/payment-states.ts'
import {
  actTables,
  type StaffAction,
  staffActionFields,
} from '#src/features/payments/staff-action-queries.ts'
import type { StaffActionKind, StaffActionStatus } from '#src/features/payments/staff-action-rules.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import { type LedgerRow, ledgerColumns, ledgerTables } from '../queries.ts'

export type DeskGift = LedgerRow & {
  /** Donor's account, if any. */
  userId: number | null
  donorPhone: string | null
  message: string
  showName: boolean
  nameBarred: boolean
  transactionId: string | null
  expiresAt: Date
}

/** Finds a gift for the desk. */
export async function findDeskGift(db: Db, orderId: string): Promise<DeskGift | undefined> {
  const { rows } = await sql<DeskGift>`
    select ${ledgerColumns}, d.user_id, d.donor_phone, d.message, d.show_name, d.name_barred, d.transaction_id, d.expires_at
    from ${ledgerTables} where d.order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** Takes a donor's name out of the campaign's list for good. @returns false if it was barred before */
export async function barName(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable('donations')
    .set({ showName: false, nameBarred: true })
    .where('id', '=', id)
    .where('nameBarred', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type DeskEvent = {
  id: number
  at: Date
  source: string
  kind: string
  fromStatus: string
  toStatus: string
  detail: { act?: number; refunds?: Refund[] }
}

export const listDeskEvents = (db: Db, donationId: number) =>
  db
    .selectFrom('donationEvents')
    .select(['id', 'at', 'source', 'kind', 'fromStatus', 'toStatus', 'detail'])
    .where('donationId', '=', donationId)
    .orderBy('id')
    .execute() as Promise<DeskEvent[]>

export type Transfer = LedgerRow & {
  expiresAt: Date
  askedKind: StaffActionKind | null
  askedByName: string | null
}
type Page = { page: number; limit: number }

/** A page of expected transfers, earliest deadline first, with the total. */
export async function listTransfers(db: Db, { q, page, limit }: Page & { q: string }) {
  const like = containing(q)
  const sum = readRupiah(q).amount
  const where = sql`d.transfer_amount is not null and d.status = 'pending' and (${q} = '' or d.order_id ilike ${like}
    or d.donor_name ilike ${like} or d.donor_email ilike ${like} or ${sum}::bigint in (d.transfer_amount, d.amount))`
  const { rows } = await sql<(Transfer | { id: null }) & { total: number }>`
    select (select count(*)::int from donations d where ${where}) as total, book.*
    from (select 1) one left join (
      select ${ledgerColumns}, d.expires_at, t.kind as asked_kind, asker.nama_lengkap as asked_by_name
      from ${ledgerTables} left join donation_acts t on t.donation_id = d.id and t.status = 'waiting'
        left join users asker on asker.id = t.asked_by
      where ${where} order by d.expires_at, d.id limit ${limit} offset ${(page - 1) * limit}
    ) book on true order by book.expires_at, book.id`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is Transfer & { total: number } => row.id !== null),
  }
}

export type StaffActionRow = StaffAction & { donorName: string | null }

/** A page of requests in a status, oldest first, with the total. A refused refund with a newer request is left out. */
export async function listOpenStaffActions(
  db: Db,
  { status, page, limit }: Page & { status: StaffActionStatus },
) {
  const where = sql`t.status = ${status} and (t.status <> 'refused' or not exists (select from donation_acts later
    where later.donation_id = t.donation_id and later.id > t.id and later.kind = 'refund' and later.status <> 'declined'))`
  const { rows } = await sql<(StaffActionRow | { id: null }) & { total: number }>`
    select (select count(*)::int from donation_acts t where ${where}) as total, act.*
    from (select 1) one left join (
      select ${staffActionFields}, d.donor_name from ${actTables} where ${where}
      order by t.id limit ${limit} offset ${(page - 1) * limit}
    ) act on true order by act.id`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is StaffActionRow & { total: number } => row.id !== null),
  }
}
