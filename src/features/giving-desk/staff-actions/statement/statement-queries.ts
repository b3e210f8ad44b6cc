import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import { accountDigits, type KeptLayout } from './find-layout.ts'
import type { Candidate, UsedRow } from './match-rows.ts'

/** Choices of columns, of all headers. */
export async function listLayouts(db: Db): Promise<KeptLayout[]> {
  const rows = await db
    .selectFrom('statementLayouts')
    .select(['fingerprint', 'dateColumn', 'descriptionColumn', 'amountColumn', 'signColumn'])
    .execute()
  return rows.map((row) => ({
    fingerprint: row.fingerprint,
    columns: {
      date: row.dateColumn,
      description: row.descriptionColumn,
      amount: row.amountColumn,
      sign: row.signColumn,
    },
  }))
}

/** Keeps the columns of a header in place of an earlier choice. */
export async function upsertLayout(db: Db, { fingerprint, columns }: KeptLayout): Promise<void> {
  const places = {
    dateColumn: columns.date,
    descriptionColumn: columns.description,
    amountColumn: columns.amount,
    signColumn: columns.sign,
  }
  await db
    .insertInto('statementLayouts')
    .values({ fingerprint, ...places })
    .onConflict((oc) => oc.column('fingerprint').doUpdateSet(places))
    .execute()
}

type CandidateRow = Omit<Candidate, 'account'> & { account: string }

/** Highest code of a transfer. */
const MAX_CODE = 999

/** Transfer orders with one of these sums, with or without code, that were open between two days. */
export async function listCandidates(
  db: Db,
  { amounts, from, to }: { amounts: readonly number[]; from: string; to: string },
): Promise<Candidate[]> {
  const { rows } = await sql<CandidateRow>`
    select distinct d.order_id, d.donor_name, d.status, d.transfer_amount, d.amount - d.code_amount as plain_amount,
      to_char(${jakartaTimestamp(sql`d.created_at`)}, 'YYYY-MM-DD') as from_day,
      to_char(${jakartaTimestamp(sql`d.expires_at`)}, 'YYYY-MM-DD') as until_day, d.transfer_to ->> 'account' as account,
      exists (select from donation_acts t where t.donation_id = d.id
        and t.status in ('waiting', 'sending', 'to_send')) as has_open_act,
      (select jsonb_build_object('account', r.account, 'day', to_char(r.day, 'YYYY-MM-DD'))
        from donation_acts t join statement_rows r on r.act_id = t.id
        where t.donation_id = d.id and t.status = 'done' and not t.is_corrected
        order by t.id desc limit 1) as paid_by
    from unnest(${amounts}::bigint[]) wanted (amount)
    join donations d on d.transfer_amount between wanted.amount and wanted.amount + ${MAX_CODE}::int
    where (d.transfer_amount = wanted.amount or d.amount - d.code_amount = wanted.amount)
      and ${jakartaTimestamp(sql`d.created_at`)}::date <= ${to}::date
      and ${jakartaTimestamp(sql`d.expires_at`)}::date >= ${from}::date
    order by d.order_id`.execute(db)
  return rows.map((row) => ({ ...row, account: accountDigits(row.account) }))
}

/** Accounts that donors of transfers were told since a day. */
export async function listTransferAccounts(db: Db, from: string) {
  const { rows } = await sql<{ bank: string; account: string }>`
    select distinct transfer_to ->> 'bank' as bank, transfer_to ->> 'account' as account from donations
    where transfer_amount is not null and ${jakartaTimestamp(sql`expires_at`)}::date >= ${from}::date`.execute(
    db,
  )
  return rows
}

/** A row's identity; the description is a hash. */
export type RowIdentity = { account: string; day: string; amount: number; descriptionHash: Buffer }

/** Earlier uses of rows between two days, each with its identity. */
export async function listUsedRows(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<(RowIdentity & UsedRow)[]> {
  const { rows } = await sql<RowIdentity & UsedRow>`
    select r.account, to_char(r.day, 'YYYY-MM-DD') as day, r.amount, r.description_hash, d.order_id, t.id as act_id,
      t.status, t.asked_by, t.is_corrected
    from statement_rows r join donation_acts t on t.id = r.act_id join donations d on d.id = t.donation_id
    where r.day between ${from}::date and ${to}::date`.execute(db)
  return rows
}

/** Records that a row paid a gift. @returns false if it was used already */
export async function insertUsedRow(db: Db, row: RowIdentity, actId: number): Promise<boolean> {
  const inserted = await db
    .insertInto('statementRows')
    .values({ ...row, actId })
    .onConflict((oc) => oc.columns(['account', 'day', 'amount', 'descriptionHash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
