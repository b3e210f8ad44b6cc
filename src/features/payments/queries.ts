import { type RawBuilder, sql } from 'kysely'
import { givingYear } from '#src/features/giving/gift-queries.ts'
import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import type { BankAccount } from '#src/features/giving/model.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { PaymentInstructions } from '#src/platform/payments/gateway.ts'
import { designationTitle } from './order-queries.ts'
import type { Receipt } from './receipt-queries.ts'

/** Gift for its donor. */
export type DonationRow = {
  id: number
  orderId: string
  status: DonationStatus
  giftAmount: number
  feeAmount: number
  amount: number
  imposedFee: number
  refundedAmount: number
  designation: 'general' | 'region' | 'partisipan' | 'campaign'
  designationId: number | null
  designationTitle: string
  isAnonymous: boolean
  showName: boolean
  nameBarred: boolean
  message: string
  channel: string | null
  donorName: string | null
  donorEmail: string | null
  donorPhone: string | null
  environment: 'simulation' | 'sandbox' | 'production' | null
  token: string | null
  redirectUrl: string | null
  transferTo: BankAccount | null
  transferAmount: number | null
  instructions: PaymentInstructions | null
  transactionId: string | null
  attempt: number
  version: number
  askedAt: Date | null
  heardAt: Date | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  /** True for a gift of a pledge. */
  isMonthly: boolean
  receipt: (Omit<Receipt, 'issuedAt' | 'provisionalUntil' | 'voidedAt'> & ReceiptTimes) | null
}
/** Times of a receipt as parsed from JSON. */
type ReceiptTimes = { issuedAt: string; provisionalUntil: string | null; voidedAt: string | null }

const columns = sql`
  d.id, d.order_id, d.status, d.gift_amount, d.fee_amount, d.amount, d.imposed_fee, d.refunded_amount, d.designation,
  coalesce(d.region_id, d.participant_id, d.campaign_id) as designation_id, ${designationTitle} as designation_title,
  d.is_anonymous, d.show_name, d.name_barred, d.message, d.channel, d.donor_name, d.donor_email, d.donor_phone, d.environment, d.token,
  d.redirect_url, d.transfer_to, d.transfer_amount, d.instructions, d.transaction_id, d.attempt, d.version, d.asked_at,
  d.heard_at, d.created_at, d.expires_at, d.paid_at,
  exists (select from pledge_gifts g where g.donation_id = d.id) as is_monthly,
  case when c.code is not null then json_build_object('year', c.year, 'number', c.number, 'code', c.code,
    'issuedAt', c.issued_at, 'provisionalUntil', c.provisional_until, 'voidedAt', c.voided_at) end as receipt`
const joins = sql`
  left join regions r on r.id = d.region_id left join participants p on p.id = d.participant_id
  left join receipts c on c.donation_id = d.id`

/** Viewer of an order: its member, or a guest with its token. */
export type OrderViewer = { userId: number | null; holdsToken: boolean; now: Date }

/** Finds an order that the viewer may see; the desk sees all. */
export async function findOrder(
  db: Db,
  orderId: string,
  viewer: OrderViewer | 'desk',
): Promise<DonationRow | undefined> {
  // A guest's token expires on adoption by an account, on erasure of the person, and after a year: mails are forwarded,
  // and mailboxes change hands.
  const isTheirs =
    viewer === 'desk'
      ? sql`true`
      : sql`(d.user_id = ${viewer.userId}::bigint
    or ${viewer.holdsToken}::boolean and d.user_id is null and d.donor_email is not null
      and d.created_at > ${viewer.now}::timestamptz - interval '1 year')`
  const { rows } = await sql<DonationRow>`
    select ${columns} from donations d ${joins} where d.order_id = ${orderId} and ${isTheirs}`.execute(db)
  return rows[0]
}

type Filter = { page: number; limit: number; status?: string | undefined; year?: number | undefined }

/** A page of a member's gifts, newest first, with the total. */
export async function listOwn(
  db: Db,
  userId: number,
  { page, limit, status, year }: Filter,
): Promise<{ total: number; rows: DonationRow[] }> {
  const conditions: RawBuilder<unknown>[] = [sql`d.user_id = ${userId}`]
  if (status) conditions.push(sql`d.status = ${status}`)
  if (year) conditions.push(sql`${givingYear} = ${year}`)
  const where = sql.join(conditions, sql` and `)
  const { rows } = await sql<(DonationRow | { id: null }) & { total: number }>`
    select (select count(*)::int from donations d left join receipts c on c.donation_id = d.id where ${where}) as total, mine.*
    from (select 1) one left join (
      select ${columns} from donations d ${joins} where ${where}
      order by d.id desc limit ${limit} offset ${(page - 1) * limit}
    ) mine on true order by mine.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is DonationRow & { total: number } => row.id !== null),
  }
}

/** Assigns a member the orders made as a guest under their address; an account's address is verified. */
export const adoptOrders = async (db: Db, userId: number) =>
  void (await sql`
    update donations d set user_id = u.id from users u
    where u.id = ${userId} and u.activated_at is not null and u.deleted_at is null
      and d.user_id is null and d.donor_email = u.email`.execute(db))
