import type { PledgeRow } from './queries.ts'
import type { PledgeWire } from './schema.ts'

/** Status of a pledge: `waiting` until its first gift is paid, though stored as active. */
const pledgeStatus = (row: Pick<PledgeRow, 'status' | 'lastPaidAt'>): PledgeWire['status'] =>
  row.status === 'active' && !row.lastPaidAt ? 'waiting' : row.status

export const presentPledge = (row: PledgeRow): PledgeWire => ({
  id: row.id,
  version: row.version,
  status: pledgeStatus(row),
  amount: row.amount,
  day: row.day,
  designation: { type: row.designation, id: row.designationId, title: row.designationTitle },
  is_anonymous: row.isAnonymous,
  created_at: row.createdAt.toISOString(),
  next_on: row.lastPaidAt && row.nextOn,
  gifts: {
    count: row.paidCount,
    total: row.total,
    last_paid_at: row.lastPaidAt?.toISOString() ?? null,
  },
  open_order: row.openOrder && {
    order_id: row.openOrder.orderId,
    amount: row.openOrder.amount,
    expires_at: new Date(row.openOrder.expiresAt).toISOString(),
  },
  environment: row.environment,
})
