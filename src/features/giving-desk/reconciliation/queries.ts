import { sql } from 'kysely'
import { ledgerChannel } from '#src/features/giving/gift-queries.ts'
import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { OpenOrdersQuery } from './schema.ts'

export type OpenOrder = {
  id: number
  orderId: string
  status: DonationStatus
  amount: number
  channel: string
  donorName: string | null
  hasToken: boolean
  createdAt: Date
  expiresAt: Date
  askedAt: Date | null
  heardAt: Date | null
  askAt: Date | null
}

const columns = sql`
  d.id, d.order_id, d.status, d.amount, ${ledgerChannel} as channel, d.donor_name, d.token is not null as has_token,
  d.created_at, d.expires_at, d.asked_at, d.heard_at, d.ask_at`
const isOpen = sql`d.token is not null and d.status in ('created', 'pending', 'review')`
/** True for open orders made before `since` without notification or response after it. */
const isUnheard = (since: Date) =>
  sql`${isOpen} and d.created_at < ${since} and coalesce(d.heard_at, '-infinity') < ${since}`

export type ReconciliationFigures = {
  lastNotificationAt: Date | null
  lastHeardAt: Date | null
  open: number
  unheard: number
  aside: number
  byStatus: { status: DonationStatus; count: number }[]
}

/** Statistics of the books against the gateway. @param since orders without news after it count as unheard */
export async function readReconciliationFigures(db: Db, since: Date): Promise<ReconciliationFigures> {
  const { rows } = await sql<ReconciliationFigures>`
    select
      (select received_at from payment_notices where source = 'notification' order by id desc limit 1)
        as last_notification_at,
      (select max(heard_at) from donations) as last_heard_at,
      (select count(*)::int from donations d where ${isOpen}) as open,
      (select count(*)::int from donations d where ${isUnheard(since)}) as unheard,
      (select count(*)::int from payment_notices n where n.outcome = 'quarantined'
        and not exists (select from notice_notes w where w.notice_id = n.id)) as aside,
      (select coalesce(json_agg(json_build_object('status', status, 'count', count)), '[]')
        from (select status, sum(n) as count from donation_sums where unit = 'month' group by status having sum(n) > 0) s)
        as by_status`.execute(db)
  return rows[0]!
}

/** A page of open orders at the gateway, those without news for longest first. */
export async function listOpenOrders(
  db: Db,
  { which, page, limit, since }: OpenOrdersQuery & { since: Date },
): Promise<{ total: number; rows: OpenOrder[] }> {
  const where = which === 'open' ? isOpen : isUnheard(since)
  const order = sql`heard_at nulls first, id`
  const { rows } = await sql<(OpenOrder | { id: null }) & { total: number }>`
    select (select count(*)::int from donations d where ${where}) as total, open.*
    from (select 1) one left join (
      select ${columns} from donations d where ${where}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}
    ) open on true order by ${order}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is OpenOrder & { total: number } => row.id !== null),
  }
}

/** Finds any order, with the data for a status query. */
export async function findOrderToCheck(db: Db, orderId: string): Promise<OpenOrder | undefined> {
  const { rows } =
    await sql<OpenOrder>`select ${columns} from donations d where d.order_id = ${orderId}`.execute(db)
  return rows[0]
}
